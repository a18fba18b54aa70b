import type { CoverageKind, CoverageRow, FactId, Finding, Hole } from "#contract/examination.ts";
import { isSettledInScreen } from "#ledger/interview/competencies.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { unreadMusts } from "#ledger/read/requirements/unread-lines.ts";
import type { Reports } from "#checks/check.ts";
import { isRecord, recordsOf, type Report, stringsOf, valueAt } from "#contract/walk.ts";

type Places = Record<CoverageKind, Map<FactId, string[]>>;

/** Requirement × report, for all that What we read lists: each must is searched or screened, asked with a cue or settled in the screen, and argued for. */
export function coverPackage(ledger: Ledger, reports: Reports): CoverageRow[] {
  const places = findPlaces(reports);
  const toRow = (
    { id, label }: { id: FactId; label: string },
    kind: CoverageRow["kind"],
    isHeld: boolean,
    isSettled = false,
  ): CoverageRow => {
    const at = (name: CoverageKind) => places[name].get(id) ?? [];
    const row = {
      search: at("search"),
      screen: at("screen"),
      interview: at("interview"),
      argument: at("argument"),
    };
    return { id, label, kind, isHeld, ...row, holes: findHoles(kind, row, isSettled) };
  };
  return [
    ...ledger.reading.requirements.map((requirement) =>
      toRow(
        { id: requirement.id, label: requirement.text },
        requirement.priority,
        requirement.conflict !== null,
        isSettledInScreen(requirement),
      ),
    ),
    // What stands in the post alone is a must-have of What we read all the same.
    ...unreadMusts(ledger.reading).map(({ id, text }) => toRow({ id, label: text }, "must", false)),
    // Whom the employer does not take is read on the resume, not searched or asked.
    ...ledger.reading.dealBreakers
      .filter(({ kind }) => kind !== "refused")
      .map(({ id, text }) => toRow({ id, label: text }, "dealBreaker", false)),
  ];
}

function findHoles(
  kind: CoverageRow["kind"],
  row: Record<CoverageKind, readonly string[]>,
  isSettled: boolean,
): Hole[] {
  if (kind === "nice") return [];
  const isMet = row.search.length + row.screen.length > 0;
  const holes: Hole[] = isMet ? [] : ["search or screen"];
  if (kind === "dealBreaker") return holes;
  const isAsked = row.interview.length > 0 || (isSettled && row.screen.length > 0);
  if (!isAsked) holes.push("interview");
  if (row.argument.length === 0) holes.push("argument");
  return holes;
}

function findPlaces({ attractSourceKit, interviewCoach, offerNavigator }: Reports): Places {
  const coach = "interviewCoach.questions";
  return {
    search: byId(searchedTerms(attractSourceKit), "attractSourceKit.booleanStrings.terms"),
    screen: byId(recordsOf(valueAt(interviewCoach, "questions.screen")), `${coach}.screen`),
    interview: byId(
      recordsOf(valueAt(interviewCoach, "questions.items")).map((item) =>
        hasCue(item) ? item : {},
      ),
      `${coach}.items`,
    ),
    argument: argumentsOf(attractSourceKit, offerNavigator),
  };
}

function byId(items: readonly Record<string, unknown>[], path: string): Map<FactId, string[]> {
  const places = new Map<FactId, string[]>();
  items.forEach((item, at) => note(places, item, `${path}[${at}]`));
  return places;
}

function note(places: Map<FactId, string[]>, item: Record<string, unknown>, path: string): void {
  for (const id of stringsOf(item["covers"])) places.set(id, [...(places.get(id) ?? []), path]);
}

/** A term counts where it stands in a compiled string or filter, not where it was only proposed. */
function searchedTerms(kit: Report | undefined): Record<string, unknown>[] {
  const printed = JSON.stringify(valueAt(kit, "booleanStrings.searches") ?? []).toLowerCase();
  return recordsOf(valueAt(kit, "booleanStrings.terms")).map((term) => {
    const text = term["text"];
    const isSearched = typeof text === "string" && printed.includes(toPrinted(text));
    return isSearched ? term : {};
  });
}

function toPrinted(term: string): string {
  return JSON.stringify(term.toLowerCase()).slice(1, -1);
}

function hasCue({ cues }: Record<string, unknown>): boolean {
  return isRecord(cues) && Object.values(cues).some((cue) => typeof cue === "string" && cue !== "");
}

function argumentsOf(kit: Report | undefined, offer: Report | undefined): Map<FactId, string[]> {
  const places = byId(recordsOf(valueAt(kit, "valueProps")), "attractSourceKit.valueProps");
  const post = valueAt(kit, "jobPost");
  if (isRecord(post)) {
    note(places, post, "attractSourceKit.jobPost");
    // A line that was read as no requirement is told as it stands.
    note(places, { covers: post["facts"] }, "attractSourceKit.jobPost");
  }
  const visit = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((entry, at) => visit(entry, `${path}[${at}]`));
    else if (isRecord(value)) {
      note(places, value, path);
      for (const [key, part] of Object.entries(value)) visit(part, `${path}.${key}`);
    }
  };
  visit(offer, "offerNavigator");
  return places;
}

/** Holes of musts and deal breakers; one that is held open is told, not blamed. */
export function findingsOfCoverage(rows: readonly CoverageRow[]): Finding[] {
  return rows
    .filter(({ kind, holes }) => holes.length > 0 && (kind === "must" || kind === "dealBreaker"))
    .map(({ id, label, kind, isHeld, holes }) => ({
      rule: isHeld ? "coverage.held" : "coverage.hole",
      severity: isHeld ? "info" : "high",
      tool: null,
      where: id,
      quote: label,
      what: `${kind === "must" ? "This must-have" : "This deal breaker"} is missing from: ${holes.join(", ")}.`,
      why: isHeld
        ? "Form and posting disagree about it, so it waits for an answer."
        : "What nobody searches, asks or argues for will not be decided on.",
      citation: null,
      fix: isHeld ? "Ask the hiring manager which reading holds." : "Add it where it is missing.",
    }));
}
