import { describe, expect, test } from "vitest";
import type { DialectKey } from "#contract/compiled-searches.ts";
import { dialects } from "#boolean/dialects.ts";
import { hasSameMeaning } from "#boolean/meaning.ts";

const google = "site:linkedin.com/in ";

/** A string, where it goes wrong, and a part of the reason. */
type Refusal = [string: string, at: number, reason: string];

const refusals: Record<DialectKey, Refusal[]> = {
  linkedin: [
    ["", 0, "nothing to search for"],
    ["   ", 3, "nothing to search for"],
    ["“backend engineer” AND java", 0, "straight quotes"],
    ['java AND "O’Reilly"', 11, "straight quotes"],
    ["java or kotlin", 5, "use capitals"],
    ["java and kotlin", 5, "use capitals"],
    ["java Not kotlin", 5, "use capitals"],
    ["(java OR kotlin", 0, "never closed"],
    ["java OR kotlin)", 14, "never opened"],
    ["(java OR kotlin AND aws)", 16, "brackets round the OR group"],
    ["java OR kotlin AND aws", 15, "brackets round the OR group"],
    ["java AND kotlin OR scala", 16, "brackets round the OR group"],
    ["java kotlin", 5, "between two terms"],
    ['java AND "kotlin', 9, "quote is never closed"],
    ['java AND ""', 9, "hold nothing"],
    ['java AND "  "', 9, "hold nothing"],
    ["java AND ()", 10, "before this bracket"],
    ["AND java", 0, "nothing before it"],
    ["java AND", 8, "ends where a term should follow"],
    ["java AND OR kotlin", 9, "Two operators"],
    ["NOT java", 0, "cannot come first"],
    ["java NOT php AND aws", 13, "NOT comes last"],
    ["java OR kotlin NOT php", 15, "before NOT"],
    ["java AND (aws NOT azure)", 14, "outside brackets"],
    ["java -php", 5, "leading -"],
    ["+java", 0, "leading +"],
    ["postgre* AND java", 7, "*"],
    ["java | kotlin", 5, "|"],
    ["java,kotlin", 4, ","],
    ['"java"AND kotlin', 6, "space"],
    ["(java OR kotlin)(aws OR gcp)", 16, "space"],
    ["java AND\tkotlin", 8, "plain characters"],
    ['java AND "back\\slash"', 14, "plain characters"],
    [`${"(".repeat(9)}java${")".repeat(9)}`, 8, "8 deep"],
    ["java AND 🚀", 9, "🚀"],
    ["a".repeat(1_001), 1_000, "1000 characters"],
  ],
  linkedinRecruiter: [
    ["java AND kotlin", 0, "A line reads"],
    ["Seniority [Must have]: senior", 0, "no field"],
    ["Skills [Should have]: java", 6, "Must have, Can have"],
    ["Skills: java", 6, "Must have, Can have"],
    ["Skills [Must have]: java OR kotlin", 25, "brackets round the OR group"],
    ["Skills [Can have]: java AND kotlin", 24, "AND is not an operator"],
    ["Skills [Can have]: ", 19, "nothing to search for"],
    ["Skills [Doesn't have]: php", 0, "only exclusions"],
    ["Keywords [Can have]: java", 8, "no dropdown"],
    ["Keywords: NOT php", 0, "only exclusions"],
    ["Skills [Must have]: java\nSkills [Must have]: kotlin", 25, "twice"],
    ["Skills [Must have]: java\nKeywords: aws or gcp", 39, "use capitals"],
  ],
  googleXRay: [
    ['"backend engineer" java', 0, "names the site"],
    [`${google}java AND kotlin`, 26, "AND is not an operator"],
    [`${google}java NOT php`, 26, "NOT is not an operator"],
    [`${google}java or kotlin`, 26, "use capitals"],
    [`${google}java OR kotlin`, 26, "brackets round the OR group"],
    ["site: linkedin.com/in java", 5, "does not take this value"],
    ['site:"linkedin.com/in" java', 5, "does not take this value"],
    [`${google}java - php`, 27, "right after it"],
    [`${google}java --php`, 27, "leading -"],
    [`${google}java -(php OR perl)`, 27, "right after it"],
    [`${google}(java OR -php)`, 30, "part of a group"],
    [`${google}title:java`, 21, "not known"],
    [`${google}+java`, 21, "leading +"],
    [`${google}intitle: jobs`, 29, "does not take this value"],
    ["-site:linkedin.com/in", 21, "only exclusions"],
    [`${google}${"java ".repeat(32)}`, 176, "32 words"],
  ],
  github: [
    ["type:user (location:Austin OR location:Dallas)", 10, "Brackets are not read"],
    ["type:user location:Austin OR location:Dallas", 26, "one search for each"],
    ["type:robot", 5, "does not take this value"],
    ["type:user repos:many", 16, "does not take this value"],
    ["type:user created:2020", 18, "does not take this value"],
    ["type:user skill:kafka", 10, "not known"],
    ['type:user location: "Round Rock"', 19, "does not take this value"],
    ['type:user location:""', 19, "hold nothing"],
    ["type:user -recruiter", 10, "qualifiers only"],
    ["type:user not recruiter", 10, "use capitals"],
    ["type:user NOT a location:Austin", 16, "NOT comes last"],
    ["type:user NOT a NOT b NOT c NOT d NOT e NOT f", 40, "5 operators"],
    [`type:user location:"${"a".repeat(256)}"`, 256, "256 characters"],
  ],
  indeed: [
    ["nurse AND (icu OR", 17, "ends where a term should follow"],
    ["title:nurse AND icu", 5, ":"],
    ["nurse && icu", 6, "no letter or digit"],
  ],
  dice: [
    ["java OR kotlin aws", 15, "brackets round the OR group"],
    ["java (kotlin OR scala", 5, "never closed"],
    ["java AND NOT", 12, "ends where a term should follow"],
    ["java AND post*", 13, "*"],
    ["java(kotlin OR scala)", 4, "space"],
  ],
  monster: [
    ['java AND "post*"', 14, "inside quotes"],
    ["c++ AND java", 1, "+"],
    ["java AND *", 9, "*"],
    ["java AND po*st", 11, "*"],
    ['"project manager"~0', 17, "~1 to ~99"],
    ['"manager"~5', 9, "two words"],
    ['"project manager" ~5', 18, "~"],
    ["node.js AND java", 4, "."],
  ],
};

