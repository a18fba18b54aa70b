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

test("a text torn at a wide margin is whole again", () => {
  const torn = `Fen Mills Medical Center is hiring a Registered Nurse for our small adult surgical intensive care unit. This is a full-time, twelve-hour night
position, on site in Dayton.

You will assess and monitor critically ill adults, care for ventilated patients and patients on drips, give medications, respond to all kinds of
changes in condition and to rapid response calls, and record care in the electronic health record. You will give a clear handover at every shift
change, work with physicians and respiratory therapists, and keep families informed about what happens to their relatives through all of the
night. You will also take your turn as charge nurse once the unit knows you, and teach whoever comes new to the unit as others have taught you`;
  expect(textsOf(torn).join("\n")).toContain("twelve-hour night position, on site in Dayton.");
  expect(textsOf(torn).join("\n")).toContain("at every shift change, work with physicians");
});
