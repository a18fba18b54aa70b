import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Words } from "#web/features/reader/pieces/words.tsx";

const shown = (text: string) =>
  renderToStaticMarkup(<Words text={text} />)
    .replaceAll(/<[^>]*>/gu, "")
    .replace("(opens a new tab)", "");

test.each([
  ["[the roadmap](https://evil.test/own)", "the roadmap (evil.test)"],
  ["[https://bank.example](https://evil.test/own)", "https://bank.example (evil.test)"],
  ["[bank.example](https://www.evil.test:8443/)", "bank.example (evil.test:8443)"],
  ["[bank](https://b\u0430nk.example/)", "bank (xn--bnk-6cd.example)"],
  ["[write to us](mailto:x@evil.test?subject=a)", "write to us (x@evil.test)"],
])("a link under a label says where it leads: %s (L10)", (text, words) => {
  expect(shown(text)).toBe(words);
});

test("an address that stands for itself is not said twice (L10)", () => {
  expect(shown("https://a.example/x")).toBe("https://a.example/x");
});
