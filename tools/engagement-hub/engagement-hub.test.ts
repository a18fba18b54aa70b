import { describe, expect, test } from "vitest";
import { checkReport } from "#tools/checks.ts";
import { guardFigures } from "#checks/figures/guard.ts";
import { emptyJob } from "#contract/job-fields.ts";
import { walkReport } from "#contract/walk.ts";
import { evalCases } from "#eval/cases.ts";
import { loadTexts } from "#eval/reading/corpus.ts";
import { briefOnSubject, type Subject } from "#eval/measure-reports.ts";
import { faultsOfVerdict } from "#eval/writing/measure.ts";
import { shipped } from "#knowledge/shipped.ts";
import { readForm } from "#reading/form.ts";
import { countWords } from "#tools/report/count-words.ts";
import { toDocument } from "#tools/document/document.ts";
import { writeEngagementHub } from "#tools/engagement-hub/writer.ts";
import { spokenTitle } from "#tools/writing/phrases.ts";
import {
  bareJob,
  bareOrganization,
  briefOn,
  sampleSender,
} from "#tools/fixtures/sample-briefing.ts";
import { rangeOf } from "#tools/writing/say.ts";

const pasted = loadTexts()
  .filter(({ name }) => name.startsWith("exam-"))
  .map(({ name, text }): Subject => ({
    key: name,
    job: { ...emptyJob, ...readForm(text).fields, rawExtractedJd: text },
    organization: bareOrganization,
    sender: sampleSender,
  }));
const written = [...evalCases, ...pasted].map((subject) => {
  const briefing = briefOnSubject(subject);
  const report = writeEngagementHub(briefing);
  const { strings } = walkReport("engagementHub", report);
  return { key: subject.key, job: subject.job, ledger: briefing.ledger, report, strings };
});

const mostWords = 950;
const usualWords = 880;

function wordsIn({ job, report }: Pick<(typeof written)[number], "job" | "report">): number {
  const outputs = [{ toolType: "engagementHub", status: "completed", content: report } as const];
  return countWords(
    toDocument({ job: { ...job, id: 1 }, organization: "", outputs, date: new Date(0) }),
  );
}

describe.each(written.map((one) => [one.key, one] as const))("%s", (_, one) => {
  const { ledger, job, report, strings } = one;

  test("opens with one sentence for the hiring manager", () => {
    expect(faultsOfVerdict(report.summary.answer, job.title)).toEqual([]);
  });

  test("prints no figure without a source, asks nothing forbidden, judges nobody, promises nothing", () => {
    expect(guardFigures(ledger, "engagementHub", report)).toEqual([]);
    const found = checkReport(ledger, "engagementHub", report)
      .filter(({ rule }) => /^(?:questions|people|contradictions)/u.test(rule))
      .map(({ rule, quote, where }) => `${rule} in ${where}: ${quote}`);
    expect(found).toEqual([]);
  });

  test("cites facts that exist", () => {
    const ids = new Set(ledger.facts.map(({ id }) => id));
    expect(strings.flatMap(({ facts }) => facts).filter((id) => !ids.has(id))).toEqual([]);
  });

  test("puts words of the posting into quotation marks or leaves them out", () => {
    const said = runsOf(ledger.reading.text);
    const values = [spokenTitle(ledger), rangeOf(ledger)?.text ?? "", ledger.company.name];
    const withoutTyped = (text: string) =>
      values.reduce(
        (rest, value) => rest.replaceAll(value.toLowerCase(), "\n"),
        text.toLowerCase(),
      );
    const bent = strings
      .filter(({ key }) => key !== "basis" && key !== "day")
      .map(({ text }) => withoutTyped(text).replaceAll(/“[^”]*”/gu, "\n"))
      .flatMap((text) => [...runsOf(text)])
      .filter((words) => said.has(words));
    expect(bent).toEqual([]);
  });

  test("is short, and says the range at most three times", () => {
    expect(wordsIn(one)).toBeLessThanOrEqual(mostWords);
    const range = rangeOf(ledger)?.text ?? "no range";
    expect(strings.filter(({ text }) => text.includes(range)).length).toBeLessThanOrEqual(3);
  });

  test("rests on no vendor's figure", () => {
    expect(strings.flatMap(({ facts }) => facts).join()).not.toContain("research.");
    expect(strings.map(({ text }) => text).join()).not.toMatch(/benchmark|\(vendor\)/iu);
  });

  test("follows up after the first contact, each message greeted and signed once", () => {
    const touches = report.nurtureSequences[0]?.touches ?? [];
    expect(new Set(touches.map(({ body }) => body)).size).toBe(touches.length);
    for (const { body, channel } of touches) {
      expect(channel).not.toContain("InMail");
      expect(body.split("{{first_name}}")).toHaveLength(2);
      expect(body).not.toMatch(/[{](?!\{)[a-z_]+\}(?!\})|Ines Marlow$|!/u);
    }
    const lasts = touches.map(({ body }) => body.includes("my last message"));
    expect(lasts).toEqual([false, false, true]);
  });

  test("a message that wins people back asks one thing", () => {
    for (const { body } of report.winBackStrategies) expect(body.split("?")).toHaveLength(2);
  });
});

const run = 5;

