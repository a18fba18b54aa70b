import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeEntities, filler, showPage } from "#reading/source/page-source.ts";
import { readText } from "#reading/read.ts";

const source = `<div class="job"><h2>Line Cook &amp; Prep</h2>
<p>Gull House&nbsp;&ndash; Mobile, Alabama</p>
<p><strong>What you will do</strong></p>
<ul><li>Run the <i>grill</i></li><li>You&rsquo;ll close the line</li></ul>
<p><strong>The deal</strong><br/>$1,050 a week, meals on shift.</p>
<table><tr><td>Hours</td><td>35, evenings.</td></tr></table>
<script>let hidden = 1;</script></div>`;

test("a pasted page's source is read as its page shows it", () => {
  const { lines, pay, places, title } = readText(source);
  expect(lines.map(({ text }) => text)).toEqual([
    "Line Cook & Prep",
    "Gull House – Mobile, Alabama",
    "Run the grill",
    "You'll close the line",
    "$1,050 a week, meals on shift.",
    "Hours",
    "35, evenings.",
  ]);
  expect(title?.value).toContain("Line Cook");
  expect(places[0]?.value).toMatchObject({ city: "Mobile", region: "AL" });
  expect(pay?.value).toMatchObject({ min: 1050, period: "week" });
});

test("every sign keeps its place", () => {
  const shown = showPage(source);
  expect(shown).toHaveLength(source.length);
  expect(shown.indexOf("$1,050")).toBe(source.indexOf("$1,050"));
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "<p>",
          "</p>",
          "<b class='a'>",
          "</b>",
          "&amp;",
          "&#128512;",
          "a",
          "<",
          "&",
        ),
      ),
      (parts) => {
        const text = parts.join("");
        expect(showPage(text)).toHaveLength(text.length);
      },
    ),
  );
});

test.each(["Pay < $20 & tips", "<first name>, call me", "R&D; C&I"])("%s is no source", (text) => {
  expect(showPage(text)).toBe(text);
});

test.each([
  ["caf&eacute;", "café"],
  ["Espa&ntilde;ol", "Español"],
  ["&#8364;20 &#x2013; &euro;25", "€20 – €25"],
  ["&unknown;", "&unknown;"],
])("%s is %s", (text, said) => {
  expect(decodeEntities(text)).toBe(said);
  expect(showPage(text).replaceAll(filler, "")).toBe(said);
});