const accepted: Record<DialectKey, string[]> = {
  linkedin: [
    "java",
    "java OR kotlin",
    "C++ AND Node.js AND C# AND AT&T AND O'Reilly",
    '(java OR "spring boot") AND NOT php',
    "accountant AND finance NOT (manager OR executive)",
    "(java AND (aws OR gcp)) NOT php NOT perl",
  ],
  linkedinRecruiter: [
    "Skills [Must have]: (Kafka OR Kinesis)\nKeywords: NOT php",
    'Job titles [Can have]: developer OR "data engineer"\nJob titles [Doesn\'t have]: manager',
  ],
  googleXRay: [
    'site:uk.linkedin.com/in -inurl:dir "java developer" (london OR leeds) -"talent acquisition"',
    `${google}"nurse * practitioner" intitle:"registered nurse"`,
  ],
  github: [
    'type:user location:"Round Rock" language:C++ repos:>9 followers:10..50 -language:PHP',
    'created:>=2015-01-01 in:name fullname:"Ada Lovelace" is:sponsorable',
    "ada OR grace OR barbara",
  ],
  indeed: ["nurse AND (icu OR ccu) NOT recruiter"],
  dice: ["Java (UNIX OR C++)", "Java (UNIX NOT C++)", "Java AND Oracle NOT SQL"],
  monster: [
    '"c++" AND (develop* OR program*) NOT (cto OR "chief technical officer")',
    '"manager technology"~3 AND java',
  ],
};

describe.each(Object.values(dialects))("$name", ({ key, parse, print }) => {
  test.each(refusals[key])("refuses %j at %i", (string, at, reason) => {
    expect(parse(string)).toEqual({ ok: false, at, reason: expect.stringContaining(reason) });
  });

  test.each(accepted[key])("reads %s, and reads it again from its own print", (string) => {
    const parsed = parse(string);
    if (!parsed.ok) throw new Error(`${parsed.at}: ${parsed.reason}`);
    const again = parse(print(parsed.query));
    expect(again.ok && hasSameMeaning(again.query, parsed.query)).toBe(true);
  });
});

test("at least forty malformed strings are refused", () => {
  expect(Object.values(refusals).flat().length).toBeGreaterThanOrEqual(40);
});
