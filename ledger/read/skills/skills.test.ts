import { describe, expect, test } from "vitest";
import { findSkills } from "#ledger/read/skills/skills.ts";

const named = (text: string): string =>
  findSkills(text)
    .map(({ skill }) => skill.name)
    .join(", ");

describe("skills are found in every kind of work", () => {
  test.each([
    ["Strong Kotlin or Java in production", "Kotlin, Java"],
    ["5+ years of Go", "Go"],
    ["Backend services in Go on AWS", "Go, AWS"],
    ["Experience with Golang and Postgres", "Go, PostgreSQL"],
    ["Our core languages are Ruby, Python, JavaScript, and Go.", "Ruby, Python, JavaScript, Go"],
    ["Rust or Go required", "Rust, Go"],
    ["C/C++ and C# on .NET Core", "C, C++, C#, .NET"],
    ["Node.js, nodejs or NestJS", "Node.js, NestJS"],
    ["React Native and React.js", "React Native, React"],
    ["Spring Boot, Spring and Hibernate", "Spring Boot, Spring, Hibernate"],
    ["Go-based microservices in Kubernetes", "Go, Microservices, Kubernetes"],
    ["SQL Server and SQL tuning", "SQL Server, Query optimization"],
    ["needs python, sql, aws and k8s", "Python, SQL, AWS, Kubernetes"],
    ["Terraform, Ansible, Chef or Puppet", "Terraform, Ansible, Chef, Puppet"],
    ["CI/CD with GitHub Actions", "CI/CD, GitHub Actions"],
    ["Building CI / CD pipelines", "CI/CD"],
    ["A cloud warehouse: Snowflake or BigQuery", "Snowflake, BigQuery"],
    ["dbt models, Airflow and Spark", "Data Build Tool, Airflow, Spark"],
    ["Statistics in R or Python", "R, Python"],
    ["A/B testing and causal inference", "A/B testing, Causal inference"],
    ["Tuning LLMs with PyTorch", "Large language models, PyTorch"],
    ["SIEM tools, VLANs and zero-trust networks", "SIEM, VLAN, Zero trust"],
    ["Knows the OWASP Top 10", "OWASP"],
    ["Figma, Sketch and the Adobe Creative Suite", "Figma, Sketch, Adobe Creative Suite"],
    ["Proficient in Illustrator and Photoshop", "Illustrator, Photoshop"],
    ["Usability testing and WCAG 2.2", "Usability testing, Web accessibility"],
    ["SolidWorks with GD&T per ASME Y14.5", "SolidWorks, GD&T, ASME Y14.5"],
    ["Lean or 5S experience", "Lean, 5S"],
    ["ISO 13485, PFMEA and APQP", "ISO 13485, DFMEA, APQP"],
    ["AutoCAD Civil 3D (not only AutoCAD)", "AutoCAD Civil 3D, AutoCAD"],
    ["Experience with Epic", "Epic"],
    ["Epic or Cerner charting", "Epic, Cerner, Charting"],
    ["EHRs such as Meditech", "Electronic health records, Meditech"],
    ["Ventilators, arterial lines, CRRT", "Ventilator, Arterial lines, CRRT"],
    ["Phlebotomy and EKG in a telemetry unit", "Phlebotomy, EKG, Telemetry"],
    ["Med-Surg or ICU nurses", "Medical-surgical nursing, Critical care"],
    ["PCR, cell culture and cGMP", "PCR, Cell culture, GMP"],
    ["Salesforce, and a tool such as Outreach or Salesloft", "Salesforce, Outreach, Salesloft"],
    ["MEDDPICC and cold calling", "MEDDIC, Cold calling"],
    ["Go-to-market strategy for SaaS sales", "Go-to-market strategy, SaaS sales"],
    [
      "Google Analytics, Google Ads and SEO",
      "Google Analytics, Google Ads, Search engine optimization",
    ],
    ["Segment, Braze and Klaviyo", "Segment, Braze, Klaviyo"],
    ["Month-end close under US GAAP", "Month-end close, GAAP"],
    ["Advanced Excel, by which we mean lookups", "Excel"],
    ["Full P&L responsibility", "P&L management"],
    ["SOX, IFRS and FP&A", "SOX, IFRS, Financial planning and analysis"],
    ["NetSuite, SAP or QuickBooks Online", "NetSuite, SAP, QuickBooks"],
    ["Workday, Greenhouse and BambooHR", "Workday, Greenhouse, BambooHR"],
    ["Full-cycle recruiting and employee relations", "Full-cycle recruiting, Employee relations"],
    ["E-discovery and contract drafting", "E-discovery, Contract drafting"],
    ["Forklifts, reach trucks and RF scanners", "Forklift, Reach truck, RF scanner"],
    ["A WMS and an electric pallet jack", "WMS, Pallet jack"],
    ["Time on Haas, Fanuc or Mazatrol controls", "Haas, Fanuc, Mazak"],
    ["MIG and TIG welding", "MIG welding, TIG welding"],
    ["Safe use of mig, and tig welding equipment", "MIG welding, TIG welding"],
    [
      "PLCs, VFDs and 3-phase motors",
      "Programmable logic controllers, Variable frequency drives, Three-phase power",
    ],
    [
      "Conduit bending, blueprint reading, NEC",
      "Conduit bending, Blueprint reading, National Electrical Code",
    ],
    ["3 yrs full service, ServSafe manager, Toast", "Toast"],
    ["Knows Toast.", "Toast"],
    ["Square POS and cash handling", "Square, Cash handling"],
    ["HACCP, menu planning and knife skills", "HACCP, Menu development, Knife skills"],
    [
      "Lesson planning, IEPs, Google Classroom",
      "Lesson planning, Individualized education programs, Google Classroom",
    ],
    ["Experience with Polaris or PowerSchool", "Polaris, PowerSchool"],
    ["Fluent English AND spanish, spoken and written", "English, Spanish"],
    ["Spanish preferred", "Spanish"],
    ["German (B1 or better)", "German"],
    ["Ability to speak Polish, Hmong or ASL", "Polish, Hmong, American Sign Language"],
    ["Scrum, Kanban or SAFe", "Scrum, Kanban, SAFe"],
    ["Word, Excel and Outlook", "Word, Excel, Outlook"],
    ["Jira, Slack and Notion", "Jira, Slack, Notion"],
    ["R&D leaders who plan in Microsoft Project", "Research and development, Microsoft Project"],
    ["• Excel", "Excel"],
  ])("%s", (text, expected) => {
    expect(named(text)).toBe(expected);
  });
});

