import { expect, test } from "vitest";
import type { JobWords } from "#ledger/reading.ts";
import { writeMarketPulse } from "#tools/market-pulse/writer.ts";
import { bareJob, briefOn } from "#tools/sample-briefing.ts";

function write(fields: Partial<JobWords>) {
  return writeMarketPulse(briefOn({ ...bareJob, ...fields }));
}

const nurse: Partial<JobWords> = {
  title: "Registered Nurse",
  location: "Columbus, OH",
  salaryRange: "$50 to $60 an hour",
};
const engineer: Partial<JobWords> = {
  title: "Backend Engineer",
  location: "Denver, CO",
  salaryRange: "$148,000 - $176,000",
};

test.each<[string, Partial<JobWords>, RegExp]>([
  [
    "a posting that asks for much more than the form",
    {
      ...engineer,
      requirements: "5+ years backend\nGo\nPostgreSQL",
      rawExtractedJd:
        "Requirements\n- Terraform\n- Kubernetes\n- GraphQL\n- Ansible\n- Redis\n- MongoDB\n",
    },
    /^The posting asks for 9 things, the form for 3: moving \w+ and \w+ to "helps"/u,
  ],
  [
    "silence about pay",
    { ...nurse, salaryRange: "" },
    /^Nobody has said what the registered nurse is paid; half of all registered nurses in the United States earn over \$46\.90 an hour/u,
  ],
  [
    "silence about pay where no figure is at hand",
    { ...nurse, salaryRange: "", location: "Berlin, Germany" },
    /^Nobody has said what the registered nurse in Berlin, Germany is paid, and no public figure/u,
  ],
  [
    "pay that nothing public places",
    {
      ...engineer,
      location: "Berlin, Germany",
      salaryRange: "€72,000 - €86,000",
      competitorCompanies: ["Leergutwerk"],
    },
    /^No wage table we hold places €72,000 to €86,000 a year in Berlin: read what Leergutwerk post/u,
  ],
  [
    "a top under the median",
    { ...nurse, salaryRange: "$30 to $40 an hour", requirements: "2 years of ICU" },
    /^Even the top of the range, \$40\.00, is \$6\.90 under the median in the United States and 2 years of ICU is asked for it: check local posts, then raise it/u,
  ],
  [
    "nights without shift pay",
    { ...nurse, title: "Registered Nurse (Nights)" },
    /^Nobody says what nights add to \$50\.00 to \$60\.00 an hour: get the differential first/u,
  ],
  [
    "a job paid by results without its results",
    { title: "Account Executive", location: "Chicago, IL", salaryRange: "$80,000" },
    /^\$80,000 a year is base for a job paid by results/u,
  ],
  [
    "a must told in two ways",
    {
      ...nurse,
      requirements: "Current ACLS",
      rawExtractedJd: "Requirements\n- ACLS within 90 days of hire\n",
    },
    /^Form and posting disagree on the timing of ACLS/u,
  ],
  [
    "a middle under the median",
    { ...nurse, salaryRange: "$40 to $52 an hour" },
    /^The middle of \$40\.00 to \$52\.00 an hour is \$0\.90 an hour under the median in the United States; check local posts, then \$1,872 a year at 2,080 hours would close it\.$/u,
  ],
  [
    "earnings on target",
    {
      title: "Account Executive",
      location: "Chicago, IL",
      salaryRange: "$75-85k base, $150-170k OTE",
    },
    /^On target the job pays \$150,000 to \$170,000 a year, above the 90th percentile .*base is \$75,000 to \$85,000 a year, 50 % of it/u,
  ],
  [
    "good pay and fixed terms",
    { ...engineer, workType: "hybrid", dealBreakers: ["cannot work Saturdays"] },
    /^Saturdays narrows? this search, not pay: \$148,000 to \$176,000 a year reaches about the 76th percentile of software developers\.$/u,
  ],
  [
    "one scarce must",
    { ...engineer, requirements: "6+ years of backend\nPostgreSQL" },
    /^The narrowest gate is 6\+ years of backend \(cannot be trained\); PostgreSQL comes easier\.$/u,
  ],
  [
    "good pay and nothing else",
    engineer,
    /^\$148,000 to \$176,000 a year stands at about the 58th to the 76th percentile of software developers/u,
  ],
])("%s is what the hiring manager hears first", (_, fields, sentence) => {
  expect(write(fields).summary.answer).toMatch(sentence);
});

test("nothing at all still names the job, its place and the first question", () => {
  const { answer } = write({ title: "Zorbel Wrangler", salaryRange: "€90,000" }).summary;
  expect(answer).toMatch(/Zorbel|zorbel|€90,000/u);
});

test("difficulty is an estimate that lists its reasons", () => {
  const { difficulty, text } = write({
    ...nurse,
    workType: "on-site",
    urgencyLevel: "critical",
  }).summary;
  expect(difficulty).toMatchObject({ word: "normal", basis: "estimate" });
  expect(difficulty.reasons).toContain("critical urgency");
  expect(text).toContain("By our count an ordinary search: on site, Columbus; critical urgency.");
});

test("actions: past pay asked for in the posting is taken out, and the range is printed instead", () => {
  const actions = write({
    title: "Senior Accountant",
    location: "Boston, MA",
    salaryRange: "$92,000 - $105,000",
    rawExtractedJd:
      "We offer a competitive salary. Send your resume and current compensation to us.",
  }).recommendedActions.map(({ action }) => action);
  expect(actions).toContainEqual(expect.stringMatching(/^Delete "current compensation"/u));
  expect(actions).toContainEqual(
    expect.stringMatching(/^Print \$92,000 to \$105,000 a year in the post/u),
  );
});

test("actions: the part without which the range says half comes before the other parts", () => {
  const actions = write({ ...nurse, title: "Registered Nurse (Nights)", urgencyLevel: "critical" });
  expect(actions.recommendedActions[0]?.action).toBe(
    "Get the shift differential from HR and write it beside $50.00 to $60.00 an hour",
  );
});

test("figures of an occupation that is not settled are called the likeliest, and the others are named", () => {
  const { occupationNote } = write({ title: "Business Analyst" }).compensationInsights;
  expect(occupationNote).toMatch(
    /the likeliest row for "Business Analyst"; it may also be .+ or /u,
  );
  expect(write({ title: "Registered Nurse" }).compensationInsights.occupationNote).toBeNull();
  expect(write({ title: "Chief Happiness Officer" }).compensationInsights.occupationNote).toBe(
    '"Chief Happiness Officer" is not a title we know, so no wage row is used.',
  );
});
