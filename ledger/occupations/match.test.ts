import { describe, expect, test } from "vitest";
import type { Family } from "#ledger/occupations/family.ts";
import { familyKeys } from "#ledger/occupations/family.ts";
import { matchTitle } from "#ledger/occupations/match.ts";

/** Titles as they stand on job boards; `null` where only a description could tell. */
const titles: readonly (readonly [string, Family, string | null])[] = [
  ["Sr. Backend Engineer (Go) - Remote", "software", "15-1252"],
  ["Staff Software Engineer, Payments", "software", "15-1252"],
  ["IT Help Desk Technician - Tier 1", "software", "15-1232"],
  ["SOC Analyst (Nights)", "software", "15-1212"],
  ["Data Engineer - AWS / Snowflake", "data", "15-1243"],
  ["Senior Data Scientist II", "data", "15-2051"],
  ["Oracle DBA", "data", "15-1242"],
  ["Business Analyst", "data", null],
  ["Lead Product Designer II", "product", "15-1255"],
  ["Scrum Master (Contract)", "product", "15-1299"],
  ["Product Manager, Growth", "product", "11-2021"],
  ["Graphic Designer - Part-Time", "product", "27-1024"],
  ["Civil Engineer III, PE", "engineering", "17-2051"],
  ["Manufacturing Engineer – 2nd Shift", "engineering", "17-2112"],
  ["Construction Project Manager", "engineering", "11-9021"],
  ["Process Engineer", "engineering", null],
  ["RN - ICU - Nights", "clinical", "29-1141"],
  ["Certified Nursing Assistant (CNA) PRN", "clinical", "31-1131"],
  ["Phlebotomist I", "clinical", "31-9097"],
  ["LPN/LVN $32/hr + Sign-On Bonus", "clinical", "29-2061"],
  ["ACCOUNT EXECUTIVE, MID-MARKET", "sales", "41-3091"],
  ["SDR / BDR (Hybrid)", "sales", "41-3091"],
  ["VP, Sales", "sales", "11-2022"],
  ["Revenue Operations Manager", "sales", "13-1199"],
  ["Head of Growth", "marketing", "11-2021"],
  ["Director, Product Marketing", "marketing", "11-2021"],
  ["SEO Specialist", "marketing", "13-1161"],
  ["Senior Staff Accountant", "finance", "13-2011"],
  ["Accounts Payable Specialist", "finance", "43-3031"],
  ["FP&A Analyst", "finance", "13-2051"],
  ["Assistant Controller", "finance", "11-3031"],
  ["Technical Recruiter - 6 month contract", "peopleLegal", "13-1071"],
  ["Litigation Paralegal", "peopleLegal", "23-2011"],
  ["Associate General Counsel", "peopleLegal", "23-1011"],
  ["CDL A Truck Driver – Home Weekends", "operations", "53-3032"],
  ["Forklift Operator 3rd Shift", "operations", "53-7051"],
  ["Warehouse Associate - $18.50/hr", "operations", "53-7062"],
  ["Manager, Supply Chain", "operations", "11-3071"],
  ["Journeyman Electrician", "trades", "47-2111"],
  ["HVAC Service Tech", "trades", "49-9021"],
  ["CNC Machinist - Days", "trades", "51-4041"],
  ["Welder (MIG/TIG)", "trades", "51-4121"],
  ["Customer Service Rep - Bilingual", "support", "43-4051"],
  ["Customer Success Manager", "support", "43-1011"],
  ["Call Center Supervisor", "support", "43-1011"],
  ["3rd Grade Teacher", "public", "25-2021"],
  ["High School Math Teacher", "public", "25-2031"],
  ["Police Officer - Lateral", "public", "33-3051"],
  ["Special Education Teacher", "public", null],
  ["Line Cook", "service", "35-2014"],
  ["Assistant Store Manager", "service", "41-1011"],
  ["Front Desk Agent - Hotel", "service", "43-4081"],
  ["Barista (Seasonal)", "service", "35-3023"],
  ["CFO", "executive", "11-1011"],
  ["VP of Engineering", "executive", "11-3021"],
  ["General Manager", "executive", "11-1021"],
  ["Executive Assistant to the CEO", "general", "43-6011"],
  ["Receptionist", "general", "43-4171"],
  ["Data Entry Clerk (Remote)", "general", "43-9021"],
  ["Office Manager", "general", "43-1011"],
];

