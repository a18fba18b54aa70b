import { describe, expect, test } from "vitest";
import { readAmong as read, textsOf as texts } from "#ledger/fixtures/sample-requirements.ts";

describe("one line for each demand", () => {
  test.each<[string, string[]]>([
    [
      "PostgreSQL. Kafka or similar. AWS.",
      ["must: PostgreSQL", "must: Kafka or similar", "must: AWS"],
    ],
    ["BLS and ACLS", ["must: BLS and ACLS"]],
    ["Kubernetes and Docker", ["must: Kubernetes and Docker"]],
    [
      "Python, SQL, Airflow, Tableau",
      ["must: Python", "must: SQL", "must: Airflow", "must: Tableau"],
    ],
    ["Python, SQL and Tableau", ["must: Python", "must: SQL", "must: Tableau"]],
    [
      "Experience with Python, SQL, and Tableau",
      ["must: Experience with Python, SQL, and Tableau"],
    ],
    [
      "CDL, 2 years of tanker work, own boots",
      ["must: CDL", "must: 2 years of tanker work", "must: Own boots"],
    ],
    ["• Figma\n• Spanish a plus", ["must: Figma", "nice: Spanish"]],
    [
      "Must have: Figma, Sketch, HTML. Nice: motion design",
      ["must: Figma", "must: Sketch", "must: HTML", "nice: Motion design"],
    ],
    ["Bachelor's required, Master's preferred", ["must: Bachelor's", "nice: Master's"]],
    ["3+ years of retail, Spanish a plus", ["must: 3+ years of retail", "nice: Spanish"]],
    ["Experience with Go (Rust a plus)", ["must: Experience with Go", "nice: Rust"]],
    ["5+ years of Java. Kotlin is fine too.", ["must: 5+ years of Java"]],
    ["GraphQL nice to have", ["nice: GraphQL"]],
    [
      "Intermediate Excel: pivot tables, XLOOKUP, SUMIFS",
      ["must: Intermediate Excel: pivot tables, XLOOKUP, SUMIFS"],
    ],
    [
      "Communication - SBAR, speaks up, closes the loop",
      ["must: Communication - SBAR, speaks up, closes the loop"],
    ],
    [
      "Kafka – producers, consumers, schema registry",
      ["must: Kafka – producers, consumers, schema registry"],
    ],
    ["Must have - Terraform, Docker, Kafka", ["must: Terraform", "must: Docker", "must: Kafka"]],
    [
      "1–3 years of accounting (public or industry; internships count for up to 6 months)",
      ["must: 1–3 years of accounting (public or industry; internships count for up to 6 months)"],
    ],
    [
      "Hospice exp. preferred, not required - 8 week orientation w/ preceptor",
      ["nice: Hospice exp. preferred, not required - 8 week orientation w/ preceptor"],
    ],
    ["Forklift experience helpful", ["nice: Forklift experience helpful"]],
    ["Nice, not needed: some HTML/CSS, a bit of SQL", ["nice: Some HTML/CSS, a bit of SQL"]],
    [
      "Need: 4 years service plumbing, valid PA drivers license, can work alone, own hand tools (we buy power tools)",
      [
        "must: 4 years service plumbing",
        "must: Valid PA drivers license",
        "must: Can work alone",
        "must: Own hand tools (we buy power tools)",
      ],
    ],
    [
      "Must have: 6+ years in DevOps/SRE, AWS (EKS, IAM), Terraform, Python or Bash",
      [
        "must: 6+ years in DevOps/SRE",
        "must: AWS (EKS, IAM)",
        "must: Terraform",
        "must: Python or Bash",
      ],
    ],
    ["3 years in retail, hotels or sales", ["must: 3 years in retail, hotels or sales"]],
    [
      "5 years of experience with Python, SQL, Airflow",
      ["must: 5 years of experience with Python, SQL, Airflow"],
    ],
    ["Licensure/Certification: RRT through NBRC", ["must: RRT through NBRC"]],
    ["Experience: None required.", []],
    ["New graduates are welcome to apply.", []],
    ["Forklift card; we will train on the reach truck", ["must: Forklift card"]],
    ["You do NOT need a CS degree.", []],
    ["No experience required", []],
    ["", []],
  ])("%j", (form, expected) => {
    expect(texts(read(form))).toEqual(expected);
  });

  test("a sentence that accepts something else belongs to the line before it", () => {
    const [java] = read("5+ years of Java. Kotlin is fine too.");
    expect(java?.accepts).toEqual(["Kotlin"]);
    expect(java?.quotes.map(({ quote }) => quote)).toEqual([
      "5+ years of Java.",
      "Kotlin is fine too.",
    ]);
  });
});

