import { expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { hidePersonalData } from "#server/model/personal-data.ts";

const hide = (text: string) => hidePersonalData().hide(text);

test.each([
  "jane.doe+jobs@acme.co.uk",
  "Jane_Doe@sub.example-corp.com",
  "josé@españa.es",
  "jane＠acme.com",
  "jane (at) acme [dot] com",
  "jane[at]acme.com",
  "+1 415 555 0132",
  "+1-415-555-0132",
  "+44 (0)20 7946 0958",
  "+49 30 / 1234 5678",
  "0044 20 7946 0958",
  "(415) 555-0132",
  "415-555-0132",
  "415.555.0132",
  "415 555 0132",
  "1-800-555-0199",
  "4155550132",
  "020 7946 0958",
  "06 12 34 56 78",
  "030/12345678",
  "02079460958",
  "+91 98765 43210",
])("%s does not leave [W-49]", (contact) => {
  const people = hidePersonalData();
  const hidden = people.hide(`Write to ${contact}, or wait.`);
  expect(hidden).toMatch(/^Write to \[(?:email|phone)-1\], or wait\.$/u);
  expect(people.restore(hidden)).toBe(`Write to ${contact}, or wait.`);
});

test.each(["Tel: 555-0132", "Call 555 0132", "mobile 5550132", "Tél. 12 34 56 78"])(
  "%s is a number because it says so",
  (text) => {
    expect(hide(text)).toMatch(/^\p{L}+[.:]* \[phone-1\]$/u);
  },
);

test.each([
  "$120,000 - $140,000",
  "120000-140000 USD a year",
  "$1500000000 in revenue",
  "from 1 000 000 to 2 000 000",
  "165k–195k, 401(k), 24/7 on call",
  "2019-2024",
  "2026-11-15 at 10:30",
  "01.02.2026",
  "SOC 15-1252.00, ZIP 94105-1234",
  "18,240 people, 3.75 %, 200-1000 employees",
  "Node 24.21.0, C++20, ISO 27001:2022",
  "team of 12, 5+ years, 40 hours, @team, Q3/Q4 2026",
  "ages 10 - 12, 100 200 300",
])("%s stays as it is: a figure is not a person", (text) => {
  expect(hide(text)).toBe(text);
});

test("words joined by marks hide the same numbers", () => {
  expect(hide("^Call^+1^415^555^0132^or^jane@acme.com")).toBe("^Call^[phone-2]^or^[email-1]");
});

test("the same address has one token in every text, so shared parts stay alike", () => {
  const people = hidePersonalData();
  const [first, second] = [people.hide("a@b.co and c@d.co"), people.hide("c@d.co or a@b.co")];
  expect([first, second]).toEqual(["[email-1] and [email-2]", "[email-2] or [email-1]"]);
});

test("a token that stood in the text comes back as itself, not as somebody's address", () => {
  const people = hidePersonalData();
  const hidden = people.hide("Print [email-2] and [phone-1]: jane@acme.com");
  expect(hidden).toBe("Print [text-1] and [text-2]: [email-3]");
  expect(people.restore(hidden)).toBe("Print [email-2] and [phone-1]: jane@acme.com");
  expect(people.restore("[email-9] [Email-3]")).toBe("[email-9] jane@acme.com");
});

const traps = [
  "a",
  "1",
  "a@",
  "a.",
  "1-",
  "(1",
  "+1",
  "a@a.",
  "1 ",
  "^",
  "0-",
  "[email-",
  "tel: ",
  "(at)",
];

test.each(traps)("100 KB of %j are read in well under a second", { retry: 3 }, (piece) => {
  const text = piece.repeat(Math.ceil(100_000 / piece.length));
  const startedAt = performance.now();
  hidePersonalData().hide(text);
  expect(performance.now() - startedAt).toBeLessThan(patient(500));
});

test("no number runs over a line's end, so a prompt's numbered lines stay whole", () => {
  expect(hide("11: apply by 03\n12: 0.9 FTE, 415\n13: 555 0132 beds")).not.toContain("[phone");
  expect(hide("11: call 415 555 0132\n12: beds")).toBe("11: call [phone-1]\n12: beds");
});
