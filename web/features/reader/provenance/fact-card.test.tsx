import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactCard } from "#web/features/reader/provenance/fact-card.tsx";

test("what somebody decided says who, when and in which words", () => {
  const shown = renderToStaticMarkup(
    <FactCard
      fact={{
        id: "pay.range",
        label: "Pay",
        text: "$148,000 to $182,000 a year",
        basis: "given",
        sources: [
          {
            kind: "decision",
            byName: "Tomas Lindqvist",
            at: "2026-11-18T14:06:00.000Z",
            words: "Raise the top to $182,000",
          },
        ],
      }}
    />,
  );
  const words = shown.replaceAll(/<[^>]+>/gu, "");
  expect(words).toContain("Tomas Lindqvist decided this on 18 November 2026.");
  expect(words).toContain("Raise the top to $182,000");
});
