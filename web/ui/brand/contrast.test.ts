import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

function tokensOf(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split("}")[0] ?? "";
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gu)].map(([, name, hex]) => [name, hex]),
  );
}

const light = tokensOf(":root,");
const themes = { light, dark: { ...light, ...tokensOf('[data-theme="dark"] {') } };

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const hues = ["green", "red", "orange", "yellow", "grey"];
const texts = [
  ...["ink-1", "ink-2", "ink-3", "blue"].flatMap((ink) =>
    ["canvas", "surface", "raised"].map((ground) => [ink, ground]),
  ),
  ...[...hues, "blue"].map((hue) => [hue, `${hue}-wash`]),
  ...hues.map((hue) => [hue, "surface"]),
  ["ink-1", "sunken"],
  ["ink-2", "sunken"],
  ["ink-3", "sunken"],
  ["ink-2", "marker-wash"],
] as [string, string][];
const parts = [
  ["control", "surface"],
  ["control", "canvas"],
  ["blue", "canvas"],
  ["blue-fill", "surface"],
  ["blue-t2", "surface"],
  ["ridge-done", "surface"],
  ...hues.map((hue) => [`${hue}-dot`, `${hue}-wash`]),
] as [string, string][];

test.for(Object.entries(themes))("text and parts can be told apart, %s [X-59]", ([, tokens]) => {
  const colour = (name: string) => tokens[name] ?? tokens["blue-fill"] ?? "";
  const weak = (pairs: [string, string][], least: number) =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(colour(front), colour(back)) }))
      .filter(({ ratio }) => ratio < least);
  expect(weak(texts, 4.5)).toEqual([]);
  expect(weak(parts, 3)).toEqual([]);
  expect(contrast("#ffffff", colour("blue-fill"))).toBeGreaterThan(4.5);
  expect(contrast("#ffffff", colour("blue-hover"))).toBeGreaterThan(4.5);
  expect(contrast("#ffffff", colour("red-fill"))).toBeGreaterThan(4.5);
  expect(contrast("#14151a", colour("marker"))).toBeGreaterThan(4.5);
});

test("the stage's ridges and words stand out from its blue", () => {
  const stage = tokensOf(".stage {");
  for (const name of ["ridge-done", "ridge-run", "ridge-failed"])
    expect(contrast(stage[name] ?? "", "#2230d2")).toBeGreaterThan(3);
  expect(contrast("#d9dcff", "#2230d2")).toBeGreaterThan(4.5);
});
