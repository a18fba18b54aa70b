import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { patient } from "#contract/test/patient.ts";
import { titleTable } from "#reading/data/load-titles.ts";
import { matchOccupation, type OccupationMatch } from "#reading/occupation.ts";

function match(title: string, duties: readonly string[] = []): OccupationMatch {
  return matchOccupation({ title, duties }, titleTable);
}

describe("a title as people write it", () => {
  test.each([
    ["Barista", "35-3023"],
    ["Credentialed Veterinary Technician (CVT) - Small Animal", "29-2056"],
    ["CDL-A Regional Driver", "53-3032"],
    ["Flatbed Driver - $0.68/mile - home weekends", "53-3032"],
    ["Sr. Software Engineer II, Payments (Remote)", "15-1252"],
    ["Plumbing Apprentice", "47-2152"],
    ["Special Education Teacher, Grades 6-8", "25-2057"],
    ["Specialist Radiographer - CT (Band 6)", "29-2034"],
    ["Registered Nurse - Emergency Department (Nights)", "29-1141"],
    ["WELDER - 2ND SHIFT - TEMP TO HIRE", "51-4121"],
    ["Director of Nursing", "11-9111"],
    ["Position Title: Teller I (PT)", "43-3071"],
    ["We are hiring a paralegal", "23-2011"],
    ["Accountant 80–100% (f/m/d), Baar ZG", "13-2011"],
  ])("%s is surely %s", (title, code) => {
    expect(match(title)).toMatchObject({ certainty: "sure", code });
  });

  test.each([
    ["SDR", "41-3091"],
    ["RN - ICU", "29-1141"],
    ["CNA", "31-1131"],
    ["LPN", "29-2061"],
    ["PA", "29-1071"],
    ["OTR Driver", "53-3032"],
    ["SRE", "15-1252"],
    ["FP&A Analyst", "13-2051"],
    ["HRBP", "13-1071"],
    ["CSM", "41-3091"],
    ["GM", "11-1021"],
  ])("%s is a short form", (title, code) => {
    expect(match(title).code).toBe(code);
  });

  test.each([
    ["Vertriebsleiter (m/w/d)", "11-2022"],
    ["Bilanzbuchhalter:in", "13-2011"],
    ["Desarrollador(a) Backend Java", "15-1252"],
    ["Infirmier diplômé d'État", "29-1141"],
    ["Magazijnmedewerker", "53-7065"],
  ])("%s is known in its own language", (title, code) => {
    expect(match(title).code).toBe(code);
  });
});

describe("a title as other countries write it", () => {
  test.each([
    ["Planning Solicitor", "23-1011"],
    ["Trainee Solicitor (Property)", "23-1011"],
    ["Senior Care Assistant - Nights", "31-1120"],
    ["Disability Support Worker", "31-1120"],
    ["Commercial Refrigeration Technician", "49-9021"],
    ["HGV Mechanic", "49-3031"],
    ["Plant Fitter", "49-3042"],
    ["Bench Joiner", "47-2031"],
    ["Strawberry Picker", "45-2092"],
    ["Warehouse Shift In-Charge", "53-1047"],
    ["Stores Incharge", "53-1047"],
    ["Parish Administrator", "43-6014"],
    ["Communications Adviser", "27-3031"],
    ["QA Executive", "51-9061"],
    ["Vet Nurse", "29-2056"],
    ["Packaging Line Operator II", "51-9111"],
    ["Travel MLS", "29-2010"],
    ["Augenoptikergeselle (m/w/d)", "29-2081"],
    ["Gestionnaire de paie (H/F)", "43-3051"],
  ])("%s is %s first", (title, code) => {
    expect(match(title).code).toBe(code);
  });

  test("a short form of two trades is for a person to choose", () => {
    expect(match("Med Tech").certainty).toBe("choose");
  });
});

describe("parts of a title", () => {
  test.each([
    ["Vice President of Nursing", "11-9111"],
    ["Head of Supply Chain", "11-3071"],
    ["Manager, Supply Chain", "11-3071"],
  ])("who leads a function is counted with it: %s", (title, code) => {
    expect(match(title)).toMatchObject({ certainty: "sure", code });
  });

  test("two jobs in one title are for a person to choose", () => {
    const { certainty, choices } = match("Electrician / Plumber");
    expect(certainty).toBe("choose");
    const both = choices.filter(({ why }) => why === "This is one of its titles.");
    expect(both.map(({ code }) => code)).toEqual(expect.arrayContaining(["47-2111", "47-2152"]));
  });

  test.each(["LPN/LVN $32/hr", "SDR / BDR", "Executive Assistant to the CEO"])(
    "two names of one job, or of whom it serves, are not: %s",
    (title) => {
      expect(match(title).choices[0]?.why).not.toContain("close to");
      expect(match("Executive Assistant to the CEO").certainty).toBe("sure");
      expect(match("LPN/LVN $32/hr").certainty).toBe("sure");
    },
  );
});

