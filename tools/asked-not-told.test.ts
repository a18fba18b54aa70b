import { describe, expect, test } from "vitest";
import { emptyJob } from "#contract/job-fields.ts";
import { readForm } from "#reading/form.ts";
import { briefOn } from "#tools/fixtures/sample-briefing.ts";
import { serverTools } from "#tools/tools.server.ts";

/** A paste as the product takes it: auto-fill fills the form, and the six reports are written from both. */
function packageOf(text: string, typed: { title?: string } = {}) {
  const briefing = briefOn({
    ...emptyJob,
    ...readForm(text).fields,
    ...typed,
    rawExtractedJd: text,
  });
  const reports = Object.values(serverTools).map((tool) => tool.write(briefing));
  return { briefing, told: JSON.stringify(reports), ledger: briefing.ledger };
}

/** What of it a reader would meet: short, where a test fails. */
const met = (told: string, pattern: RegExp) => pattern.exec(told)?.[0] ?? null;

function posting(title: string, ...lines: string[]) {
  return [
    title,
    "",
    ...lines,
    "Full-time",
    "",
    "Duties",
    "- Carry out the day's orders and write them up",
    "- Keep the station clean and report what is broken",
    "",
    "Requirements",
    "- One year of such work",
    "- Able to lift 40 pounds",
  ].join("\n");
}

const questionsOf = ({ ledger }: ReturnType<typeof packageOf>) =>
  ledger.questions.map(({ id, question }) => `${id} ${question}`).join("\n");

describe("pay is told in its own unit or asked about", () => {
  test("cents a mile are no hour's wage in any of the six reports", () => {
    const { told } = packageOf(
      posting("Over The Road Truck Driver", "Location: Joplin, MO", "Pay is between .52-64 cpm"),
    );
    expect(told.includes(".52-64 cpm")).toBe(true);
    expect(met(told, /\$0\.52|\$64\.00|an hour in line|stop at/u)).toBeNull();
    expect(met(told, /Pay (?:fits|holds up|is a strength)/u)).toBeNull();
  });

  test("pay for two weeks or half a month is told as it stands", () => {
    for (const pay of ["$1,450 to $1,700 every two weeks", "$2,050 to $2,300 twice a month"]) {
      const { told } = packageOf(
        posting("Dental Assistant", "Location: Dayton, OH", `Pay: ${pay}`),
      );
      expect(told.includes(pay)).toBe(true);
      expect(met(told, /\$[\d,]+ a month|\$(?:17,400|20,400|24,600|27,600)/u)).toBeNull();
    }
  });

  test("a top over ten times the bottom is asked about and stands in no text", () => {
    const paid = packageOf(
      posting("Warehouse Associate", "Location: Dayton, OH", "Pay: $18 - $240 per hour"),
    );
    expect(questionsOf(paid)).toContain("The pay reads “Pay: $18 - $240 per hour”: what is it");
    const { questions: _, ...rest } = paid.ledger;
    expect(rest.reading.pay?.offer).toBeNull();
    const { attractSourceKit, engagementHub, offerNavigator } = serverTools;
    const toCandidates = [attractSourceKit, engagementHub, offerNavigator];
    const texts = JSON.stringify(toCandidates.map((tool) => tool.write(paid.briefing)));
    expect(met(texts, /\$240/u)).toBeNull();
  });
});

describe("a place that is none reaches no text, law, wage or search", () => {
  test.each([
    ["a form's word", "Line Cook", "Work Location: One location", /\bin One\b|One,/u],
    ["a department", "Maintenance Worker", "Work Location: Boiler Mgt-Operations", /in Boiler/u],
    [
      "a level",
      "IT Helpdesk Analyst (Intermediate)",
      "The IT Helpdesk Analyst (Intermediate) is a grade 6.",
      /in Intermediate/u,
    ],
    [
      "a sister house",
      "Line Cook",
      "A growing brand with locations in Lake Brannoch, California and Pennock Maryland.",
      /in Pennock|Maryland requires|Pennock, MD/u,
    ],
  ])("%s", (_, title, line, invented) => {
    const placed = packageOf(posting(title, line));
    const { reading, law } = placed.ledger;
    expect(reading.place).toMatchObject({ city: null, region: null, country: null });
    expect(law.rules).toEqual([]);
    expect(met(placed.told, invented)).toBeNull();
    expect(questionsOf(placed)).toContain("unknown.town Where is the work");
  });

  test("a small town stands where its state is written after it", () => {
    const { ledger } = packageOf(posting("Line Cook", "Location: Pennock Ferry, MD"));
    expect(ledger.reading.place).toMatchObject({ city: "Pennock Ferry", region: "MD" });
    expect(questionsOf({ ledger } as ReturnType<typeof packageOf>)).not.toContain("unknown.town");
  });
});

test.each(["Para\n\nBarcelona", "En Extern\n\nUtrecht"])(
  "%j names no job: the form leaves the title to the person",
  (text) => {
    expect(readForm(text).fields.title).toBe("");
  },
);

describe("nothing is said of pay and market while the occupation is a guess", () => {
  const guessed = packageOf(
    posting("Warehouse Associate", "Location: Dayton, OH", "Pay: $17 to $21 an hour"),
  );

  test("no verdict, no chart, no level, and what it could be is asked", () => {
    expect(met(guessed.told, /percentile|stands (?:at|above|below)|Level I/u)).toBeNull();
    expect(guessed.told.includes("not measured here, because the title fits several kinds")).toBe(
      true,
    );
    expect(questionsOf(guessed)).toContain("unknown.occupation Whose published pay");
  });

  test("tips that nobody named make no base look low", () => {
    const { told } = packageOf(
      posting("Bartender", "Location: Dayton, OH", "Pay: $25 to $26 an hour"),
    );
    expect(told.includes("looks low")).toBe(false);
  });
});
