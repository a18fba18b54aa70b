import type { Requirement, Title } from "#ledger/facts/reading.ts";
import { fieldOfYears, isDoing } from "#ledger/interview/must-words.ts";
import { titleInSentence } from "#ledger/words/words.ts";

/** What people of a title do, for "in … work". */
const deeds: Readonly<Record<string, string>> = {
  accountant: "accounting",
  administrator: "administration",
  analyst: "analysis",
  architect: "architecture",
  attorney: "legal",
  auditor: "audit",
  bookkeeper: "bookkeeping",
  buyer: "purchasing",
  carpenter: "carpentry",
  chef: "kitchen",
  cook: "kitchen",
  counselor: "counseling",
  designer: "design",
  developer: "development",
  dispatcher: "dispatch",
  driver: "driving",
  editor: "editing",
  electrician: "electrical",
  engineer: "engineering",
  inspector: "inspection",
  instructor: "teaching",
  lawyer: "legal",
  librarian: "library",
  machinist: "machining",
  mechanic: "repair",
  nurse: "nursing",
  painter: "painting",
  paralegal: "legal",
  pharmacist: "pharmacy",
  planner: "planning",
  plumber: "plumbing",
  recruiter: "recruiting",
  researcher: "research",
  surveyor: "surveying",
  teacher: "teaching",
  technician: "technical",
  tester: "testing",
  therapist: "therapy",
  trainer: "training",
  underwriter: "underwriting",
  welder: "welding",
  writer: "writing",
};
/** Words for a rank or a seat, which name no work. */
const seats =
  /^(?:manager|supervisor|director|lead|leader|head|chief|president|specialist|representative|associate|assistant|officer|agent|clerk|aide|consultant|coordinator|generalist|partner|advisor|expert|worker|operator|foreman|superintendent)$/u;
const plainField = /^[\p{L}\p{N} -]{2,40}$/u;
const mostWords = 4;

/** The kind of work a question is about, as it stands before "work": ED or ICU, accounting, warehouse operations. */
export function fieldOfWork(title: Title, musts: readonly Requirement[]): string | undefined {
  const asked = musts
    .filter(({ kind, years }) => kind === "experience" && years !== null)
    .map(({ text }) => withoutDeed(fieldOfYears(text)));
  const named = title.specialism === null ? "" : titleInSentence(title.specialism);
  return [...asked, named, fieldOfTitle(title.base)].find(
    (field) => plainField.test(field) && field.split(" ").length <= mostWords,
  );
}

/** "Closing B2B SaaS" is about B2B SaaS. */
function withoutDeed(field: string): string {
  return isDoing(field)
    ? field
        .split(" ")
        .slice(1)
        .join(" ")
        .replace(/^(?:an?|the) /u, "")
    : field;
}

function fieldOfTitle(base: string): string {
  const [front = "", behind] = titleInSentence(base).split(" of ");
  if (behind !== undefined) return behind;
  const words = front.split(" ");
  const last = words.at(-1) ?? "";
  const before = words.slice(0, -1);
  if (seats.test(last)) return before.join(" ");
  const deed = deeds[last];
  return deed === undefined ? "" : [...before, deed].join(" ");
}
