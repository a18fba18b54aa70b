import type { Agreement, Decision } from "#contract/room/agreement.ts";
import type { Room } from "#contract/room/room.ts";
import { firstNameOf } from "#english/names.ts";
import { joinAnd } from "#english/words.ts";
import { asDay, asShortDay } from "#web/ui/time/days.ts";
import { openedWords } from "#web/ui/time/opened-words.ts";

/** "Agreed with Tomas, 18 Nov", "2 decided"; nothing where nobody decided anything. */
export function standing({ decisions, signOffs }: Agreement): string | undefined {
  const last = signOffs.at(-1);
  if (last) return `Agreed with ${firstNameOf(last.name)}, ${asShortDay(last.at)}`;
  return decisions.length === 0 ? undefined : `${decisions.length} decided`;
}

/** "Tomas wants to talk about Pay range and Python." */
export function talkWords({ toTalk }: Pick<Agreement, "toTalk">): string[] {
  return [...Map.groupBy(toTalk, ({ name }) => name)].map(([name, all]) => {
    const labels = all.map(({ label }) => label);
    return `${firstNameOf(name)} wants to talk about ${joinAnd(labels)}.`;
  });
}

/** "Tomas signed “SQL”, which stays inside now.", and what that means. */
export function signedInsideWords({ signedInside }: Pick<Agreement, "signedInside">): string[] {
  return [...Map.groupBy(signedInside, ({ name }) => name)].map(([name, all]) => {
    const labels = all.map(({ label }) => `“${label}”`);
    const stay = labels.length === 1 ? "which stays" : "which stay";
    return `${firstNameOf(name)} signed ${joinAnd(labels)}, ${stay} inside now. The room and e-mails no longer say so; the record that was signed does.`;
  });
}

/** "3 of 6 decided. Opened twice, last on 14 November. Ends 29 November." */
export function roomWords(room: Room): string {
  const end = `${room.isOpen ? "Ends" : "Ended"} ${asDay(room.endsAt)}`;
  return `${progressWords(room)}. ${openedWords(room)}. ${end}.`;
}

function progressWords({ decisions, signedAt, isChangedSinceSigned }: Room): string {
  const since = isChangedSinceSigned ? ", answers changed since and not signed yet" : "";
  if (signedAt !== null) return `Signed off ${asDay(signedAt)}${since}`;
  const made = decisions.filter(
    ({ choice, own, isAskedAgain }) => (choice !== null || own !== null) && !isAskedAgain,
  );
  return `${made.length} of ${decisions.length} decided`;
}

/** "Tomas Lindqvist, Platform Engineering Manager, 18 Nov, by link, signed" */
export function decidedWords(decision: Decision): string {
  const { byName, byRole, decidedAt, through, recordedByName, isSigned } = decision;
  const how =
    through === "room"
      ? "by link"
      : `in a call${recordedByName === null ? "" : `, noted by ${recordedByName}`}`;
  return [byName, byRole, asShortDay(decidedAt), how, isSigned ? "signed" : null]
    .filter((part) => part !== null)
    .join(", ");
}

/** "Degree: Dropped"; a question's answer follows its question mark. */
export function titleOf({ label, value }: Decision): string {
  return label.endsWith("?") ? `${label} ${value}` : `${label}: ${value}`;
}
