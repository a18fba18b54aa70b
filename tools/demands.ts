import { withArticle } from "#ledger/families/article.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { isVerb } from "#ledger/read/duty-verbs.ts";
import type { Requirement } from "#ledger/reading.ts";
import { inSentence } from "#ledger/words.ts";
import { clip } from "#tools/clip.ts";

const bareYears =
  /^(about |at least |over )?(\d{1,2}\+?|one|two|three|four|five|six|seven|eight|ten)( or more)? (years?|months?)(?= |$)/iu;
const afterYears = /^ (?:of|in|as|with|at|on|experience|minimum|or|and|\p{L}+ing)\b|^ \p{L}+[’']/iu;
/** Things people have one of. */
const oneOf =
  /^(?!an?\b|the\b|your\b|\d)(?:(?!an?\b|the\b|or a)[\p{L}\p{N}&.'’/-]+ ){0,6}?(?:licen[sc]e|certificate|degree|diploma|card|portfolio|clearance|background|bachelor['’]s|master['’]s|mls|mlis|mba|project|transformation|car|vehicle)(?= |,|$)/iu;
const times =
  /\b(?:(?:satur|sun|mon)days?|weekends?|nights?|evenings?|shifts?|on[- ]call|pager|core hours|(?:week|day)s? in \w|(?:six|five|four)-day|overtime|holidays|rotat\w+)\b/iu;
/** Words torn from a line that said more. */
const fragment =
  /^\d{1,3}\+? (?!years?|yrs?|months?|wpm|words|hours)|^(?:is|are|and|or|preferred)\b/iu;
const deed =
  /^(?:you|we|our|some|able|must|willing|have|has|hit|led|sold|ran|built|managed|designed|pass|drives?|speaks?)\b/iu;

/** A requirement as the thing that is asked for: "6+ years of backend", "an Ohio RN license"; null where it is no thing. */
export function askedFor({ text }: Pick<Requirement, "text">): string | null {
  const line = inSentence(
    text
      .replace(/\s+/gu, " ")
      .replace(/(?<=\p{Ll}{2}|\p{Lu}{2}|[T\d])\. (?=\S)/gu, ", ")
      .replace(/\byrs?\b/giu, "years")
      .replace(/ \+ /gu, " and ")
      .replace(/^own /iu, "your own "),
  );
  if (fragment.test(line) || deed.test(line)) return null;
  const [first = ""] = line.split(" ");
  const isDeed =
    isVerb(first) && line.includes(" ") && !/^(?:\p{Lu}|lean |(?!bring)\p{L}{3,}ing )/u.test(line);
  if (isDeed) return null;
  const current = line
    .replace(/^(.{2,40}) now$/iu, "current $1")
    .replace(/^class (?=[A-D]\b)/u, "Class ");
  const years = bareYears.exec(current)?.[0] ?? "";
  if (years !== "") return clip(withWhat(years, current.slice(years.length)), 90);
  return clip(oneOf.test(current) ? withArticle(current) : current, 90);
}

function withWhat(years: string, rest: string): string {
  if (rest.trim() === "") return `${years} of experience`;
  return afterYears.test(rest) ? years + rest : `${years} of${rest}`;
}

/** Whether it is about when people work; such things are conditions, not skills. */
export function isAboutTime({ kind, text }: Requirement): boolean {
  return kind === "schedule" || times.test(text);
}

const unsaid = new Set<Requirement["kind"]>(["trait", "authorization", "physical", "schedule"]);

/** Musts that may be said to a candidate inside a sentence: settled, no trait, no legal matter, no bare degree; mere years last. */
export function sayableMusts({
  reading,
}: Pick<Ledger, "reading">): (Requirement & { asked: string })[] {
  const said = reading.requirements
    .filter(
      ({ priority, conflict, kind }) =>
        priority === "must" && conflict === null && !unsaid.has(kind),
    )
    .filter((must) => !isAboutTime(must) && (must.kind !== "education" || must.isSubstitutable))
    .flatMap((must) => {
      const asked = askedFor(must);
      return asked === null ? [] : [{ ...must, asked }];
    });
  const isBare = ({ asked }: { asked: string }) => asked.endsWith(" of experience");
  return [...said.filter((must) => !isBare(must)), ...said.filter(isBare)];
}

/** The same musts, named things first: a tool or a license says more of a job than years do. */
export function tellingMusts(ledger: Pick<Ledger, "reading">): ReturnType<typeof sayableMusts> {
  const musts = sayableMusts(ledger);
  const isNamed = ({ skills, credentials }: Requirement) => skills.length + credentials.length > 0;
  return [...musts.filter(isNamed), ...musts.filter((must) => !isNamed(must))];
}

/** Musts a manager may read more or less strictly; a license is there or it is not. */
export function bendableMusts(ledger: Pick<Ledger, "reading">): ReturnType<typeof sayableMusts> {
  return tellingMusts(ledger).filter(({ kind }) => kind !== "credential" && kind !== "language");
}
