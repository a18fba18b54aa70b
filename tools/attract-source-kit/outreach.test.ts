import * as fc from "fast-check";
import { expect, test } from "vitest";
import { voiceTones } from "#contract/options.ts";
import { evalCases } from "#eval/cases.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { writeOutreach } from "#tools/attract-source-kit/outreach.ts";
import type { Briefing } from "#tools/briefing.ts";
import {
  bareJob,
  bareOrganization,
  briefOn,
  sampleSender,
} from "#tools/fixtures/sample-briefing.ts";
import { signMessages } from "#tools/report/sign.ts";

const limit = 400;
const written = evalCases.map(({ key, job, organization, sender }) => {
  const briefing = briefOn(job, organization, { sender });
  return { key, briefing, messages: writeOutreach(briefing) };
});

function signedLength(briefing: Briefing): number {
  const [inMail] = signMessages(writeOutreach(briefing), briefing.sender) as {
    characters: number;
  }[];
  return inMail?.characters ?? Number.POSITIVE_INFINITY;
}

const sdr: Partial<JobFields> = {
  title: "Sales Development Representative",
  location: "Boston, MA",
  salaryRange: "$55,000",
  rawExtractedJd:
    "Sales Development Representative\n\nWhat you'll do\n- Book 14 meetings a month\n- Crush it on the phones!\n\nComp: $55K base, $85K OTE uncapped",
};

test.each(written.map((one) => [one.key, one] as const))(
  "%s: the InMail fits with its signature, and no message bends or flatters",
  (_, { briefing, messages }) => {
    expect(signedLength(briefing)).toBeLessThan(limit);
    for (const { body, kind } of messages) {
      expect(kind === "Text message" || body.includes("{{first_name}}")).toBe(true);
      expect(body).not.toMatch(/!|current_title|You would|We ask for/u);
    }
    expect(messages.map(({ kind }) => kind).slice(0, 2)).toEqual(["Short InMail", "First e-mail"]);
    expect(messages[2]?.kind).toMatch(/^(?:Call script|Text message)$/u);
  },
);

const words = fc
  .array(fc.stringMatching(/^[a-z]{1,90}$/u), { minLength: 1, maxLength: 8 })
  .map((list) => list.join(" "));

