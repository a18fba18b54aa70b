import { expect, test } from "vitest";
import { readStated } from "#reading/read-stated.ts";

const textsOf = (text: string) => readStated(text).lines.map((line) => line.text);

test("a quoted mail's wrapped rows are one sentence", () => {
  const lines = textsOf(`Please see below and get this one up by Friday.

On Wed, Nov 18, 2026 at 2:15 PM Ines Okoro wrote:
> Benefits as for the others: health and dental, 401(k) with a safe
> harbor match, 20 days off, paid parking at the mill or a pass and
> union dues paid in full
>
> Needs four years of setting up presses in a plant that ships to us
> and to others, and can read a print without asking anybody at all`);
  expect(lines.join("\n")).toContain("with a safe harbor match");
  expect(lines.join("\n")).toContain("or a pass and union dues");
  expect(lines.join("\n")).not.toMatch(/^>/mu);
});

test("short rows of notes stay apart", () => {
  const lines = textsOf("Setup, counterweights, matting\ndaily inspection, logbook\nload charts");
  expect(lines.some((text) => text.includes("matting daily"))).toBe(false);
});