describe("sixty titles from every family", () => {
  test("are sixty, at least three for each family", () => {
    expect(titles).toHaveLength(60);
    const perFamily = familyKeys.map((key) => titles.filter(([, family]) => family === key).length);
    expect(Math.min(...perFamily)).toBeGreaterThanOrEqual(3);
    expect(titles.filter(([, , soc]) => soc !== null).length).toBeGreaterThanOrEqual(55);
  });

  test.each(titles)("%s", (title, family, soc) => {
    const match = matchTitle(title);
    const answer = match.kind === "matched" ? [match.occupation.soc, match.family] : null;
    expect(answer).toEqual(soc === null ? null : [soc, family]);
  });
});

describe("a title", () => {
  test("with no row of its own gets the nearest, and says so", () => {
    expect(matchTitle("Senior Product Manager")).toMatchObject({ confidence: "low" });
    expect(matchTitle("Manager, Customer Success")).toMatchObject({ confidence: "low" });
  });

  test("that we know is sure, one with more words a little less", () => {
    expect(matchTitle("Account Executive")).toMatchObject({ confidence: "high" });
    expect(matchTitle("Enterprise SaaS Account Executive")).toMatchObject({ confidence: "medium" });
  });

  test("that names two jobs is unsure and offers both", () => {
    const match = matchTitle("Electrician / Plumber");
    expect(match.kind).toBe("unsure");
    expect(match.runnersUp.map(({ title }) => title)).toEqual(["Electrician", "Plumber"]);
    expect(matchTitle("Registered Nurse, Manager").kind).toBe("unsure");
  });

  test.each([
    "Landscape Architect",
    "Electrician Helper",
    "Pest Control Technician",
    "Farm Crew Member",
    "Wizard",
  ])("with a word that may change the job is unsure: %s", (title) => {
    expect(matchTitle(title).kind).toBe("unsure");
  });

  test("of several occupations is settled by what stands beside it or in the description", () => {
    expect(matchTitle("Project Manager - Construction")).toMatchObject({ family: "engineering" });
    const sql = "You know SQL, build a Tableau dashboard and test with Python.";
    expect(matchTitle("Business Analyst", sql)).toMatchObject({
      occupation: { soc: "15-2051" },
      confidence: "medium",
    });
    const plant = "Lead plant engineers: mechanical and electrical equipment, drawings.";
    expect(matchTitle("Engineering Manager", plant)).toMatchObject({ family: "engineering" });
    expect(matchTitle("Engineering Manager", "You lead people.").kind).toBe("unsure");
  });

  test("whose possible meanings are all of one family says the family", () => {
    expect(matchTitle("Teacher")).toMatchObject({ kind: "unsure", family: "public" });
    expect(matchTitle("Business Analyst")).toMatchObject({ kind: "unsure", family: null });
  });

  test("usually meant one way is matched that way, with low confidence", () => {
    expect(matchTitle("Project Manager")).toMatchObject({
      occupation: { soc: "13-1082" },
      family: "operations",
      confidence: "low",
    });
  });

  test("never has its occupation among its runners-up", () => {
    const both = titles.filter(([title]) => {
      const match = matchTitle(title);
      return match.kind === "matched" && match.runnersUp.includes(match.occupation);
    });
    expect(both).toEqual([]);
  });
});

describe("hostile titles", () => {
  const kilobytes100 = 100_000;
  test.each([
    ["nothing", ""],
    ["spaces", " ".repeat(kilobytes100)],
    ["brackets", "((((((((((".repeat(kilobytes100 / 10)],
    ["closed brackets", "(a)[b]{c}".repeat(kilobytes100 / 9)],
    ["one word", "engineer ".repeat(kilobytes100 / 9)],
    ["one long word", "a".repeat(kilobytes100)],
    ["emoji", "👩‍🚒🔥".repeat(kilobytes100 / 8)],
    ["marks", "e\u0301".repeat(kilobytes100 / 2)],
    ["dashes", " - ".repeat(kilobytes100 / 3)],
    ["money", "$1,".repeat(kilobytes100 / 3)],
    ["names of object members", "constructor __proto__ toString hasOwnProperty"],
    ["half a surrogate pair", "\ud83d Nurse \udc00"],
  ])("%s", { retry: 3 }, (_, title) => {
    matchTitle("warm up");
    const started = process.threadCpuUsage();
    const match = matchTitle(title, title);
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(50);
    expect(match.kind).toBe("unsure");
  });
});
