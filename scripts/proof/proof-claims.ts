import { measures, tests, words, type Reader } from "#scripts/proof/proof-figures.ts";

/**
 * One row of docs/proof.md. Its quick form is a command, or tests that CI has run by then, each named by a part of its
 * path; what has none is measured by night or by hand.
 */
export type Claim = {
  claim: string;
  goal: string;
  command: string;
  quick?: string | string[];
  /** Why the page has no figure yet, if it has none. */
  waitsFor?: string;
  /** What stands in the way, where a goal is known to be out of reach. */
  limitedBy?: string;
  read: Reader;
};

const fast = "npx vitest run";
const slow = "npx vitest run -c vitest.slow.config.ts";
const nightly = "npx vitest run -c vitest.nightly.config.ts";
const bench = "npm run bench --";

/** A claim that rests on tests alone is the same in both forms. */
function tested(runner: string, files: string[], also?: RegExp) {
  return { command: `${runner} ${files.join(" ")}`, quick: files, read: tests(also) };
}

/** Everything we say we withstand. `{seed}` is the run's own, `NAME=value` before a command its setting. */
export const claims: Claim[] = [
  {
    claim: "Access matrix: every call × every kind of person",
    goal: "every cell as its rule says",
    ...tested(fast, ["server/test/access"]),
  },
  {
    claim: "Row-level security, also with the first wall removed",
    goal: "0 foreign rows",
    ...tested(fast, ["server/test/row-level-security"]),
  },
  {
    claim: "API tokens: every call × every scope and holder, and 1,000 guesses",
    goal: "every cell as its rule says; more than 900 guesses told to wait",
    ...tested(
      fast,
      [
        "server/test/access/access-tokens",
        "server/features/tokens/program-door",
        "server/features/tokens/token-guesses",
      ],
      /^of 1,000 guesses \d+ were told to wait$/gmu,
    ),
  },
  {
    claim: "A token that was ended, in two processes",
    goal: "opens nothing after 1 s; in no log, answer or table",
    ...tested(slow, ["server/features/tokens/token-secrets"], /^.+: refused by all within .+$/gmu),
  },
  {
    claim: "Agents by OAuth: let in, used, ended; the tenant's door",
    goal: "no more than was ticked; 401 after the end",
    ...tested(fast, ["server/features/agents", "server/features/mcp/agents-door"]),
  },
  {
    claim: "Company sign-in by OIDC, and the second step",
    goal: "nobody comes in by another's address, state or token",
    ...tested(fast, [
      "server/features/accounts/company-sign-in",
      "server/features/accounts/second-step",
    ]),
  },
  {
    claim: "MCP: the conformance suite, and 1,000 tool calls beside the bare call",
    goal: "every scenario that applies; p95 at most 3 times the bare call's",
    ...tested(slow, ["server/features/mcp/mcp"], /^bare p95 .+$/gmu),
  },
  {
    claim: "Webhooks: dead endpoints, and names that lead into a private network",
    goal: "no other endpoint waits; 0 calls into a private network",
    ...tested(fast, [
      "server/features/outgoing-webhooks/webhook-",
      "server/features/outgoing-webhooks/signature",
    ]),
  },
  {
    claim: "Webhooks: 10,000 events, workers killed at every point (F-28)",
    goal: "0 lost, signed and in order",
    command: `${nightly} killed-webhooks`,
    quick: ["server/faults/killed-webhooks"],
    read: tests(),
  },
  {
    claim: "Fuzz of every call (B-01)",
    goal: "0 answers of 5xx, 1,000 requests × call × 2 modes",
    command: "FUZZ_SEED={seed} npm run fuzz",
    quick: ["server/fuzz"],
    read: tests(/^fuzz: (\d+ requests per call and mode), (seed \d+)$/gmu),
  },
  {
    claim: "Hostile files (B-10 to B-21)",
    goal: "refused in 12 s, the server alive",
    command: `${nightly} server/promised-times -t server/hostile-files`,
    quick: ["server/hostile-files"],
    read: tests(),
  },
  {
    claim: "An obedient hostile model (P-01 to P-04, P-06)",
    goal: "nothing of the attack left",
    ...tested(fast, [
      "tools/model/hostile-answers",
      "tools/writing/protected-demands",
      "model-hostile",
      "prompt-structure",
      "model-requests",
      "model-parse",
      "server/model/untrusted",
    ]),
  },
  {
    claim: "Faults F-01 to F-28 that a test brings about",
    goal: "nothing lost, doubled or overspent; 20 deaths at each point",
    command: "npm run faults",
    waitsFor:
      "20 deaths at each point take hours of a machine by itself; CI brings about one at each point",
    quick: ["server/faults"],
    read: tests(),
  },
  {
    claim: "Nemesis: deaths, sleeps, restarts and model faults, with reports and rooms in use",
    goal: "0 violations in 10 minutes",
    command: "npm run nemesis -- --minutes 10 --seed {seed}",
    quick: ["server/faults/nemesis"],
    read: words(
      /(lost|doubled|unexpected|overspent|stuck|orphan|ledger|forgotten|unlocked|overheard|unkept|unproven|unsigned|nagged|intruded)\W+(\d+)(?= +│)|(seed \d+), ([\d.]+ minutes)/gu,
    ),
  },
  {
    claim: "L-01: 100 people at work, polling and live",
    goal: "p95 150 ms, p99 400 ms, errors under 0.1 %, event loop p99 100 ms; 15 minutes",
    command: `${bench} load --only L-01 --minutes 15`,
    read: measures(/L-01/u),
  },
  {
    claim: "L-02: 300 reports asked for in 10 s",
    goal: "all final in 10 minutes, fairly, nothing lost or doubled",
    command: `${bench} load --only L-02`,
    quick: ["server/faults/storm"],
    read: measures(/L-02/u),
  },
  {
    claim: "L-03: 20 PDF packages at once",
    goal: "p95 5 s, the web process held up 100 ms at most",
    command: `${bench} pdf`,
    limitedBy: "about half a second of processor time a package; two cores set four in a second",
    read: measures(/L-03|held up/u),
  },
  {
    claim: "L-04: sign-ins flood in at 50 a second",
    goal: "other calls within twice L-01's limit",
    command: `${nightly} server/sign-in-flood`,
    read: tests(/^calls p50\/p95: .+$/gmu),
  },
  {
    claim: "L-05: soak at half of L-01, with disturbances",
    goal: "memory + 10 % at most, files flat, connections within the pools; 30 minutes",
    command: `${bench} load --only L-05 --minutes 30`,
    read: measures(/L-05/u),
  },
  {
    claim: "Scale: 1,000,000 jobs in 10,000 organizations",
    goal: "p95 within 1.5 times of 1,000 jobs; every plan by an index",
    command: `${bench} scale`,
    read: measures(),
  },
  {
    claim: "Scripts of the first load, gzip",
    goal: "landing page 1 kB, dashboard 110 kB, job 133 kB",
    command: "npm run build",
    quick: "node scripts/build/bundle-size.ts",
    read: words(/^ *([\d.]+ kB of +[\d.]+ kB)  (.+), scripts of the first load, gzip$/gmu),
  },
  {
    claim: "The build lists what runs (A-23)",
    goal: "every runtime package",
    command: "npm run build",
    quick: "node scripts/build/sbom.ts",
    read: words(/^dist\/sbom\.cdx\.json: \d+ packages$/gmu),
  },
  {
    claim: "Lighthouse on a phone, median of five",
    goal: "as beside each score",
    command: "npm run lighthouse",
    limitedBy:
      "react-dom is 207 of the 331 kB of scripts that the simulated phone must run before it draws",
    read: words(/^(?:landing page|dashboard): \S+ \d+, at least \d+$/gmu),
  },
  {
    claim: "Evaluation: six reports for each of twelve jobs",
    goal: "every goal of the table",
    command: "npm run eval",
    quick: ["eval/run"],
    read: words(/^Every goal is met\.$/gmu),
  },
  {
    claim: "A report's way beside the engines it rests on",
    goal: "as beside each ratio",
    command: `${bench} pipeline`,
    limitedBy:
      "every section is checked as it finishes, again with the whole and once more as it is stored; the ledger is built for each report",
    read: measures(),
  },
  {
    claim: "PDF beside the bare compiler",
    goal: "1.5 times the processor time, 1 s a package",
    command: `${bench} pdf`,
    read: measures(/processor time|forty pages/u),
  },
  {
    claim: "Text out of files beside the bare libraries",
    goal: "1.5 times, or 3 ms more",
    command: `${bench} extract`,
    read: measures(),
  },
  {
    claim: "Backup while people work, restore, sign in",
    goal: "everybody and everything is back",
    command: `${nightly} backup`,
    read: tests(),
  },
  {
    claim: "Erasure: a canary after a job, a person, an organization is deleted",
    goal: "0 left in any table",
    ...tested(fast, [
      "erase-job",
      "person-erasure",
      "organization-erasure",
      "server/features/retention",
      "server/test/database/whole-database",
    ]),
  },
];
