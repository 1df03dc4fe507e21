//! Cleans a picture that a designer brings: an SVG image that shows something, and does and asks for
//! nothing. What is not known to be harmless is refused or left out.

use alloc::{format, string::String};
use core::fmt::Write as _;

use kernel::Bilingual;
use roxmltree::{Document, Node, ParsingOptions};

/// The most bytes of a picture.
pub const PICTURE_BYTES_MAX: usize = 16 * 1024;
/// The most elements and texts of a picture.
const NODES_MAX: u32 = 2_000;
/// How deep elements may stand in others.
const DEPTH_MAX: usize = 32;

const SVG: &str = "http://www.w3.org/2000/svg";

/// The elements that a picture may have.
#[rustfmt::skip]
const ELEMENTS: [&str; 25] = [
    "svg", "g", "defs", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text",
    "tspan", "linearGradient", "radialGradient", "stop", "clipPath", "filter", "feGaussianBlur",
    "feOffset", "feComponentTransfer", "feFuncA", "feMerge", "feMergeNode", "feColorMatrix", "feFlood",
];
/// The elements that are left out.
const NOTES: [&str; 3] = ["title", "desc", "metadata"];
/// The attributes that are kept; the others are left out.
#[rustfmt::skip]
const ATTRIBUTES: [&str; 63] = [
    "id", "d", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry", "fx", "fy",
    "width", "height", "points", "transform", "viewBox", "preserveAspectRatio", "pathLength", "fill",
    "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "color",
    "offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod",
    "clip-path", "clip-rule", "clipPathUnits", "filter", "filterUnits", "in", "in2", "result", "type",
    "values", "slope", "stdDeviation", "flood-color", "flood-opacity", "text-anchor", "font-size",
    "font-family", "font-weight", "font-style", "letter-spacing",
];

/// Returns the picture with everything left out that is not known to be harmless.
///
/// # Errors
///
/// Says what a picture must not have.
pub(super) fn clean(svg: &str) -> Result<String, Bilingual> {
    if svg.len() > PICTURE_BYTES_MAX {
        return Err(Bilingual::new(
            format!("the picture has more than {PICTURE_BYTES_MAX} bytes"),
            format!("el dibujo tiene más de {PICTURE_BYTES_MAX} bytes"),
        ));
    }
    let options = ParsingOptions { allow_dtd: false, nodes_limit: NODES_MAX, ..Default::default() };
    let document = Document::parse_with_options(svg, options);
    let not_svg = |error| {
        let en = format!("the picture is not SVG: {error}");
        Bilingual::new(en, format!("el dibujo no es SVG: {error}"))
    };
    let document = document.map_err(not_svg)?;
    let root = document.root_element();
    if !is_svg(root) || root.tag_name().name() != "svg" {
        return Err(Bilingual::new(
            format!("the picture does not begin with <svg xmlns=\"{SVG}\" …>"),
            format!("el dibujo no empieza por <svg xmlns=\"{SVG}\" …>"),
        ));
    }
    if root.attribute("viewBox").is_none() {
        return Err(Bilingual::new("the picture has no viewBox", "el dibujo no tiene viewBox"));
    }
    let mut clean = String::new();
    write(&mut clean, root, 0)?;
    Ok(clean)
}

fn is_svg(node: Node<'_, '_>) -> bool {
    node.tag_name().namespace() == Some(SVG)
}

/// Writes an element with what is in it.
fn write(out: &mut String, node: Node<'_, '_>, depth: usize) -> Result<(), Bilingual> {
    let name = node.tag_name().name();
    // The notes of drawing programs are in other namespaces.
    if !is_svg(node) || NOTES.contains(&name) {
        return Ok(());
    }
    if !ELEMENTS.contains(&name) || (name == "svg" && depth > 0) {
        return Err(Bilingual::new(
            format!("a picture must not have <{name}>"),
            format!("un dibujo no puede tener <{name}>"),
        ));
    }
    if depth > DEPTH_MAX {
        return Err(Bilingual::new(
            format!("the elements stand in each other more than {DEPTH_MAX} deep"),
            format!("los elementos están unos dentro de otros a más de {DEPTH_MAX} niveles"),
        ));
    }
    out.push('<');
    out.push_str(name);
    if depth == 0 {
        // Writing to a string does not fail.
        let _ = write!(out, " xmlns=\"{SVG}\"");
    }
    write_attributes(out, node, depth)?;
    out.push('>');
    for child in node.children() {
        if child.is_element() {
            write(out, child, depth + 1)?;
        } else if child.is_text() && ["text", "tspan"].contains(&name) {
            escape(out, child.text().unwrap_or_default());
        } else {
            // A blank or a comment.
        }
    }
    let _ = write!(out, "</{name}>");
    Ok(())
}

fn write_attributes(out: &mut String, node: Node<'_, '_>, depth: usize) -> Result<(), Bilingual> {
    let name = node.tag_name().name();
    for attribute in node.attributes() {
        let (key, value) = (attribute.name(), attribute.value());
        if key.starts_with("on") || key == "href" {
            return Err(Bilingual::new(
                format!("<{name}> must not have {key}"),
                format!("<{name}> no puede tener {key}"),
            ));
        }
        if attribute.namespace().is_some() || (depth == 0 && ["width", "height"].contains(&key)) {
            continue;
        }
        if key != "style" {
            write_attribute(out, node, (key, value))?;
            continue;
        }
        // What a style says becomes attributes, which cannot say more.
        for (key, value) in value.split(';').filter_map(|property| property.split_once(':')) {
            if !node.has_attribute(key.trim()) {
                write_attribute(out, node, (key.trim(), value.trim()))?;
            }
        }
    }
    Ok(())
}

