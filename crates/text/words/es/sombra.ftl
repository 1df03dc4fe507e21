yes = sí
