import { SignOffRecord } from "#contract/room/agreement.ts";

/** A record as the text that is signed. */
export function writeRecord(record: SignOffRecord): string {
  return `${JSON.stringify(SignOffRecord.parse(record), null, 1)}\n`;
}

export function readRecord(text: string): SignOffRecord {
  return SignOffRecord.parse(JSON.parse(text));
}