test("the InMail fits for titles, employers, places and senders of any length", () => {
  fc.assert(
    fc.property(
      fc.record({ title: words, location: words, employer: words, name: words }),
      fc.constantFrom(...voiceTones),
      ({ title, location, employer, name }, voiceTone) => {
        const sender = { ...sampleSender, name, signatureBlock: `${name}\n${title}` };
        const briefing = briefOn(
          {
            ...bareJob,
            title: title.slice(0, 200),
            location: location.slice(0, 200),
            salaryRange: "$100,000 to $120,000",
          },
          { ...bareOrganization, name: employer.slice(0, 200), voiceTone },
          { sender },
        );
        expect(signedLength(briefing)).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 20 },
  );
}, 300_000);

test("base pay is called base, and what comes with it stands in the posting's words", () => {
  const posting = "Pay\n- Base pay of $55,000\n- $85K on target, uncapped commission";
  const [inMail, mail] = writeOutreach(briefOn({ ...bareJob, ...sdr, rawExtractedJd: posting }));
  expect(inMail?.body).toContain("- Base pay: $55,000 a year");
  expect(mail?.body).toContain("\n- $85K on target, uncapped commission");
});

test.each([
  [sdr, "- Pay: $55K base, $85K OTE uncapped"],
  [
    {
      title: "Warehouse Shift Supervisor",
      salaryRange: "$27.50 - $31.00/hr",
      rawExtractedJd:
        "Warehouse Shift Supervisor\n\nPay: $27.50 - $31.00/hr + $1.75/hr shift differential",
    },
    "- Pay: $27.50 - $31.00/hr + $1.75/hr shift differential",
  ],
  [
    {
      title: "Ready-Mix Driver",
      salaryRange: "$28.00 - $30.50/hr",
      rawExtractedJd: "Ready-Mix Driver\n\nPay\n$28.00/hr to start, $30.50 after 90 days",
    },
    "- Pay: $28.00/hr to start, $30.50 after 90 days",
  ],
])("pay is told once, in the posting's line where that says more", (job, line) => {
  for (const { body } of writeOutreach(briefOn({ ...bareJob, ...job })).slice(0, 2)) {
    expect(body).toContain(line);
    expect(body.match(/\bpay:/giu)).toHaveLength(1);
  }
});

test("duties are list items as written, and none that shouts", () => {
  const [, mail] = writeOutreach(briefOn({ ...bareJob, ...sdr }));
  expect(mail?.body).toContain("\n- Book 14 meetings a month");
  expect(mail?.body).not.toContain("Crush");
});

test("nobody is spoken to in the words of a trade that may not be theirs", () => {
  const briefing = briefOn({ ...bareJob, title: "Product Manager", location: "Amsterdam" });
  const bodies = writeOutreach(briefing).map(({ body }) => body);
  expect(bodies.join("\n")).not.toContain("marketer");
});

test("a call and a text carry no signature of their own", () => {
  const signed = signMessages(writeOutreach(briefOn(bareJob)), sampleSender) as {
    signature: string;
  }[];
  expect(signed.map(({ signature }) => signature !== "")).toEqual([true, true, false]);
});

test("the style's rules hold: a bilingual greeting, the closing date, a link, few words", () => {
  const job = {
    ...bareJob,
    ...sdr,
    requirements: "Fluent Spanish",
    companyAssets: "https://brightadobe.example/claims",
    description: "Closing date: March 6",
  };
  const mailIn = (messagingStyle: string) =>
    writeOutreach(briefOn(job, { ...bareOrganization, messagingStyle }))[1]?.body ?? "";
  expect(mailIn("Bilingual greeting.")).toMatch(/^Hola \/ /u);
  expect(mailIn("With the filing date in every message.")).toContain("Apply by: March 6");
  expect(mailIn("Show the work, link to it.")).toContain("https://brightadobe.example/claims");
  expect(mailIn("Short.").length).toBeLessThan(mailIn("").length);
});

test("whoever is written to reads one line about the work in the InMail, whoever applies does not", () => {
  const inMailFor = (title: string, duty: string) =>
    writeOutreach(
      briefOn({
        ...bareJob,
        title,
        rawExtractedJd: `${title}\n\nWhat you will do\n- It now falls behind every month\n- ${duty}\n`,
      }),
    )[0]?.body;
  const engineer = inMailFor("Backend Engineer", "Redesign the reading ingest");
  expect(engineer).toContain("- Redesign the reading ingest");
  expect(engineer).not.toContain("falls behind");
  const driver = inMailFor("CDL-A Truck Driver", "Drive a dry van to stores");
  expect(driver).not.toContain("dry van");
});

test("where nobody named the employer, nobody says whose it is", () => {
  const messages = writeOutreach(briefOn(bareJob, { ...bareOrganization, name: "" }));
  expect(messages.map(({ body }) => body).join("\n")).not.toMatch(/our company|We are hiring/u);
});

test("a message says once that it speaks of hours", () => {
  const rawExtractedJd =
    "Welder\n\nHours are Monday to Thursday, 6:00 to 4:30.\nYou weld docks and read a print.";
  const bodies = writeOutreach(
    briefOn({ ...bareJob, title: "Welder", rawExtractedJd }, bareOrganization),
  ).map(({ body }) => body);
  expect(bodies.join("\n")).toContain("- Hours: Monday to Thursday, 6:00 to 4:30");
});

const mailOf = (rawExtractedJd: string) =>
  writeOutreach(briefOn({ ...bareJob, title: "Welder", rawExtractedJd }))[1]?.body ?? "";

test.each([
  ["Schedule\n- hrs M-F 7:30-4, Saturdays off", "- Hours: M-F 7:30-4, Saturdays off"],
  [
    "Schedule\n- On-call one week in five\n- Monday to Friday, 7:00 am - 3:30 pm",
    "- Hours: Monday to Friday, 7:00 am - 3:30 pm",
  ],
  [
    "Schedule\n- Some evening and weekend events; regional travel about 10%",
    "- Hours: Some evening and weekend events\n",
  ],
  ["Schedule\n- On-call one week in five", "- On-call one week in five"],
])("hours are a schedule: %s", (schedule, line) => {
  expect(mailOf(`Welder\n\n${schedule}\n\nYou weld docks and read a print.`)).toContain(line);
});

test("a limit of the busy season is no schedule", () => {
  const mail = mailOf("Welder\n\nHours\n- Max 52 hours February to April, no Sundays");
  expect(mail).not.toContain("52 hours");
});

test("no line speaks of somebody who is not named, and none sells what is not given", () => {
  const mail = mailOf(
    "Welder\n\nWhat you will do\n- 3 assistant welders under them\n- Team is five people, and they report to me\n- Weld docks and ramps\n- Read prints and weld symbols\n\nBenefits\n- Health insurance after 60 days, no dental\n- 401(k) with 4% match",
  );
  expect(mail).toContain("- Weld docks and ramps\n- Read prints and weld symbols");
  expect(mail).toContain("- Health insurance after 60 days\n");
  expect(mail).not.toMatch(/under them|report to me|dental/u);
});

function bodiesOf(job: Partial<JobFields>) {
  return writeOutreach(
    briefOn({ ...bareJob, ...job }, bareOrganization, { sender: sampleSender }),
  ).map(({ body }) => body);
}

test("what makes the pay is said with it, aloud as well", () => {
  const [inMail, , spoken] = bodiesOf({
    title: "Bartender",
    location: "Tulsa, OK",
    salaryRange: "$12 to $14 an hour",
    rawExtractedJd: "Bartender\n\nPay\n$12 to $14 an hour plus tip pool, paid out weekly\n",
  });
  expect(inMail).toContain("plus tip pool");
  expect(spoken).toContain("$12.00 to $14.00 an hour plus tips.");
  const [, , none] = bodiesOf({
    title: "Sales Associate",
    location: "Tulsa, OK",
    salaryRange: "$15 to $17 an hour",
    rawExtractedJd: "Sales Associate\n\nPay\n$15 to $17 an hour, no commission\n",
  });
  expect(none).not.toContain("plus commission");
});

test("every open shift is named, with what it pays", () => {
  const [, mail, spoken] = bodiesOf({
    title: "Packer",
    location: "Olathe, KS",
    salaryRange: "$18.00 - $20.50 an hour",
    rawExtractedJd:
      "Packer\n\nPay\n1st shift 6:00a-2:30p M-F $18.00/hr\n2nd shift 2:30p-11:00p M-F $18.00 + $1.00 differential\n3rd shift 11:00p-7:00a M-F $18.00 + $2.50 differential\n",
  });
  for (const shift of ["1st shift", "2nd shift", "3rd shift"])
    expect(mail?.split(shift)).toHaveLength(2);
  expect(spoken).toContain("an hour, depending on the shift.");
});
