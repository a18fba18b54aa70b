/** Who reads a part of a report: candidates, whoever works on the search, or the team alone, as what we would pay at most. */
export type Audience = "candidate" | "team" | "inside";

/** Of a path such as "engagementHub.nurtureSequences[0].touches[1].body". */
export type AudienceOf = (path: string) => Audience;

/** Sections by key, as every writer returns them. */
export type Report = Readonly<Record<string, unknown>>;

/** What an object says of the texts in it. */
type Holder = {
  /** Cited by the object itself and by every object around it. */
  facts: readonly string[];
  /** The object's own; it never speaks for the objects inside. */
  basis: string | null;
  covers: readonly string[];
};

type Leaf = Holder & {
  path: string;
  /** The nearest field name, also for the lines of a list. */
  key: string;
};

export type ReportString = Leaf & { text: string };
export type ReportNumber = Leaf & { value: number };
export type Walked = { strings: readonly ReportString[]; numbers: readonly ReportNumber[] };

/** Marks, not text. */
export const marks: ReadonlySet<string> = new Set(["facts", "basis", "covers", "id"]);

/** Machine data with its own proof: what was counted about the report, and the compiled searches. */
const machineData = /^\w*\.(?:metadata|booleanStrings\.(?:spec|searches))$/u;

/** Every string and number of a report, once, each with what its object and the objects around it cite. */
export function walkReport(tool: string, report: Report): Walked {
  const strings: ReportString[] = [];
  const numbers: ReportNumber[] = [];

  function visit(value: unknown, path: string, key: string, holder: Holder): void {
    if (typeof value === "string") strings.push({ ...holder, path, key, text: value });
    else if (typeof value === "number") numbers.push({ ...holder, path, key, value });
    else if (Array.isArray(value)) {
      value.forEach((entry, at) => visit(entry, `${path}[${at}]`, key, holder));
    } else if (isRecord(value)) {
      const own = {
        facts: [...holder.facts, ...stringsOf(value["facts"])],
        basis: typeof value["basis"] === "string" ? value["basis"] : null,
        covers: stringsOf(value["covers"]),
      };
      for (const [name, part] of Object.entries(value)) {
        const inside = `${path}.${name}`;
        if (!marks.has(name) && !machineData.test(inside)) visit(part, inside, name, own);
      }
    }
  }

  visit(report, tool, tool, { facts: [], basis: null, covers: [] });
  return { strings, numbers };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}

/** The objects of a list; anything else in it is left out. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The value at a path such as "interviewPlan.stages", or undefined. */
export function valueAt(report: Report | undefined, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), report);
}