describe("a text without a title that we know", () => {
  const books = ["Enter bills, reconcile accounts and post to the general ledger"];
  const named = ["Our bookkeeper of nineteen years is retiring", "Call the office manager"];

  test("is compared with the titles it names, and a person chooses", () => {
    const found = matchOccupation({ title: "", duties: books, text: named }, titleTable);
    expect(found).toMatchObject({ certainty: "choose", code: "43-3031" });
    expect(found.choices[0]?.why).toContain("The text names one of its titles");
  });

  test("does not outvote a title", () => {
    const source = { title: "Barista", duties: books, text: named };
    expect(matchOccupation(source, titleTable).code).toBe("35-3023");
  });

  test.each(["We pay OT after forty hours", "Our team is a great place", "Page 1 of 2"])(
    "stays unknown where it names none: %s",
    (line) => {
      const source = { title: "", duties: books, text: [line] };
      expect(matchOccupation(source, titleTable).certainty).toBe("unknown");
    },
  );
});

describe("a job that is counted in several places", () => {
  test.each([
    ["Chief of Staff", ["11-1021", "13-1111"]],
    ["Customer Success Manager", ["41-3091", "43-1011"]],
    ["Staff ML Engineer", ["15-2051", "15-1252"]],
    ["Product Manager", ["11-2021", "11-3021"]],
    ["GRC Analyst", ["15-1212", "13-1041"]],
  ])("%s is for a person to choose, with reasons", (title, codes) => {
    const { certainty, code, choices } = match(title);
    expect({ certainty, code }).toEqual({ certainty: "choose", code: codes[0] });
    expect(choices.map((choice) => choice.code)).toEqual(expect.arrayContaining(codes));
    expect(new Set(choices.map(({ why }) => why))).toContain("Such jobs are often counted here.");
  });

  test("a row that mixes all others is never sure", () => {
    const { certainty, title, choices } = match("Scrum Master");
    expect({ certainty, title }).toEqual({
      certainty: "choose",
      title: "Computer Occupations, All Other",
    });
    expect(choices.length).toBeGreaterThan(2);
  });

  test("the duties say which", () => {
    const onSet = ["Support the film crew on set, run call sheets and production paperwork"];
    const inClinic = ["Examine patients, order tests, prescribe treatment under a physician"];
    expect(match("PA", inClinic).code).toBe("29-1071");
    expect(match("PA", onSet).code).not.toBe("29-1071");
  });

  test("duties that contradict a clear title leave it to a person", () => {
    const drawing = ["Draw artwork for brochures and logos"];
    expect(match("Packaging Designer")).toMatchObject({ certainty: "sure", code: "27-1021" });
    const { certainty, choices } = match("Packaging Designer", drawing);
    expect(certainty).toBe("choose");
    expect(choices.map(({ code }) => code)).toContain("27-1024");
  });

  test("an odd listing does not outvote the title that everybody knows", () => {
    const { certainty, choices } = match("Civil Design Engineer");
    expect(certainty).toBe("choose");
    expect(choices.map(({ code }) => code)).toContain("17-2051");
  });
});

test("a title that only the long list knows is sure with the duties on its side", () => {
  const tuning = ["Adjust strings and reeds to the pitch of pianos and other musical instruments"];
  const filing = ["Type letters and file the papers of the office"];
  expect(match("Harp Regulator").certainty).toBe("choose");
  expect(match("Harp Regulator", filing).certainty).toBe("choose");
  expect(match("Harp Regulator", tuning)).toMatchObject({ certainty: "sure", code: "49-9063" });
});

describe("nobody guesses", () => {
  test.each([
    "",
    "   ",
    "Wizard of Light Bulb Moments",
    "asdf qwer",
    "Chief Happiness Officer",
    "Rockstar Ninja",
    "Join our team!",
    "Multiple positions available",
    "$25/hr",
    "Remote",
    "Specialist",
    "Associate",
    "hasOwnProperty",
    "__proto__",
  ])("%j is unknown", (title) => {
    expect(match(title)).toMatchObject({ certainty: "unknown", code: null, choices: [] });
  });

  test.each(["Truck Driver", "CDL-A Driver", "OTR Driver", "Regional Flatbed Driver", "Driver"])(
    "%s is never offered as a receptionist",
    (title) => {
      const duties = ["Greet customers at the desk, answer questions and sign delivery papers"];
      const codes = match(title, duties).choices.map(({ code }) => code);
      expect(codes).toContain("53-3032");
      expect(codes).not.toContain("43-4171");
    },
  );
});

describe("anything may come in", () => {
  test("the answer always has one form", () => {
    const words = constantFrom("Senior", "Nurse", "/", "PA", "(", "of", "$20", "Manager", "é", "-");
    const title = oneof(
      string({ unit: "binary" }),
      array(words).map((all) => all.join(" ")),
    );
    assert(
      property(title, array(string()), (text, duties) => {
        const { certainty, code, title: name, choices } = match(text, duties);
        expect(code === null).toBe(certainty === "unknown");
        const first = certainty === "unknown" ? undefined : choices[0];
        expect([first?.code ?? null, first?.title ?? null]).toEqual([code, name]);
        expect(choices.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 60 },
    );
  });

  test.each(
    "a|1|.| |\n|-|(|, |/|$1|m/w/|pa |gm / |need |is hiring |manager |k-|grade |level 2 ".split("|"),
  )("ten kilobytes of %j are read at once", { retry: 3 }, (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length));
    const before = process.cpuUsage();
    match(text, [text]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(patient(500));
  });
});
