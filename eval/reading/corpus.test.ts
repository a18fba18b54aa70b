import { expect, test } from "vitest";
import { loadTexts, partOf } from "#eval/reading/corpus.ts";
import { hashLabels, shippedPart } from "#eval/reading/train.ts";
import weights from "#reading/data/weights.json" with { type: "json" };
import { places } from "#reading/places.ts";

const texts = loadTexts();

test("there are at least 260 labelled texts, notes and other languages among them", () => {
  expect(texts.length).toBeGreaterThanOrEqual(260);
  expect(texts.filter(({ labels }) => labels.kind === "notes").length).toBeGreaterThanOrEqual(50);
  expect(new Set(texts.map(({ labels }) => labels.language)).size).toBeGreaterThanOrEqual(6);
});

test("a text's part hangs on its name alone, but for those that broke us and our own, which are for development", () => {
  expect(partOf("B-01-sdr-ote-ramp")).toBe(partOf("B-01-sdr-ote-ramp"));
  for (const { name, part, labels } of texts)
    expect(part).toBe(/^(?:exam|own)-/u.test(name) ? "development" : (labels.part ?? partOf(name)));
});

test.each(texts.map(({ name, text, labels }) => [name, text, labels] as const))(
  "%s: every label is a span of the text, in order, with a place",
  (_name, text, { lines, title, kind }) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(["posting", "notes"]).toContain(kind);
    expect(title === null || title.length > 0).toBe(true);
    let last = 0;
    for (const { start, end, place, also = [], second } of lines) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(text.slice(start, end).trim()).not.toBe("");
      for (const one of [place, ...also]) expect(places).toContain(one);
      expect(second).toBeTruthy();
      last = start;
    }
  },
);

test("the shipped weights have never seen the test part", () => {
  expect(shippedPart().filter(({ part }) => part === "test")).toEqual([]);
});

test("the shipped weights were trained on the labels that stand here", () => {
  expect(weights.labels).toBe(hashLabels(shippedPart()));
});
