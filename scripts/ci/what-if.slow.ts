import { expect, test } from "vitest";
import { often, patient } from "#contract/test/patient.ts";
import type { Settled } from "#contract/room/settled.ts";
import { shipped } from "#knowledge/shipped.ts";
import { tryOutOn } from "#ledger/agreed/try-out.ts";
import type { Decided } from "#ledger/facts/decided.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { buildLedger, readPosted, type Ledger } from "#ledger/ledger.ts";
import { sampleJobs } from "#scripts/sample-jobs/all.ts";
import { shippedMarket } from "#server/features/market/shipped-market.service.ts";
import { consequenceOf } from "#tools/decisions/consequence.ts";
import { canTry, whatIfControls, whyUnknownPlace } from "#tools/decisions/controls.ts";
import { proposeRoom } from "#tools/decisions/propose.ts";
import { describeConsequence } from "#tools/decisions/words.ts";
import { bareOrganization } from "#tools/fixtures/sample-briefing.ts";

/** Mulberry32: the same changes in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Two hundred by night. */
const turns = often(200, 30);
const random = randomFrom(25);
const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];

const around = {
  organization: bareOrganization,
  market: shippedMarket(),
  knowledge: shipped,
  today: new Date("2026-11-18T12:00:00Z"),
};

/** Towns as somebody types them into What if. */
const places = [
  "Austin, TX",
  "Denver, CO",
  "dayton",
  "New York",
  "Seattle, WA",
  "Texas",
  "Remote (US)",
  "Oslo",
  "Berlin, Germany",
  "Toronto, Ontario",
];

/** Every change that somebody could try on a job, the answers of the proposal among them. */
function listChanges(ledger: Ledger, tryOut: (settled: readonly Settled[]) => Ledger): Settled[] {
  const { pay, officeDays, requirements, stages } = whatIfControls(ledger);
  const { decisions, questions } = proposeRoom(ledger, tryOut);
  const tops =
    pay === null
      ? []
      : Array.from({ length: 12 }, () => {
          const steps = Math.round((pay.most - pay.least) / pay.step);
          return pay.least + Math.floor(random() * (steps + 1)) * pay.step;
        });
  return [
    ...tops.map((top): Settled => ({
      about: "pay",
      text: pay?.pattern.replace("{top}", top.toFixed(2)) ?? "",
    })),
    ...(officeDays?.choices ?? []),
    ...requirements.flatMap(({ words }): Settled[] => [
      { about: "requirement", words, is: "nice" },
      { about: "requirement", words, is: "dropped" },
      { about: "requirement", words, is: "must", text: `Some ${words}` },
    ]),
    ...stages.map(({ words }): Settled => ({ about: "stage", words, is: "dropped" })),
    ...decisions.flatMap(({ options }) => options.map(({ settled }) => settled)),
    ...questions.map(({ words }): Settled => ({
      about: "question",
      words: words ?? "",
      text: "By the end of March",
      mayTell: random() < 0.5,
    })),
    ...places.map((text): Settled => ({ about: "place", text })),
    { about: "requirement", words: "Fluent Spanish", is: "must" },
  ];
}

const jobs = sampleJobs.map(({ key, job, reading }) => {
  const moved: Decided["moved"] = new Map(
    reading.moves.flatMap(({ words, place }) =>
      place === "unplaced" ? [] : [[words, place] as const],
    ),
  );
  const decided: Decided = { moved, occupation: reading.occupation, heard: null, agreed: [] };
  const tryOut = tryOutOn(readPosted(job, decided), [], around);
  const posted = tryOut([]);
  return { key, job, decided, tryOut, posted, changes: listChanges(posted, tryOut) };
});

/** All that a report could be written from, but for who decided it. */
function knownIn(ledger: Ledger) {
  const { facts, market, law, plan, questions, playbook, company } = ledger;
  const said = facts.map(({ id, label, text, basis }) => ({ id, label, text, basis }));
  return { said, market, law, plan, questions, playbook: playbook.key, company };
}

const times: number[] = [];

test("every town of this list can be tried, and a made-up one cannot", () => {
  const why = (text: string) => whyUnknownPlace([{ about: "place", text }]);
  expect(places.map(why)).toEqual(places.map(() => null));
  expect(why("Qwertyville")).toContain("Qwertyville");
  for (const { posted } of jobs)
    expect(canTry(posted, [], [{ about: "place", text: "Oslo" }])).toBe(true);
});

test(`${turns} random changes: what is tried out is what the ledger says once it is decided`, () => {
  let withPlace = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const one = jobs[turn % jobs.length];
    if (one === undefined) throw new Error("no jobs");
    const { key, job, decided, tryOut, posted, changes } = one;
    const settled = Array.from({ length: 1 + Math.floor(random() * 4) }, () =>
      pick(changes),
    ).filter((change) => change !== undefined);
    if (settled.some(({ about }) => about === "place")) withPlace += 1;
    const started = performance.now();
    const tried = tryOut(settled);
    const consequence = consequenceOf(posted, tried);
    describeConsequence(consequence);
    times.push(performance.now() - started);
    const agreed = settled.map((change) => ({
      settled: change,
      byName: "Tomas Lindqvist",
      at: "2026-11-18T14:06:00.000Z",
      words: "Yes",
    }));
    const made = buildLedger({ job, decided: { ...decided, agreed }, ...around });
    const about = `${key}: ${JSON.stringify(settled)}`;
    expect({ about, consequence: consequenceOf(posted, made) }).toEqual({ about, consequence });
    expect({ about, ...knownIn(tried) }).toEqual({ about, ...knownIn(made) });
  }
  expect(withPlace).toBeGreaterThan(turns / 10);
});

test("a decided pay or place counts as if the form said it", () => {
  for (const { key, job, decided, tryOut, changes } of jobs) {
    for (const change of changes
      .filter(({ about }) => about === "pay" || about === "place")
      .slice(-8)) {
      const typed = buildLedger({ job: { ...job, ...asTyped(change) }, decided, ...around });
      const about = `${key}: ${JSON.stringify(change)}`;
      expect({ about, ...countedIn(tryOut([change])) }).toEqual({ about, ...countedIn(typed) });
    }
  }
});

/** The form as somebody would have to edit it for the same change. */
function asTyped(change: Settled): Partial<JobFields> {
  if (change.about === "pay") return { salaryRange: change.text };
  return change.about === "place" ? { location: change.text } : {};
}

function countedIn({ reading, law, market: { position, anchors, moves } }: Ledger) {
  return { offer: reading.pay?.offer, law, position, anchors, moves };
}

test("the changes really change something, and p95 is far under 300 ms", () => {
  const sorted = times.toSorted((left, right) => left - right);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
  process.stdout.write(
    `what-if: p50 ${sorted[Math.floor(turns / 2)]?.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`,
  );
  expect(p95).toBeLessThan(patient(300));
  for (const { posted, tryOut, changes } of jobs) {
    const hashes = changes.map((change) => tryOut([change]).hash);
    expect(hashes.filter((hash) => hash !== posted.hash).length).toBeGreaterThan(
      changes.length / 2,
    );
  }
});
