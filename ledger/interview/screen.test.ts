import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { evalCases } from "#eval/cases.ts";
import { shipped } from "#knowledge/shipped.ts";
import { askDealBreaker } from "#ledger/questions/deal-breaker-questions.ts";
import { buildLedger, type Ledger } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { linesAsWritten, quoteLine } from "#ledger/facts/quote-line.ts";
import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { isAboutHours } from "#ledger/interview/screen-hours.ts";

const today = new Date("2026-11-14T12:00:00Z");
const ledgers = evalCases.map(({ key, job, organization }): [string, Ledger] => [
  key,
  buildLedger({
    job,
    organization,
    market: shippedFacts,
    knowledge: shipped,
    today,
  }),
]);

function asked(words: Parameters<typeof ledgerOf>[0]): string[] {
  return ledgerOf(words).plan.screen.map(({ question }) => question);
}

describe.each(ledgers)("the screen for %s", (_, { plan, reading }) => {
  const covers = new Set(plan.screen.flatMap((one) => one.covers));

  test("asks for every must-have but traits, and for every deal breaker", () => {
    const gates = [
      ...reading.requirements.filter(
        ({ priority, kind }) => priority === "must" && kind !== "trait",
      ),
      ...reading.dealBreakers.filter(({ kind }) => kind !== "refused"),
    ];
    expect(gates.filter(({ id }) => !covers.has(id)).map(({ text }) => text)).toEqual([]);
  });

  test("asks nothing twice, and is over in a dozen questions", () => {
    expect(new Set(plan.screen.map(({ question }) => question)).size).toBe(plan.screen.length);
    expect(plan.screen.length).toBeLessThanOrEqual(14);
  });

  test("bends nobody's words: outside quotation marks there are only ours, names and figures", () => {
    const names = reading.requirements.flatMap(({ skills }) => skills.map(({ name }) => name));
    const shapes =
      /^(?:(?:This job asks for|Part of this job:|The hours:|The travel:|One point is fixed:|One thing would rule this job out:) “.*”\. [^“”]{10,80}\?$|The work is |Are you authorized to work |Part of this work is under export control|Can you work (?:nights|evenings|days|weekends|rotating shifts)\?|Where did you last use |How well do you use |What pay do you expect|Is \D?[\d,.]+|When could you start)/u;
    const others = plan.screen.map(({ question }) => question).filter((text) => !shapes.test(text));
    expect(others).toEqual([]);
    const used = plan.screen.flatMap(
      ({ question }) => /last use (.+), and for what/u.exec(question)?.[1] ?? [],
    );
    const known = names.join(" ").toLowerCase();
    const unknown = used
      .flatMap((text) => text.split(/, | and /u))
      .filter((name) => !known.includes(name.toLowerCase()));
    expect(unknown).toEqual([]);
  });

  test("ends with pay and start, and never asks what somebody earned", () => {
    const [pay, start] = plan.screen.slice(-2);
    expect(pay?.question).toMatch(/expect/u);
    expect(start?.question).toMatch(/start.*notice/u);
    const words = plan.screen.map(({ question }) => question).join(" ");
    expect(words).not.toMatch(/earn|current (?:pay|salary)|last (?:pay|salary)/iu);
  });
});

test("citizenship is never asked: the right to work is, and export control goes to HR", () => {
  const words = asked({
    dealBreakers: ["ITAR: U.S. person", "no visa"],
    requirements: "US citizen",
  });
  expect(words.join(" ")).not.toMatch(/citizen|green card|nationality/iu);
  expect(words.some((text) => text.includes("authorized to work in the United States"))).toBe(true);
  expect(words.some((text) => text.includes("HR settles with the same form for everyone"))).toBe(
    true,
  );
});

test("a clearance is asked for once, in the words of the list", () => {
  const words = asked({
    title: "Security Analyst",
    requirements: "Active TS/SCI\nActive TS/SCI with CI poly",
  }).filter((text) => text.includes("TS/SCI"));
  expect(words).toEqual([
    "This job asks for “Active TS/SCI” and “Active TS/SCI with CI poly”. Do you meet that today?",
  ]);
});

test("the hours are asked as they were written, and a deal breaker that says more by itself", () => {
  const { plan, reading } = ledgerOf({
    title: "Registered Nurse - Nights",
    requirements: "Saturdays",
    dealBreakers: ["cannot work nights", "cannot work every third weekend"],
  });
  const hours = plan.screen.filter(({ about }) => about === "the hours");
  expect(hours.map(({ question }) => question)).toEqual([
    "The hours: “Saturdays”. Do they work for you?",
    "One thing would rule this job out: “cannot work every third weekend”. Does it apply to you?",
  ]);
  expect(hours[0]?.covers).toContain(reading.dealBreakers[0]?.id);
});

test("skills are asked by name, and a paper by whether it is held", () => {
  const words = asked({
    title: "Registered Nurse",
    requirements: "RN license\nEpic\nBLS within 30 days",
  });
  expect(words).toContain("Where did you last use Epic, and for what?");
  expect(words).toContain(
    "This job asks for “RN license” and “BLS within 30 days”. Which of these do you hold today, and when will you have the others?",
  );
});

