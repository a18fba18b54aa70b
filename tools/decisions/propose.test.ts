import { expect, test } from "vitest";
import type { ProposedDecision } from "#contract/room/decision.ts";
import { RoomProposal } from "#contract/room/decision.ts";
import type { Settled } from "#contract/room/settled.ts";
import { shipped } from "#knowledge/shipped.ts";
import { tryOutOn } from "#ledger/agreed/try-out.ts";
import type { JobFields } from "#ledger/facts/reading.ts";
import { backendJob, backendPosting, decidedByTomas } from "#ledger/fixtures/decided-job.ts";
import { thinJob, thinOrganization } from "#ledger/fixtures/sample-job.ts";
import { readPosted } from "#ledger/ledger.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { proposeRoom } from "#tools/decisions/propose.ts";

function openTryOut(fields: Partial<JobFields>, ...decided: readonly Settled[]) {
  const posted = readPosted({ ...thinJob, ...fields });
  const around = {
    organization: thinOrganization,
    market: shippedFacts,
    knowledge: shipped,
    today: new Date("2026-11-18T12:00:00Z"),
  };
  return tryOutOn(posted, decidedByTomas(...decided).agreed, around);
}

function propose(fields: Partial<JobFields>, ...decided: readonly Settled[]) {
  const tryOut = openTryOut(fields, ...decided);
  return RoomProposal.parse(proposeRoom(tryOut([]), tryOut));
}

/** A proposal as a manager reads it. */
function readAloud(found: ProposedDecision | undefined): string[] {
  if (found === undefined) return [];
  const options = found.options.map(
    ({ label, value, figure, line, isPosted }) =>
      `${isPosted ? "*" : "-"} ${label} | ${value} | ${figure} | ${line}`,
  );
  return [`${found.label}: ${found.question} ${found.today}`, ...options];
}

const about = ({ decisions }: RoomProposal, key: string) =>
  decisions.find((one) => one.key.startsWith(key));

const engineer = propose(backendJob);

test("the top of the range: keep it, raise it, lower it, each with what it costs in a year", () => {
  expect(readAloud(about(engineer, "pay"))).toEqual([
    "Pay range: How high can the range go? The range now ends at $176,000.",
    "* Keep $176,000 | $148,000 to $176,000 a year | No change | The 76th percentile of published pay.",
    "- Raise the top to $183,000 | $148,000 to $183,000 a year | +$7,700 a year | From the 76th to the 79th percentile of published pay. The yearly amount counts the bonus of 10 %.",
    "- Lower it to $171,980, the 75th percentile | $148,000 to $171,980 a year | −$4,422 a year | From the 76th to the 75th percentile of published pay. The yearly amount counts the bonus of 10 %.",
  ]);
});

test("the next public mark above is offered where it is near", () => {
  const nurse = propose({ salaryRange: "$38 to $44 an hour" });
  const [, raised] = about(nurse, "pay")?.options ?? [];
  expect(raised?.label).toMatch(/^Raise the top to \$\d+\.\d\d, (?:the |wage Level)/u);
  expect(raised?.figure).toMatch(/^\+\$[\d,]+ a year$/u);
});

test("pay by a scale, by the mile or without a top is put to nobody as a range", () => {
  expect(about(propose({ salaryRange: "62 cpm" }), "pay")).toBeUndefined();
  expect(about(propose({ salaryRange: "GS-11, $72,000 to $94,000" }), "pay")).toBeUndefined();
  expect(about(propose({ salaryRange: "from $72,000" }), "pay")).toBeUndefined();
});

test("two pays: which one is approved", () => {
  const two = propose({ ...backendJob, salaryRange: "$130,000 - $150,000" });
  expect(readAloud(two.decisions[0]).slice(0, 2)).toEqual([
    "Pay range: Which pay is approved? Two amounts are named today.",
    "* “$130,000 to $150,000 a year”, as you told us | $130,000 to $150,000 a year | No change | ",
  ]);
  expect(two.decisions[0]?.options[1]).toMatchObject({
    value: "$148,000 to $176,000 a year",
    figure: "+$28,600 a year",
  });
});

test("two wordings of a requirement: which one holds", () => {
  const two = propose({
    ...backendJob,
    requirements: "3+ years of Kotlin\nKafka",
    rawExtractedJd: "You have\n- 5+ years of Kotlin\n- Kafka",
  });
  expect(readAloud(about(two, "requirement: 3+"))).toEqual([
    "3+ years of Kotlin: Which version holds: years of experience? You told us “3+ years of Kotlin”, and the post says “5+ years of Kotlin”.",
    "* “3+ years of Kotlin”, as you told us | Needed: 3+ years of Kotlin | No change | ",
    "- “5+ years of Kotlin”, as in the post | Needed: 5+ years of Kotlin | Same search | ",
  ]);
});

test("a degree that no search asks for", () => {
  expect(readAloud(about(engineer, "requirement: bachelor"))).toEqual([
    "Degree: Is a degree needed? Today it is asked for: “Bachelor's degree in computer science, or equivalent practical experience”.",
    "* Keep it as posted | Needed: Bachelor's degree in computer science, or equivalent practical experience | No change | ",
    "- It would be a plus | Nice to have: Bachelor's degree in computer science, or equivalent practical experience | Same search | We do not filter on it when we search. Nobody would be turned down for lacking it.",
    "- Leave it out | Not asked for | Same search | We do not filter on it when we search. The post and the interviews would no longer ask for it.",
  ]);
});

