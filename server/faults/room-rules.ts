import { readRecord } from "#tools/decisions/sign-off/record.ts";

/** An answer that the server said it has stored, or finds stored: of a card or of a question. */
export type Answer = { id: number; kind: "card" | "question"; text: string };
export type MadeDecision = { room_id: number | null; key: string; value: string };
export type SignedIn = { room_id: number | null; record: string };
export type Letters = { recipient: string; count: number };

/** What rooms must leave behind: every answer, a chain that proves itself, no decision that nobody signed, one e-mail a day. */
export type RoomViolations = Record<
  "unkept" | "unproven" | "unsigned" | "nagged" | "intruded",
  string[]
>;
export const noRoomViolations: RoomViolations = {
  unkept: [],
  unproven: [],
  unsigned: [],
  nagged: [],
  intruded: [],
};

export const nameOf = ({ kind, id }: Pick<Answer, "kind" | "id">) => `${kind} ${id}`;

export function findUnkept(said: readonly Answer[], stored: readonly Answer[]): string[] {
  const found = new Map(stored.map((one) => [nameOf(one), one.text]));
  return said
    .filter((one) => found.get(nameOf(one)) !== one.text)
    .map((one) => `${nameOf(one)}: "${one.text}" is "${found.get(nameOf(one))}"`);
}

/** Decisions of a room that hold and stand in no record of that room under somebody's name. */
export function findUnsigned(made: readonly MadeDecision[], signed: readonly SignedIn[]): string[] {
  return made
    .filter(({ room_id, key, value }) => {
      const own = signed.filter((one) => one.room_id === room_id);
      const lines = own.flatMap(({ record }) => readRecord(record).lines);
      return !lines.some(
        (line) => line.key === key && line.value === value && line.byName !== null,
      );
    })
    .map(({ room_id, key, value }) => `room ${room_id}, ${key}: ${value}`);
}

export function findNagged(letters: readonly Letters[]): string[] {
  return letters
    .filter(({ count }) => count > 1)
    .map(({ recipient, count }) => `${recipient}: ${count} e-mails`);
}
