import { expect, test } from "vitest";
import { screens } from "#contract/screens.ts";
import { landingMarkup } from "#scripts/build/landing-markup.tsx";
import { writeLandingSample } from "#scripts/build/landing-sample.ts";

const markup = landingMarkup();
const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = ""]) => found);

test("the landing page needs nothing the content policy forbids", () => {
  expect(markup).not.toMatch(/\sstyle=|\son\w+=|<script|<style|javascript:/u);
});

test("it has one first heading, and no level is skipped", () => {
  const levels = all(/<h([1-6])/gu).map(Number);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
});

test("every link leads to a screen, a part of this page, or the call table [S-219, R-12]", () => {
  const known = new Set<string>(Object.values(screens).map(({ path }) => path));
  const lost = all(/href="([^"]+)"/gu).filter((href) =>
    href.startsWith("#") ? !markup.includes(`id="${href.slice(1)}"`) : !known.has(href),
  );
  expect(lost).toEqual(["/api/docs"]);
});

test("no id stands twice", () => {
  const ids = all(/\sid="([^"]+)"/gu);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("the six tools stand in their order under their full names [S-216, R-24]", () => {
  const [, grid = ""] = /id="features"(.*?)<\/section>/su.exec(markup) ?? [];
  expect([...grid.matchAll(/<h3[^>]*>([^<]+)/gu)].map(([, name]) => name)).toEqual([
    "Market Pulse Intelligence",
    "Intake Sync Blueprint",
    "Attract + Source Kit",
    "Engagement Hub",
    "Offer Navigator",
    "Interview Coach",
  ]);
});

test("the sample is what the built-in writer writes, figure for figure", () => {
  const { reports } = writeLandingSample();
  const escaped = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");
  const { summary, marketSnapshot } = reports.marketPulse;
  for (const words of [summary.answer, summary.text, ...marketSnapshot.map((one) => one.figure)])
    expect(markup).toContain(escaped(words));
  expect(markup).toContain(escaped(reports.offerNavigator.summary.answer));
});

test("quotes that nobody said are marked, each of them [S-217]", () => {
  expect(all(/(<blockquote)/gu)).toHaveLength(2);
  expect(all(/>(Illustrative)</gu)).toHaveLength(2);
});