test("a skill that every search must match", () => {
  const [question, , , dropped] = readAloud(about(engineer, "requirement: terraform"));
  expect(question).toBe(
    "Terraform: Is Terraform needed on day one? Today it is asked for: “Terraform”.",
  );
  expect(dropped).toBe(
    "- Leave it out | Not asked for | One search word fewer | We no longer require Terraform when we search. We still require backend, Kotlin or Java, Kafka and Denver.",
  );
});

test("nobody is asked to drop a license, the right to work, an age or what the body must do", () => {
  const nurse = propose({
    requirements:
      "RN license\nBLS certification\nAuthorization to work in the US\nAble to lift 50 pounds\n21 or older\nEpic",
  });
  const asked = nurse.decisions.filter(({ key }) => key.startsWith("requirement"));
  expect(asked.map(({ label }) => label)).toEqual(["Epic"]);
});

test("fewer days in the office, and remote only where nobody ruled it out", () => {
  expect(about(engineer, "workType")?.options.map(({ label, value }) => [label, value])).toEqual([
    ["Two days", "Hybrid, Tuesday and Wednesday in the office"],
    ["One day", "Hybrid, 1 day a week in the office"],
    ["None, fully remote", "Remote"],
  ]);
  const [, one, none] = about(engineer, "workType")?.options ?? [];
  expect(one).toMatchObject({
    figure: "Same search",
    line: "We would still search in Denver.",
  });
  expect(none?.figure).toBe("One search word fewer");
  expect(none?.line).toContain("We no longer require Denver when we search.");
  const fixed = propose({ ...backendJob, dealBreakers: ["no fully remote work"] });
  expect(about(fixed, "workType")?.options.map(({ label }) => label)).toEqual([
    "Two days",
    "One day",
    "Three days",
  ]);
  expect(about(propose({ workType: "on-site" }), "workType")).toBeUndefined();
});

test("a stage may go where the text names four or more", () => {
  expect(readAloud(about(engineer, "stage"))).toEqual([
    "60-minute system design conversation: Does this stage stay: “60-minute system design conversation”? One of four stages today. It takes 60 minutes.",
    "* Yes, it stays | Stays | No change | ",
    "- No, leave it out | Dropped | 60 minutes less | Each candidate spends 60 minutes less in interviews. We plan to ask there about “Code they have owned” and “Running what you wrote”. That would move to “Paired session on a real bug”.",
  ]);
  expect(about(propose({}), "stage")).toBeUndefined();
});

test("at most ten, each with the posted answer first, and two or three answers in all", () => {
  expect(engineer.decisions.length).toBeLessThanOrEqual(10);
  for (const { options } of engineer.decisions) {
    expect(options.map(({ isPosted }) => isPosted)).toEqual(options.map((_, at) => at === 0));
    expect([2, 3]).toContain(options.length);
  }
});

test("what is decided is not asked again", () => {
  const later = propose(
    backendJob,
    { about: "pay", text: "$148,000 to $182,000" },
    { about: "requirement", words: "Terraform", is: "nice" },
    { about: "question", words: "unknown.startDate", text: "On 1 March", mayTell: true },
  );
  expect(about(later, "pay")).toBeUndefined();
  expect(about(later, "requirement: terraform")).toBeUndefined();
  expect(later.questions.map(({ words }) => words)).not.toContain("unknown.startDate");
});

test("questions are those that nobody answered and the manager can, with what a useful answer holds", () => {
  expect(engineer.questions).toContainEqual({
    words: "unknown.startDate",
    question: "When should the person start, and how late is too late?",
    hint: "A date you want and the latest one, such as 1 March, at the latest 1 May.",
  });
  expect(engineer.questions.map(({ words }) => words)).not.toContain("unknown.benefits");
});

test("no sentence counts people or days of the search, and none sells an answer", () => {
  const jobs = [
    backendJob,
    { rawExtractedJd: backendPosting },
    { salaryRange: "$38 to $44 an hour" },
  ];
  const said = jobs.flatMap((job) =>
    propose(job).decisions.flatMap(({ options }) => options.map(({ line }) => line)),
  );
  expect(said.join("\n")).not.toMatch(
    /\b\d+ (?:people|candidates|applicants|days|weeks)\b|\b(?:faster|better|attract|recommend|should|great)/iu,
  );
});

test("of many requirements twelve are tried, so that a long posting keeps nobody waiting", () => {
  const skills =
    "Python Java Kafka Terraform Docker Kubernetes Redis React Rust Scala Spark Ansible GraphQL MongoDB Django Jenkins".split(
      " ",
    );
  const tryOut = openTryOut({ requirements: skills.join("\n") });
  const tried = new Set<string>();
  proposeRoom(tryOut([]), (settled) => {
    for (const one of settled) if (one.about === "requirement") tried.add(one.words);
    return tryOut([]);
  });
  expect(tried.size).toBe(12);
});