describe("false friends stay words", () => {
  test.each([
    "Go to our site and apply",
    "You will go the extra mile",
    "Go!",
    "Ready. Set. Go.",
    "Grab and Go counters",
    "You will excel in a fast team",
    "Excel in your career",
    "EXCEL AT CUSTOMER CARE",
    "Access to care for everyone",
    "Provide access, with care",
    "Access Control Technician",
    "Spring hiring event",
    "Starts in Spring",
    "Experience in Spring planting",
    "Two years of Epic adventures",
    "Experience with Access panels",
    "Our Spring programming is for children",
    "An epic journey",
    "Epic Benefits and perks",
    "Word of mouth",
    "In a word, kindness",
    "Lead Sales Teams",
    "Build Strong Teams",
    "Slack off and you are out",
    "A rust inspector for bridges",
    "Swift decisions and clear words",
    "You spark joy",
    "Toast the bread",
    "Chef",
    "Executive Chef, two years of experience",
    "Chef experience required",
    "Wood framer with own tools",
    "We are an outreach team",
    "Ruby Smith leads the ward",
    "Hepatitis C screening",
    "Series C, backed by good people",
    "C-suite exposure",
    "Class A, B or C license",
    "Oracle Park is next door",
    "An 8-hour workday, and paid breaks",
    "Work in the greenhouse or the field",
    "Pull the lever, then wait",
    "The customer segment grows",
    "Take a rest, or a shower with soap",
    "We keep you safe",
    "Maple sap, ice",
    "Salary: 90,000 to 110,000 CAD",
    "Leather, fabric, canvas and vinyl",
    "Our office in Leeds",
    "Weather permitting",
    "Polish the silver and speak softly",
    "The Spanish market",
    "French cuisine",
    "Apply at https://jobs.lever.co/python/react or www.oracle.com",
    "Write to python@java.example",
    "Call 555-0100 or TDD 555-0101",
    "Javanese puppets",
    "We value Unity, Trust, Flow",
  ])("%s", (text) => {
    expect(named(text)).toBe("");
  });
});

describe("what somebody else does is no skill of the person", () => {
  test.each([
    ["A history of getting through infosec review and redlines without losing a month", []],
    ["Answer cybersecurity questionnaires", []],
    ["Not allergic to meetings with the digital marketing team", []],
    ["Seen a deal through information security approval", []],
    ["Code review", ["Code review"]],
    ["Internal audit", ["Internal audit"]],
    ["Three years in cybersecurity", ["Cybersecurity"]],
    ["Cybersecurity, audit and risk", ["Cybersecurity"]],
    ["Kubernetes team experience", ["Kubernetes"]],
  ])("%s", (text, names) => {
    expect(findSkills(text).map(({ skill }) => skill.name)).toEqual(names);
  });
});

describe("a found skill", () => {
  test("says its place, its other names and what to search for", () => {
    expect(findSkills("We write Go, Python and SQL.")[0]).toEqual({
      at: 9,
      skill: {
        name: "Go",
        synonyms: ["Golang", "Go programming", "Go language"],
        kind: "technology",
        searchName: "golang",
      },
    });
    expect(findSkills("Forklift")[0]?.skill.searchName).toBe("Forklift");
  });

  test("comes once, at its first place, in the order of the text", () => {
    const found = findSkills("Python first.\nThen Postgres, PostgreSQL and python again.");
    expect(found.map(({ skill, at }) => [skill.name, at])).toEqual([
      ["Python", 0],
      ["PostgreSQL", 19],
    ]);
  });

  test("is the same object each time, so that lists can be compared", () => {
    expect(findSkills("Excel")[0]?.skill).toBe(findSkills("MS Excel")[0]?.skill);
  });

  test("an everyday word is counted where it first stands as a skill, not before", () => {
    const text = "Go far with us.\nYou write Go and Rust in a Kubernetes shop.";
    const go = findSkills(text).find(({ skill }) => skill.name === "Go");
    expect(go?.at).toBe(text.indexOf("Go and"));
  });

  test("going to market is not the language Go", () => {
    expect(named("We go to market in spring")).toBe("Go-to-market strategy");
  });

  test("a name does not reach over a comma or into the next line", () => {
    expect(named("React, native apps")).toBe("React");
    expect(named("Google\nAnalytics")).toBe("");
  });
});

test("words that object members are called by are no skills", () => {
  expect(findSkills("constructor, __proto__, toString and hasOwnProperty")).toEqual([]);
});

test("an empty text names nothing", () => {
  expect(findSkills("")).toEqual([]);
  expect(findSkills(" \n\t\n")).toEqual([]);
});
