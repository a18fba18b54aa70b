import { expect, test } from "vitest";
import { phrase, webSearchLink } from "#tools/document/links.ts";

test("a search keeps exactly the words, encoded", () => {
  expect(webSearchLink(phrase("Harrow & Vane"), "layoffs OR closing")).toBe(
    "https://www.google.com/search?q=%22Harrow%20%26%20Vane%22%20layoffs%20OR%20closing",
  );
});

test("quotes inside a phrase cannot end it", () => {
  expect(phrase('A "B" C')).toBe('"A  B  C"');
});

test("a hostile name stays one query of a bounded length", () => {
  const link = webSearchLink(phrase("x&site=evil ".repeat(5_000)));
  expect(new URL(link).searchParams.get("q")?.length).toBeLessThanOrEqual(300);
  expect(new URL(link).host).toBe("www.google.com");
});

test("half a surrogate pair does not break the address", () => {
  expect(() => webSearchLink("a".repeat(299) + "😀😀")).not.toThrow();
});
