import { expect, test } from "vitest";
import { withoutGuesses } from "#reading/furniture.ts";
import { readForm } from "#reading/form.ts";
import { isInner } from "#reading/place.ts";
import { readText } from "#reading/read.ts";
import { isFurniture } from "#reading/telltales.ts";

const posting = `Night Warehouse Supervisor
Corrigan Distribution
Plainfield, IN 46168
$62,000 - $70,000 a year

Full job description
Corrigan Distribution handles housewares for national retailers out of one building.

Responsibilities:
- Run the start-of-shift meeting
- Written handoff to first shift

Preferred:
- Experience with voice picking
`;

const told = (text: string) =>
  readText(text)
    .lines.filter(({ place }) => !isInner(place))
    .map(({ text: words }) => words);

test.each([
  ["People also searched:  forklift operator · shipping manager · night shift hiring immediately"],
  [
    "Similar jobs\nClaims Associate - Farmstead Mutual - Jackson, MS - $41,000 a year\nStore Manager - Remote",
  ],
  [
    "Not quite right? See also\nStaff Engineer, Payments · Remote (US)\nData Analyst (12 month contract)",
  ],
  [
    "People who viewed this job also viewed:\nKitchen Assistant – Kendal – £12.21\nBuyer – London – £31,000",
  ],
  ["You may also like\nStaff Engineer, Rating\nDirector of Security"],
  ["More jobs\nMachine Learning Engineer (Remote)\n$170K/yr - $190K/yr"],
  ["Other openings\n- Forklift operator, urgently needed\n- Payroll Clerk, Chicago, IL"],
  ["Salary estimate: Warehouse Supervisor in Plainfield, IN $51,000 per year"],
  [
    "If you require alternative methods of application or screening, you must approach the employer directly.",
  ],
  ["Weekends as needed  <- not checked by employer"],
  ["Msg & data rates may apply."],
  ["- do NOT contact me with unsolicited services or offers"],
])("of a board, not of the job: %s", (block) => {
  const text = `${posting}\n${block}\n`;
  expect(told(text)).toEqual(told(posting));
  const plain = readForm(posting).fields;
  const { fields } = readForm(text);
  expect(fields).toEqual(plain);
});

test("a block of a board ends where the posting goes on", () => {
  const [head = "", body = ""] = posting.split("\n\nFull");
  const text = `${head}\n\nSimilar jobs\nStore Manager - Laurel, MS\n\nFull${body}`;
  expect(told(text)).toContain("Run the start-of-shift meeting");
});

test.each([
  "Will you now or in the future require sponsorship for a visa?",
  "Do you have experience in Retail management?",
  "Are you legally authorized to work in the United States?",
  "How many years of warehouse work do you have?",
])("a question of the application form is noise: %s", (question) => {
  const { lines } = readText(`${posting}\nRequirements\n- Two years as a lead\n- ${question}\n`);
  expect(lines.find(({ text }) => question.startsWith(text.replace(/\W+$/u, "")))?.place).toBe(
    "noise",
  );
});

test("a question that a posting puts to its readers is none of a form", () => {
  expect(isFurniture("Do you like talking to people's grandmothers?")).toBe(false);
  expect(isFurniture("Not certified yet?")).toBe(false);
});

const labelled = posting.replace(
  "Full job description",
  `Profile insights
Here's how the job qualifications align with your profile.
Skills
Retail management
Forklift (Required)
Shift and schedule
Night shift

Full job description`,
);

test("what a job board guessed is no demand and no hours; what was entered as required is", () => {
  const { requirements, description } = readForm(labelled).fields;
  expect(`${requirements} ${description}`).not.toMatch(/Retail management|Night shift/u);
  expect(description).toContain("Run the start-of-shift meeting");
  expect(withoutGuesses(readText(labelled).lines).map(({ text }) => text)).toContain(
    "Forklift (Required)",
  );
});
