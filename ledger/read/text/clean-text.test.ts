import { expect, test } from "vitest";
import {
  answered,
  isRecorded,
  tellsDaysOff,
  withoutChat,
  withoutFillers,
  withoutFrame,
} from "#ledger/read/text/clean-text.ts";

test.each([
  ["Oh and the private medical is from day one", "The private medical is from day one"],
  ["yep BCBS medical, 401k match 5%", "BCBS medical, 401k match 5%"],
  ["post it at $88,000 to $97,000", "$88,000 to $97,000"],
  ["No typing test this time lol.", "No typing test this time."],
  ["ya - medical dental vision", "Medical dental vision"],
  ["yes 👍 apply by mail", "Apply by mail"],
  ["Health (UPMC plan i think?? check), 7 paid holidays", "Health, 7 paid holidays"],
  ["OK with computers", "OK with computers"],
  ["Post office experience", "Post office experience"],
  ["Ohio license", "Ohio license"],
])("%s is said as %s", (text, said) => {
  expect(withoutChat(text)).toBe(said);
});

test("what is said around a value goes, the value stays", () => {
  expect(withoutChat("Put $29 to $38 an hour")).toBe("$29 to $38 an hour");
  expect(withoutFrame("Benefits (from the template): dental", "benefit")).toBe("Dental");
  expect(withoutFrame("Nice to have would be a cake license", "nice")).toBe("A cake license");
  expect(
    withoutFrame("EEO: standard line - Fen Mills is an equal opportunity employer.", "legal"),
  ).toBe("Fen Mills is an equal opportunity employer.");
});

test("a recorder's fillers go, and “um” only where a talk was recorded", () => {
  expect(isRecorded("hours uh 7 to 4. uh and weekends")).toBe(true);
  expect(withoutFillers("um handles uh complaints", true)).toBe("Handles complaints");
  expect(withoutFillers("Es geht um Brot", false)).toBe("Es geht um Brot");
});

test("an answer of one word takes the question's words", () => {
  expect(answered("yes after offer", "legal", "background check")).toBe(
    "Background check after offer",
  );
  expect(answered("nope", "legal", "drug test")).toBe("");
  expect(answered("No sponsorship.", "legal", "visa")).toBe("No sponsorship.");
});

test("a week that is closed is days off", () => {
  expect(tellsDaysOff("we close the week of July 4th and everybody gets paid")).toBe(true);
  expect(tellsDaysOff("Applications close July 4th")).toBe(false);
});
