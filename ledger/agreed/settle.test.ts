import { expect, test } from "vitest";
import type { Settled } from "#contract/room/settled.ts";
import { backendJob, decidedByTomas, decidedLedger } from "#ledger/fixtures/decided-job.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { readAudiences, readBasics, readPosted, settleBasics } from "#ledger/ledger.ts";
import { thinJob } from "#ledger/fixtures/sample-job.ts";

const decide = (...settled: readonly Settled[]) => decidedLedger(backendJob, ...settled);
const factOf = ({ facts }: Ledger, id: string) => facts.find((fact) => fact.id === id);
const textsOf = (ledger: Ledger, priority: string) =>
  ledger.reading.requirements.filter((one) => one.priority === priority).map(({ text }) => text);
const toldIn = (ledger: Ledger, place: string) =>
  ledger.reading.lines.filter((line) => line.place === place).map(({ text }) => text);

const tomas = {
  kind: "decision",
  byName: "Tomas Lindqvist",
  at: "2026-11-18T14:06:00.000Z",
  words: "That is fine",
};

test("a job about which nothing was decided is read as it was", () => {
  const job = { ...thinJob, ...backendJob };
  expect(readBasics(job).reading).toEqual(readPosted(job).reading);
  expect(decide().agreed).toBeUndefined();
});

test("the pay that was decided wins over form and posting, and nobody is asked which one holds", () => {
  const form = { ...backendJob, salaryRange: "$130,000 - $150,000" };
  expect(decidedLedger(form).questions.map(({ id }) => id)).toContain("unknown.conflict.pay.range");
  const ledger = decidedLedger(form, { about: "pay", text: "$150,000 to $182,000 a year" });
  expect(ledger.questions.map(({ id }) => id)).not.toContain("unknown.conflict.pay.range");
  expect(factOf(ledger, "pay.range")).toMatchObject({
    text: "$150,000 to $182,000 a year",
    basis: "given",
    sources: [tomas],
  });
});

test("a post tells the decided pay and no other; the bonus stays", () => {
  const told = toldIn(decide({ about: "pay", text: "$150,000 to $182,000" }), "pay").join("\n");
  expect(told).not.toContain("148,000");
  expect(told).toContain("10% annual bonus target");
});

test("the days in the office that were decided replace those of the posting", () => {
  const ledger = decide({ about: "workType", text: "hybrid, 1 day a week in the office" });
  expect(ledger.reading.workType).toMatchObject({ type: "hybrid", officeDays: "1 day a week" });
  expect(ledger.reading.lines.map(({ text }) => text).join("\n")).not.toContain("Tuesday");
  expect(factOf(ledger, "work.type")?.sources).toEqual([tomas]);
  expect(decide({ about: "workType", text: "Remote" }).reading.workType?.type).toBe("remote");
});

test("what a line says besides the days stays told", () => {
  const job = {
    ...backendJob,
    rawExtractedJd: "Terms\n- Hybrid, 40 hours a week",
    workType: "hybrid",
  };
  const settled = { about: "workType", text: "hybrid, 1 day a week in the office" } as const;
  expect(toldIn(decidedLedger(job, settled), "terms")).toEqual(["Hybrid, 40 hours a week"]);
});

test("the place that was decided brings its own law and wage levels", () => {
  const ledger = decide({ about: "place", text: "Austin, TX" });
  expect(ledger.reading.place).toMatchObject({ city: "Austin", region: "TX", country: "US" });
  expect(ledger.law.rules.map(({ region }) => region)).not.toContain("CO");
  expect(decide().law.rules.map(({ region }) => region)).toContain("CO");
});

test("what was dropped is asked for nowhere, and a fact says who dropped it", () => {
  const ledger = decide({ about: "requirement", words: "Terraform", is: "dropped" });
  expect(ledger.reading.requirements.map(({ text }) => text)).not.toContain("Terraform");
  expect(toldIn(ledger, "must")).not.toContain("Terraform");
  expect(factOf(ledger, "agreed.dropped.terraform")).toMatchObject({
    text: "Not asked for: Terraform",
    sources: [tomas],
  });
});

test("what is now only wished for moves to the wishes, in the post as well", () => {
  const ledger = decide({ about: "requirement", words: "terraform", is: "nice" });
  expect(textsOf(ledger, "nice")).toContain("Terraform");
  expect(textsOf(ledger, "must")).not.toContain("Terraform");
  expect(toldIn(ledger, "nice")).toContain("Terraform");
  expect(ledger.reading.requirements.map(({ id }) => id)).toEqual([
    ...textsOf(ledger, "must").map((_, at) => `must.${at + 1}`),
    ...textsOf(ledger, "nice").map((_, at) => `nice.${at + 1}`),
  ]);
});

test("of a line that asks for two things, the one that was kept is still told", () => {
  const form = { ...backendJob, rawExtractedJd: "", requirements: "Go; Kafka\nTerraform" };
  const ledger = decidedLedger(form, { about: "requirement", words: "Kafka", is: "dropped" });
  expect(toldIn(ledger, "must")).toEqual(["Go", "Terraform"]);
});

test("of two wordings the one that was decided holds, and is read anew", () => {
  const form = { ...backendJob, requirements: "3+ years of Kotlin\nKafka" };
  const posting = "You have\n- 5+ years of Kotlin\n- Kafka";
  const job = { ...form, rawExtractedJd: posting };
  const before = decidedLedger(job);
  const asked = before.reading.requirements.find(({ conflict }) => conflict !== null);
  expect(asked?.text).toBe("3+ years of Kotlin");
  const words = asked?.text ?? "";
  const ledger = decidedLedger(job, {
    about: "requirement",
    words,
    is: "must",
    text: "5+ years of Kotlin",
  });
  const now = ledger.reading.requirements.find(({ wasWorded }) => wasWorded === words);
  expect(now).toMatchObject({ text: "5+ years of Kotlin", conflict: null, years: { min: 5 } });
  expect(ledger.questions.map(({ id }) => id).join(" ")).not.toContain("unknown.conflict");
});