/** Every five words that follow each other. */
function runsOf(text: string): Set<string> {
  const lines = text.toLowerCase().split(/[\n.;:!?]/u);
  return new Set(
    lines.flatMap((line) => {
      const words = line.match(/[\p{L}\p{N}$'’]+/gu) ?? [];
      return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(" "));
    }),
  );
}

test("half of the reports are shorter still", () => {
  const counts = written.map(wordsIn).toSorted((left, right) => left - right);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(usualWords);
});

test("whatever people of a trade ask first, the opening stays a sentence to say", () => {
  const briefing = briefOn({ ...bareJob, salaryRange: "$90,000 to $99,000" });
  for (const playbook of shipped.playbooks) {
    const [sample] = briefing.ledger.questions;
    if (sample === undefined) throw new Error("a bare job leaves questions open");
    const questions = playbook.askFirst.map(({ key }) => ({ ...sample, id: `unknown.${key}` }));
    const ledger = { ...briefing.ledger, playbook, questions };
    const { summary } = writeEngagementHub({ ...briefing, ledger });
    expect([playbook.key, faultsOfVerdict(summary.answer)]).toEqual([playbook.key, []]);
  }
});

function answerFor(job: Partial<typeof bareJob>): string {
  return writeEngagementHub(briefOn({ ...bareJob, ...job })).summary.answer;
}

test("the opening is that of the first situation that holds", () => {
  const pay = { salaryRange: "$90,000 to $99,000" };
  expect(answerFor({ ...pay, description: "Openings: 3" })).toContain("3 openings");
  expect(answerFor({ ...pay, urgencyLevel: "critical" })).toContain("calendar");
  expect(answerFor(pay)).toContain("within one working day");
});

test("people who answer posts get text messages and are counted as applicants", () => {
  const driver = { ...bareJob, title: "CDL-A Truck Driver", location: "Joliet, IL" };
  const report = writeEngagementHub(briefOn(driver));
  expect(report.pipelineHealth.finding).toContain("applicants");
  expect(report.nurtureSequences[0]?.touches.map(({ channel }) => channel)).toContain(
    "text message",
  );
  const engineer = writeEngagementHub(briefOn({ ...bareJob, title: "Backend Engineer" }));
  expect(engineer.pipelineHealth.finding).toContain("first messages");
});

test("what the team wrote down about itself is neither said nor confirmed", () => {
  const flagged = briefOn({ ...bareJob, redFlags: ["recent layoffs", "boss shouts"] });
  const report = writeEngagementHub(flagged);
  const [first] = report.objectionHandling;
  expect(first?.objection).toContain("layoffs");
  expect(first?.reply).not.toContain("layoffs");
  expect(first?.missing).toContain("hiring manager");
  expect(JSON.stringify(report)).not.toContain("shouts");
});

test("an answer whose fact is missing says what is missing", () => {
  const report = writeEngagementHub(briefOn({ ...bareJob, title: "Line Cook" }));
  expect(JSON.stringify(writeEngagementHub(briefOn(bareJob)))).not.toContain("{range}");
  for (const { missing } of report.objectionHandling) expect(missing ?? "The").toContain("The");
});

test("the organization's own rules are quoted beside its tone", () => {
  const organization = { ...bareOrganization, messagingStyle: "Numbers first. No contractions." };
  const { messagingPlaybook } = writeEngagementHub(briefOn(bareJob, organization));
  expect(messagingPlaybook.tone).toContain("“Numbers first. No contractions”");
});

test("nudges, experiments, win-backs and ideas are of the trade, and of no other", () => {
  const trades = written.filter(({ ledger }) => ledger.playbook.engagement !== undefined);
  expect(trades.length).toBeGreaterThan(10);
  const firsts = new Map<string, string>();
  for (const { report, ledger } of trades) {
    const { key, engagement } = ledger.playbook;
    const [first] = report.winBackStrategies;
    expect(first?.body).toContain(engagement?.winBack.say);
    const rows = [
      first?.trigger,
      report.nudges[0]?.what,
      report.experiments[0]?.hypothesis,
      report.touchpointIdeas[0]?.idea,
    ];
    for (const row of rows) {
      expect(firsts.get(row ?? "") ?? key).toBe(key);
      firsts.set(row ?? "", key);
    }
  }
});

test("work that nobody recognized gets general messages", () => {
  const report = writeEngagementHub(briefOn({ ...bareJob, title: "Zorbleflux" }));
  expect(report.winBackStrategies[0]?.trigger).toMatch(/silent|meeting/u);
});

test.each([
  [
    "Product Designer",
    "Process: intro call, portfolio review. No unpaid homework, ever.",
    /take-home/u,
  ],
  ["Physical Therapist", "Benefits: student loan assistance, $150/month", /toward your loans/u],
])(
  "%s: nobody is won back from what this employer does not do, or does itself",
  (title, line, words) => {
    const backsOf = (rawExtractedJd: string) =>
      JSON.stringify(
        writeEngagementHub(briefOn({ ...bareJob, title, rawExtractedJd })).winBackStrategies,
      );
    expect(backsOf(title)).toMatch(words);
    expect(backsOf(`${title}\n\n${line}`)).not.toMatch(words);
  },
);