test("a line that lets people choose is quoted, not cut into names", () => {
  expect(asked({ title: "Backend Engineer", requirements: "Go or Java" }).join("\n")).toContain(
    "“Go or Java”",
  );
});

test("a degree that ends the process is asked where the degree is asked", () => {
  const words = asked({
    requirements: "Bachelor's degree in accounting",
    dealBreakers: ["specific degree required"],
  });
  expect(words.filter((text) => /degree|bachelor/iu.test(text))).toHaveLength(1);
});

test("a deal breaker that repeats a must-have is asked with it", () => {
  const { plan, reading } = ledgerOf({
    requirements: "Never missed a shift",
    dealBreakers: ["Never missed a shift"],
  });
  const about = plan.screen.filter(({ question }) => question.includes("missed a shift"));
  expect(about).toHaveLength(1);
  expect(about[0]?.covers).toContain(reading.dealBreakers[0]?.id);
});

test("the body is asked about only as a task, with or without accommodation", () => {
  const words = asked({ title: "Warehouse Associate", requirements: "Able to lift 50 lbs" });
  expect(words).toContain(
    "Part of this job: “Able to lift 50 lbs”. Can you do that, with or without accommodation?",
  );
});

test.each([
  [
    "cannot work nights",
    /^One thing would rule this job out: “cannot work nights”\. Does it apply to you\?$/u,
  ],
  ["outside the US", /^One thing would rule this job out: “.+”\. Does it apply to you\?$/u],
  ["no portfolio", /^One thing would rule this job out: “.+”\. Does it apply to you\?$/u],
  ["must join on-call", /^One point is fixed: “must join on-call”\. Does that work for you\?$/u],
  ["no remote after training", /^One point is fixed: “/u],
  ["Tuesdays with the pod", /^One point is fixed: “/u],
])("the deal breaker %j is quoted in a question", (breaker, question) => {
  expect(askDealBreaker(breaker)).toMatch(question);
});

test("deal breakers of any length are asked in no time, in one breath", () => {
  const started = process.threadCpuUsage();
  for (const text of ["no ".repeat(30_000), "cannot ".repeat(14_000), "apply ".repeat(16_000)]) {
    expect(askDealBreaker(text).length).toBeLessThan(300);
  }
  expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(patient(1_000));
});

test("a quote keeps its words, closes its marks and ends between words", () => {
  expect(quoteLine('Says "hello"; twice.')).toBe("“Says 'hello'; twice”");
  expect(quoteLine("from 7 p.m. to 7:30 a.m.")).toBe("“from 7 p.m. to 7:30 a.m.”");
  expect(quoteLine("word ".repeat(60))).toMatch(/^“(?:word )+…”$/u);
});

test("what was read out of one sentence is asked in that sentence", () => {
  const quotes = [{ where: "posting" as const, quote: "You'll see comp, cap table." }];
  const part = (id: string, text: string) => ({ id, label: "", text, quotes });
  expect(linesAsWritten([part("a", "You'll see comp"), part("b", "Cap table")])).toEqual([
    { text: "You'll see comp, cap table.", covers: ["a", "b"] },
  ]);
});

test("a closing date is no working hours", () => {
  const job = {
    title: "Cook",
    rawExtractedJd:
      "Hours\nTuesday to Saturday, 2:00 pm to 10:00 pm\nClosing date: Fri 12 June, 5:00 pm",
  };
  const questions = asked(job).join("\n");
  expect(questions).toContain("2:00 pm");
  expect(questions).not.toContain("12 June");
});

test("elsewhere people are asked about adjustments", () => {
  const job = {
    title: "Warehouse Operative",
    location: "Leeds, United Kingdom",
    requirements: "Able to lift 25 kg",
  };
  const questions = asked(job).join("\n");
  expect(questions).toContain("with or without adjustments?");
  expect(asked({ ...job, location: "Columbus, OH" }).join("\n")).not.toContain("adjustments");
});

test("a closing date with a clock is no working hours", () => {
  const rawExtractedJd = "Principal\n\nTerms\n03/07/2025 4:00 PM PST";
  expect(asked({ title: "Principal", rawExtractedJd }).join("\n")).not.toContain("03/07/2025");
});

test("what the body bears is asked as a task, whatever it was read as", () => {
  const words = asked({
    title: "Bus Driver",
    requirements: "Exposure to heat\nPush cart up to 50 lbs",
  });
  expect(words.join("\n")).toMatch(
    /Push cart up to 50 lbs”\. Can you do .*with or without accommodation\?/u,
  );
  expect(words.join("\n")).not.toContain("fit you");
});

test("nobody is asked where they last used the language of the call", () => {
  const words = asked({
    title: "Support Lead",
    requirements: "Fluent English\nFluent Spanish",
  }).join("\n");
  expect(words).not.toContain("last use English");
  expect(words).toContain("How well do you use Spanish at work?");
});

test.each(["Saturdays", "Peak six-day weeks", "Pager one week in five", "Core hours 10-3 Central"])(
  "%j is about hours, whatever it was read as",
  (text) => {
    expect(isAboutHours({ kind: "other", text })).toBe(true);
  },
);

test("a skill is not about hours for a word in it", () => {
  expect(isAboutHours({ kind: "skill", text: "Shift planning software" })).toBe(false);
});
