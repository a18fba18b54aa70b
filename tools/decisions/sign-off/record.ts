import { SignOffRecord } from "#contract/room/agreement.ts";

/** A record as the text that is signed; whoever checks it reads this very text, so it is written once and kept. */
export function writeRecord(record: SignOffRecord): string {
  return `${JSON.stringify(SignOffRecord.parse(record), null, 1)}\n`;
}

/** What stands in a signed text; throws where it is no record. */
export function readRecord(text: string): SignOffRecord {
  return SignOffRecord.parse(JSON.parse(text));
}