describe("lines of every shape", () => {
  test("numbered ways in are one must with its alternatives", () => {
    const found = read("", [
      "Two years of full-time paid experience reading tide gauges; or",
      "Completion of 30 semester units in hydrology; or",
      "One year as a Harbor Trainee with the Port.",
      "A valid CDL is required.",
    ]);
    expect(texts(found)).toEqual([
      "must: Two years of full-time paid experience reading tide gauges",
      "must: Valid CDL",
    ]);
    expect(found[0]?.accepts).toEqual([
      "Completion of 30 semester units in hydrology",
      "One year as a Harbor Trainee with the Port",
    ]);
    expect(found[0]?.quotes).toHaveLength(3);
  });

  test.each<[string, string[]]>([
    ["Fear Free is a plus, not required", ["nice: Fear Free"]],
    ["Healthcare experience is helpful but not needed", ["nice: Healthcare experience"]],
    [
      "Knowledge of sourdough is required, as is Excel.",
      ["must: Knowledge of sourdough", "must: Excel"],
    ],
    [
      "A baker card, or progress toward one, is preferred.",
      ["nice: Baker card, or progress toward one"],
    ],
    ["MUST BE ABLE TO LIFT 50 LBS", ["must: ABLE TO LIFT 50 LBS"]],
    ["Background: Candidates must pass fingerprinting.", ["must: Pass fingerprinting"]],
    ["Led a multi-quarter, cross-team project", ["must: Led a multi-quarter, cross-team project"]],
    [
      "0-2 yrs in sales, hospitality, teaching, athletics.",
      ["must: 0-2 yrs in sales, hospitality, teaching, athletics"],
    ],
    ["No exceptions.", []],
    ["Bring the numbers.", []],
    ["New grads encouraged to apply", []],
  ])("%s", (line, expected) => {
    expect(texts(read("", [line]))).toEqual(expected);
  });

  test("a degree or years in its place ask for themselves, beside what stands before them", () => {
    const found = read("", ["US citizenship", "BS + 8 yrs, or 12 yrs in lieu of degree"]);
    expect(found.map(({ accepts }) => accepts)).toEqual([[], []]);
  });

  test("a heading that the cutting took for a line still stands over its list", () => {
    const found = read("", ["HCPC registration", "Desirable", "Cardiac CT experience"]);
    expect(texts(found)).toEqual(["must: HCPC registration", "nice: Cardiac CT experience"]);
  });

  test("years with a part of them are one demand", () => {
    expect(texts(read("5+ years of baking, 2 in hotels. Excel."))).toEqual([
      "must: 5+ years of baking, 2 in hotels",
      "must: Excel",
    ]);
  });

  test("at most twenty-five, musts before listed before nice", () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `${at + 2} years of trade number ${at}x${at}`,
    );
    const found = read("Python. SQL.", many, ["Redis"]);
    expect(found).toHaveLength(25);
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(["must.1", "must.2", "listed.1"]);
  });
});

describe("where form and posting differ", () => {
  test.each<[string, string, string]>([
    ["Excel. Kafka is a plus.", "Kafka", "whether Kafka is a must"],
    ["Bachelor's degree. Excel.", "Master's degree in logistics", "the level of education"],
    [
      "Bachelor's degree or equivalent experience. Excel.",
      "Bachelor's degree in logistics",
      "experience in place of the degree",
    ],
    ["React, 4+ years", "5+ years of web apps", "years of experience"],
    ["Current ACLS. Excel.", "ACLS within 60 days of hire", "the timing of ACLS"],
    ["3+ years of Python. Excel.", "5+ years of Python", "years of experience with Python"],
  ])("%s / %s", (form, posting, about) => {
    const found = read(form, [posting]);
    expect(found.flatMap(({ conflict }) => (conflict === null ? [] : [conflict.about]))).toEqual([
      about,
    ]);
  });

  test.each<[string, string]>([
    ["3+ years of Python. Excel.", "Python, 3 to 5 years"],
    ["Kafka or similar. Excel.", "Production experience with Kafka or a similar stream"],
    ["4+ years of buying. Excel.", "2+ years leading people"],
    ["Python. 5+ yrs", "3+ years of web apps"],
    ["Python. 5+ yrs", "3+ years of web apps"],
    ["Active BLS. Excel.", "BLS required at hire"],
  ])("no difference: %s / %s", (form, posting) => {
    expect(read(form, [posting]).filter(({ conflict }) => conflict !== null)).toEqual([]);
  });

  test("what the posting only wishes for is a difference where its words or its heading say so", () => {
    const [spanish] = read("Spanish. Excel.", [], ["Spanish"]);
    expect(spanish?.conflict).toBeNull();
    const [fluent] = read("Fluent Spanish. Excel.", [], ["Spanish"]);
    expect(fluent?.conflict?.about).toBe("whether Spanish is a must");
  });
});