fn write_attribute(
    out: &mut String,
    node: Node<'_, '_>,
    (key, value): (&str, &str),
) -> Result<(), Bilingual> {
    if !ATTRIBUTES.contains(&key) {
        return Ok(());
    }
    if value.contains('\\') || value.match_indices("url").any(|(at, _)| !is_inside(&value[at..])) {
        return Err(Bilingual::new(
            format!("{key} must not name anything outside of the picture"),
            format!("{key} no puede nombrar nada de fuera del dibujo"),
        ));
    }
    let is_cutting = |it: Node<'_, '_>| it.tag_name().name() == "clipPath";
    if key == "clip-path" && node.ancestors().any(is_cutting) {
        return Err(Bilingual::new(
            "a clipPath must not have a clip-path",
            "un clipPath no puede tener clip-path",
        ));
    }
    let _ = write!(out, " {key}=\"");
    escape(out, value);
    out.push('"');
    Ok(())
}

/// Returns whether a reference is to a part of the picture.
fn is_inside(reference: &str) -> bool {
    ["url(#", "url('#", "url(\"#"].iter().any(|start| reference.starts_with(start))
}

fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\\' => out.push_str("&#92;"),
            _ if letter.is_control() => out.push(' '),
            _ => out.push(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(inner: &str) -> String {
        format!("<svg xmlns=\"{SVG}\" viewBox=\"0 0 200 150\">{inner}</svg>")
    }

    #[test]
    fn a_harmless_picture_stays_as_it_is() {
        for inner in [
            "<defs><radialGradient id=\"b\" r=\".7\"><stop offset=\"0\" stop-color=\"#fff\"></stop></radialGradient></defs>",
            "<rect x=\"0\" y=\"0\" width=\"200\" height=\"150\" fill=\"url(#b)\"></rect>",
            "<text x=\"4\" y=\"9\">Tom &amp; &lt;Tim&gt;</text>",
        ] {
            assert_eq!(clean(&with(inner)), Ok(with(inner)));
        }
    }

    #[test]
    fn what_is_of_no_use_is_left_out() {
        let rows = [
            ("<!-- note --><title>t</title><g class=\"x\" data-x=\"1\"></g>", "<g></g>"),
            ("<x:note xmlns:x=\"urn:x\" x:y=\"1\"/><g/>", "<g></g>"),
            (
                "<g style=\"fill: red; -x-y: url(http://x); opacity:.5\"/>",
                "<g fill=\"red\" opacity=\".5\"></g>",
            ),
            ("<g>a</g>", "<g></g>"),
        ];
        for (inner, due) in rows {
            assert_eq!(clean(&with(inner)), Ok(with(due)), "{inner}");
        }
        let sized = with("")
            .replace("<svg", "<svg width=\"9\"")
            .replace("<svg width=\"9\" xmlns", "<svg xmlns");
        assert_eq!(clean(&sized), Ok(with("")));
    }

    #[test]
    fn what_could_do_harm_is_refused() {
        let deep = format!("{}{}", "<g>".repeat(40), "</g>".repeat(40));
        let rows = [
            ("<script>alert(1)</script>", "a picture must not have <script>"),
            ("<g onload=\"alert(1)\"/>", "<g> must not have onload"),
            ("<foreignObject/>", "a picture must not have <foreignObject>"),
            ("<style>*{fill:url(http://x)}</style>", "a picture must not have <style>"),
            ("<image href=\"http://x\"/>", "a picture must not have <image>"),
            ("<use href=\"#a\"/>", "a picture must not have <use>"),
            ("<a href=\"javascript:x\"/>", "a picture must not have <a>"),
            ("<animate attributeName=\"x\"/>", "a picture must not have <animate>"),
            (
                "<g xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"#a\"/>",
                "<g> must not have href",
            ),
            ("<g fill=\"url(http://x)\"/>", "fill must not name anything outside of the picture"),
            ("<g fill=\"\\75rl(x)\"/>", "fill must not name anything outside of the picture"),
            (
                "<g style=\"filter:url( //x)\"/>",
                "filter must not name anything outside of the picture",
            ),
            (
                "<clipPath id=\"a\"><g clip-path=\"url(#a)\"/></clipPath>",
                "a clipPath must not have a clip-path",
            ),
            (deep.as_str(), "the elements stand in each other more than 32 deep"),
        ];
        for (inner, why) in rows {
            let refused = clean(&with(inner)).expect_err(inner);
            assert_eq!(refused.en, why, "{inner}");
            assert_ne!(refused.es, why, "it is said in Spanish, too");
        }
        let whole = [
            ("", "is not SVG"),
            ("<svg/>", "does not begin with"),
            ("<html xmlns=\"http://www.w3.org/1999/xhtml\"/>", "does not begin with"),
            ("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "has no viewBox"),
            ("<!DOCTYPE svg [<!ENTITY a \"a\">]><svg/>", "is not SVG"),
        ];
        for (svg, why) in whole {
            assert!(clean(svg).is_err_and(|it| it.en.contains(why)), "{svg}");
        }
        assert!(
            clean(&with(&" ".repeat(PICTURE_BYTES_MAX))).is_err_and(|it| it.en.contains("bytes"))
        );
    }
}