test("something that nobody had written down and is needed is asked for from now on", () => {
  const ledger = decide({ about: "requirement", words: "Fluent Spanish", is: "must" });
  expect(textsOf(ledger, "must").at(-1)).toBe("Fluent Spanish");
  expect(toldIn(ledger, "must")).toContain("Fluent Spanish");
});

test("a dropped stage is in no plan and in no post, and somebody still talks to the candidate", () => {
  const words = "60-minute system design conversation";
  const ledger = decide({ about: "stage", words, is: "dropped" });
  expect(ledger.plan.stages.map(({ name }) => name)).not.toContain(words);
  expect(ledger.plan.candidateMinutes).toBe(decide().plan.candidateMinutes - 60);
  expect(toldIn(ledger, "process").join("\n")).not.toContain("system design");
  expect(toldIn(ledger, "process").join("\n")).toContain("VP of Engineering");
  const none = decide().plan.stages.map(({ name }): Settled => ({
    about: "stage",
    words: name,
    is: "dropped",
  }));
  const { stages } = decide(...none).plan;
  expect(stages.some(({ kind }) => kind === "interview" || kind === "workSample")).toBe(true);
  const call: Settled = { about: "stage", words: stages[0]?.name ?? "", is: "dropped" };
  const two = decidedLedger(
    {
      ...backendJob,
      rawExtractedJd:
        "How we hire\n- 30-minute call with our recruiter\n- Interview with the owner",
    },
    call,
  );
  expect(two.plan.stages.length).toBeGreaterThanOrEqual(3);
});

const answer = { about: "question", words: "unknown.startDate", text: "On 1 March" } as const;

test("an answered question is open no more, and the answer is a fact of the team until candidates may read it", () => {
  expect(factOf(decide(), "unknown.startDate")).toBeDefined();
  const inside = decide({ ...answer, mayTell: false });
  expect(factOf(inside, "unknown.startDate")).toBeUndefined();
  expect(factOf(inside, "inside.agreed.startDate")).toMatchObject({
    label: "Start date",
    text: "On 1 March",
    sources: [tomas],
  });
  const told = decide({ ...answer, mayTell: true });
  expect(factOf(told, "agreed.startDate")?.text).toBe("On 1 March");
});

test("an answer that names the pay is the pay, where candidates may read it", () => {
  const job = { title: "Data Analyst", location: "Chicago, IL" };
  const pay = { about: "question", words: "unknown.pay", text: "$70,000 to $85,000" } as const;
  expect(decidedLedger(job, { ...pay, mayTell: true }).reading.pay?.offer?.max).toBe(85_000);
  expect(decidedLedger(job, { ...pay, mayTell: false }).reading.pay).toBeNull();
});

test("what was decided last holds", () => {
  const drop = { about: "requirement", words: "Terraform", is: "dropped" } as const;
  const ledger = decide(drop, { ...drop, is: "must" });
  expect(textsOf(ledger, "must")).toContain("Terraform");
  expect(ledger.agreed).toHaveLength(1);
});

test("nobody decides for a demand that the law bars: it becomes a question", () => {
  const ledger = decide(
    { about: "requirement", words: "women only", is: "must" },
    { about: "requirement", words: "Terraform", is: "nice", text: "must be male" },
  );
  expect(JSON.stringify(ledger.reading.requirements)).not.toMatch(/women|male/u);
  expect(ledger.questions[0]?.id).toBe("unknown.demand.1");
});

test("a decision names no confidential client", () => {
  const job = {
    ...thinJob,
    ...backendJob,
    hiringCompany: "Quillwater",
    isClientConfidential: true,
  };
  const told = readBasics(
    job,
    decidedByTomas({ ...answer, text: "Once Quillwater has moved", mayTell: true }),
  );
  expect(JSON.stringify(told.reading.agreed)).not.toContain("Quillwater");
});

const inside = "At least five years with Korbelline accounts";

for (const [what, text] of [
  ["a posting", `About the job\nWe hire a backend engineer.\n\nRequirements\n- Go\n- ${inside}`],
  [
    "notes of a call",
    `call w/ Dana on Tuesday\n- backend engineer, Denver\n- must: Go\n- ${inside}`,
  ],
] as const) {
  test(`a decision about a line of ${what} that stays inside tells nobody of it, and once it comes out it holds`, () => {
    const job = { ...thinJob, ...backendJob, rawExtractedJd: text };
    const tell = (place: "internal" | "must", is: "must" | "nice" | "dropped") => {
      const about = { about: "requirement", is } as const;
      const decided = {
        ...decidedByTomas({ ...about, words: inside }, { ...about, words: "Korbelline accounts" }),
        moved: new Map([[inside, place]]),
      };
      const { whole, told } = readAudiences(job, decided);
      const { reading } = settleBasics(told ?? whole, decided.agreed);
      return JSON.stringify([reading.requirements, reading.agreed]);
    };
    for (const is of ["must", "nice", "dropped"] as const)
      expect([is, tell("internal", is)]).not.toEqual([is, expect.stringContaining("Korbelline")]);
    expect(tell("must", "nice")).toContain("Korbelline");
  });
}
