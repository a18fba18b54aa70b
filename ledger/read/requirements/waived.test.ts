import { expect, test } from "vitest";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { isWaived } from "#ledger/read/requirements/waived.ts";

test.each([
  "No experience needed!!",
  "Degree not required",
  "Forklift card: none required",
  "You do NOT need a CS degree",
  "We don't mind about degrees.",
  "CDL does not have to be current.",
  "Degree I honestly don't care.",
  "Dont care about the degree",
  "No forklift card?",
])("%s asks for nothing", (text) => {
  expect(isWaived(text)).toBe(true);
  const { requirements, dealBreakers } = ledgerOf({
    rawExtractedJd: `Requirements\n- ${text}\n- Valid driver license\n- Two years on a dock`,
  }).reading;
  const read = [...requirements, ...dealBreakers].map((one) => one.text).join("\n");
  expect(read).not.toMatch(
    /experience needed|not required|NOT need|care|forklift card|mind about|have to be/iu,
  );
});

test.each(["Two years of experience needed", "Must not smoke on site", "RN license required"])(
  "%s asks for something",
  (text) => {
    expect(isWaived(text)).toBe(false);
  },
);

test.each([
  "Overnights are handled by a separate team.",
  "No nights, no weekends.",
  "Manager on duty stays overnight stay once a quarter.",
])("%s is no night shift", (text) => {
  const { schedule } = ledgerOf({ rawExtractedJd: `Schedule\n- ${text}` }).reading;
  expect(schedule?.shift ?? null).not.toBe("nights");
});

test("a draft's notes to each other reach nobody", () => {
  const { lines } = ledgerOf({
    rawExtractedJd: "Benefits\n- 400 days without an injury [R: check the number]\n- [x] Dental",
  }).reading;
  expect(lines.map(({ text }) => text).join("\n")).not.toMatch(/check the number|\[x\]/u);
});

test.each([
  "Not certified yet?",
  "We will teach you.",
  "It isn't required to start.",
  "Specialty tools are there.",
])("%s is told beside a demand and asks for nothing", (text) => {
  const { requirements } = ledgerOf({
    rawExtractedJd: `Requirements\n- Valid driver license\n- ${text}\n- Two years on a dock`,
  }).reading;
  expect(requirements.map((one) => one.text)).not.toContain(text.replace(/[.?]$/u, ""));
  expect(requirements.length).toBeGreaterThan(1);
});

test("the employer's trucks are asked of nobody, one's own car is", () => {
  const { requirements } = ledgerOf({
    rawExtractedJd:
      "You need\n- Valid driver license\n- Two years on a dock\n- Own a car, 2015 or newer\n- Automatic trucks, 2021 or newer Macks",
  }).reading;
  const read = requirements.map(({ text }) => text).join("\n");
  expect(read).toContain("2015 or newer");
  expect(read).not.toMatch(/Macks|Automatic/u);
});
