import { describe, expect, test } from "vitest";
import { JobForm } from "#contract/job.ts";
import { mendDecoding } from "#contract/text/decoded-twice.ts";

/** What a program makes of a text that it reads in the wrong encoding. */
function readWrongly(text: string): string {
  return new TextDecoder("windows-1252").decode(new TextEncoder().encode(text));
}

describe("a text that was decoded twice is mended", () => {
  test.each([
    "• Lift 40 lb – every day",
    "The shop’s “early” shift… café, naïve, Zürich, £12.50, 5 €",
    "Nights\u00a0and weekends",
    "Bring a torch 🔦 and boots",
    "Größe: 3 × 4 m², señal, ação, œuvre",
  ])("%s", (text) => {
    expect(readWrongly(text)).not.toBe(text);
    expect(mendDecoding(readWrongly(text))).toBe(text);
    expect(mendDecoding(readWrongly(readWrongly(text)))).toBe(text);
  });

  test("a “Â” that its space was taken from is nothing", () => {
    expect(mendDecoding("Schedule:Â  Day shiftÂ\nPay")).toBe("Schedule:  Day shift\nPay");
  });
});

test.each([
  "Âge minimum : 18 ans, CHÂTEAU, âme, pâtisserie",
  "Ângela disse “AMANHÃ” e «NÃO»",
  "ïle, naïf, ð and þ, Ã",
  "Größe „Ä“, RÉSUMÉ, “CAFÉ”",
  "",
])("what people write is left alone: %j", (text) => {
  expect(mendDecoding(text)).toBe(text);
});

test("a job's text is mended as it comes in", () => {
  const job = JobForm.parse({
    organizationId: 1,
    title: "CafÃ© Manager",
    location: "ZÃ¼rich",
    rawExtractedJd: "â€¢ Open the cafÃ©",
  });
  expect(job).toMatchObject({
    title: "Café Manager",
    location: "Zürich",
    rawExtractedJd: "• Open the café",
  });
});
