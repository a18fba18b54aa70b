import { describe, expect, test } from "vitest";
import { readDocument, splitSentences } from "#ledger/read/document.ts";

/** Blocks as "kind: line | line", for reading. */
function outline(text: string): string[] {
  return readDocument(text).blocks.map(
    ({ kind, lines }) => `${kind}: ${lines.map((line) => line.text).join(" | ")}`,
  );
}

describe("a person pastes a description", () => {
  test("Markdown headings, underlined headings and bold lines open blocks", () => {
    const text =
      "# Welder\n\nIntro.\n\nRequirements\n============\n- TIG\n\n**Benefits**\n* 401(k)";
    expect(outline(text)).toEqual(["other: Intro.", "requirements: TIG", "benefits: 401(k)"]);
    expect(readDocument(text).blocks[0]?.heading).toBe("Welder");
  });

  test("lines with a colon, in capitals, or known words alone are headings", () => {
    expect(outline("What you will do:\nBuild.\n\nANNUAL SALARY\n\n$1\n\nNice to Have\nGo")).toEqual(
      ["duties: Build.", "pay: $1", "nice: Go"],
    );
  });

  test.each([
    ["You have\n- Go", "requirements: Go"],
    ["You bring\n- Go", "requirements: Go"],
    ["What you'll need\n- Go", "requirements: Go"],
    ["What you will need to bring\n- Go", "requirements: Go"],
    ["What we look for\n- Go", "requirements: Go"],
    ["Your profile\n- Go", "requirements: Go"],
    ["Must haves\n- Go", "must: Go"],
    ["Required\n\n- Go", "must: Go"],
    ["must\n- Go", "must: Go"],
    ["Bonus points\n- Go", "nice: Go"],
    ["Even better if\n- Go", "nice: Go"],
    ["Preferred\n\n* Go", "nice: Go"],
    ["Good to have, not a must:\n- Go", "nice: Go"],
    ["what they do\n- Cook", "duties: Cook"],
    ["You'll\n- Cook", "duties: Cook"],
    ["The right person will\n- Cook", "duties: Cook"],
    ["We can offer\n- Lunch", "benefits: Lunch"],
    ["We give you\n- Lunch", "benefits: Lunch"],
    ["<p><strong>Must Haves</strong></p><ul><li>Go</li></ul>", "must: Go"],
    ["<b>Extra credit:</b><br>• Go", "nice: Go"],
    ["🚀 What you bring 🚀\n✅ Go\n✅ SQL", "requirements: Go | SQL"],
  ])("an unmarked line over a list is its heading: %j", (part, expected) => {
    expect(outline(`Acme hires.\n\n${part}`)).toEqual(["other: Acme hires.", expected]);
  });

  test("a short line alone between paragraphs is a heading", () => {
    const pay = "Base pay is $50,000 to $55,000 a year, with a bonus of 5% at the end of it.";
    const text = `Bonus points\n- Go\n\nThe money\n\n${pay}\n\nPlease note\n\n${pay}`;
    expect(outline(text)).toEqual(["nice: Go", `pay: ${pay}`, `other: ${pay}`]);
  });

  test("a heading under an empty one belongs to it", () => {
    expect(outline("Hi.\n\nRequirements\n\nWith machines\n- Lathe\n\nPerks\n- Boots")).toEqual([
      "other: Hi.",
      "requirements: ",
      "requirements: Lathe",
      "benefits: Boots",
    ]);
  });

  test("a paragraph about applying is not under pay", () => {
    expect(outline("Pay\nGood.\n\nApply at jobs.example with a resume.")).toEqual([
      "pay: Good.",
      "other: Apply at jobs.example with a resume.",
    ]);
  });

  test("letters alone on a line are a thing of the list", () => {
    expect(outline("Requirements\nPython\nAWS\nSQL\n\nPAY\n$1")).toEqual([
      "requirements: Python | AWS | SQL",
      "pay: $1",
    ]);
  });

  test("a title at the head of a text is no part about its words", () => {
    expect(
      outline("# Customer Experience Manager\nHello there.\n\n## Experience\n5 years"),
    ).toEqual(["other: Hello there.", "requirements: 5 years"]);
  });

  test("a paragraph after a list is not under the list's heading", () => {
    const text = "Duties\n- Cook\n- Clean\n\nWe offer health insurance to everybody who joins us.";
    expect(outline(text)).toEqual([
      "duties: Cook | Clean",
      "other: We offer health insurance to everybody who joins us.",
    ]);
  });

  test("a text all in capitals is not made of headings only", () => {
    const text = "WE HIRE COOKS\nYOU WILL COOK FOR GUESTS\nBRING KNIVES";
    expect(outline(text)).toEqual([
      "other: WE HIRE COOKS | YOU WILL COOK FOR GUESTS | BRING KNIVES",
    ]);
  });

  test("front matter gives its keys and hides its comments", () => {
    const text =
      "---\n# how to fill this in\ntitle: Cook\n# more\nopens: 2026-01-02\n---\n\n## Duties\nCook.";
    expect(outline(text)).toEqual(["other: title: Cook | opens: 2026-01-02", "duties: Cook."]);
  });

  test("template comments and tags of pages are not read", () => {
    const text =
      "{% comment %}\n$1 to $2\n{% endcomment %}\nCook {{ page.name }}<!-- hidden --> daily";
    expect(outline(text)).toEqual(["other: Cook daily"]);
  });

  test("what is left of a web page becomes lines and bullets", () => {
    const text = "<h2>Duties</h2><ul><li>Cook &amp; clean<li>Serve</ul>Pay:&nbsp;fair<br>Call us";
    const [duties] = readDocument(text).blocks;
    expect(duties?.lines.map(({ text: line, isBullet }) => [line, isBullet])).toEqual([
      ["Cook & clean", true],
      ["Serve", true],
    ]);
    expect(outline(text).slice(1)).toEqual(["pay: fair", "other: Call us"]);
  });

  test.each([
    "- Cook",
    "* Cook",
    "• Cook",
    "·Cook",
    "– Cook",
    "o Cook",
    "1. Cook",
    "2) Cook",
    "(a) Cook",
  ])("%s is a bullet", (line) => {
    expect(readDocument(line).blocks[0]?.lines).toEqual([
      { text: "Cook", quote: "Cook", isBullet: true },
    ]);
  });

  test("bullets that were pasted into one line are told apart", () => {
    expect(outline("Benefits:\n• Health • Dental • Vision")).toEqual([
      "benefits: Health | Dental | Vision",
    ]);
  });

  test("lines wrapped at seventy columns are put together, lists are not", () => {
    const text = [
      "We run forty kitchens in the region and feed about nine thousand people",
      "every day, from Columbus to Dayton, and we want somebody who likes",
      "Monday mornings.",
      "",
      "Requirements",
      "Two years of work in a busy kitchen or a food truck",
      "Food handler card",
    ].join("\r\n");
    const [about, requirements] = readDocument(text).blocks;
    expect(about?.lines).toHaveLength(1);
    expect(about?.lines[0]?.text).toContain("likes Monday mornings.");
    expect(about?.lines[0]?.quote).toContain("likes\r\nMonday");
    expect(requirements?.lines).toHaveLength(2);
  });

  test("notes in small letters keep their lines", () => {
    const notes =
      "line cook, two openings at the lake house\nmesa az, on site\nneeds: 2 yrs grill\nfull time, tue to sat\nbenefits - dental, pto after 60 days";
    expect(outline(notes)).toEqual([
      "other: line cook, two openings at the lake house | mesa az, on site",
      "must: 2 yrs grill",
      "other: full time, tue to sat",
      "benefits: dental, pto after 60 days",
    ]);
  });

  test("a line after a list and a label is not under the list's heading", () => {
    expect(outline("nice\n- pastry\n\nbenefits: dental\nloud kitchen")).toEqual([
      "nice: pastry",
      "benefits: dental",
      "other: loud kitchen",
    ]);
  });

  test("bold numbers are bullets, a bold numbered line alone is a heading", () => {
    expect(outline("**1. Duties**\n**1. Lead change:** bring soup to all.")).toEqual([
      "duties: Lead change: bring soup to all.",
    ]);
  });

  test("notes are cut where they change the subject", () => {
    const notes =
      "talked to Sam, needs a cook, must have knife skills, nice: pastry. comp 20-24/hr. hybrid no";
    expect(outline(notes)).toEqual([
      "other: talked to Sam, needs a cook",
      "must: knife skills",
      "nice: pastry.",
      "other: comp 20-24/hr. | hybrid no",
    ]);
  });

  test("after a label the section it stands in goes on", () => {
    expect(
      outline("# Role summary\nLocation: Austin, TX\nYou will cook.\n\n## Skills\nKnives"),
    ).toEqual(["role: ", "place: Austin, TX", "role: You will cook.", "requirements: Knives"]);
  });

  test("spaces and characters nobody sees do not disturb", () => {
    expect(outline("\uFEFFMust\u00A0have:\u200B Go\u00AD lang, “Kafka”")).toEqual([
      'must: Go lang, "Kafka"',
    ]);
  });

  test("nothing at all is an empty document", () => {
    expect(readDocument(" \n\t\n").blocks).toEqual([]);
  });
});

describe("sentences", () => {
  test.each([
    ["Go or Rust, e.g. in U.S. teams. 5 yrs. exp. is fine! OK?", 3],
    ["We work with Inc. 500 firms. Dr. Lee leads us.", 2],
    ["Based in the U.S. The team is small.", 2],
    ["cook daily. clean weekly. no nights", 3],
    ["Plans menus; buys food; and cleans.", 3],
    ["Prints and GD&T. Haas controls.", 2],
  ])("%s", (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });

  test("the parts of a list lose their bullets and their last conjunction, alternatives keep theirs", () => {
    expect(splitSentences("• Plans; and cleans; or cooks")).toEqual([
      "Plans",
      "cleans",
      "or cooks",
    ]);
  });
});
