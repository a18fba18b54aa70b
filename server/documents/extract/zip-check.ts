import { inflateRawSync } from "node:zlib";
import { ExtractFailure } from "#server/documents/extract/extract-failure.ts";
import { extractLimits } from "#server/documents/extract/extract-limits.ts";

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const longestEnd = 65_557;
const stored = 0;
const deflated = 8;

/** Refuses an archive before anybody unpacks it: by its directory first, then by what the entries really hold. */
export function checkZip(bytes: Buffer): string[] {
  const entries = readDirectory(bytes);
  const packed = sum(entries.map((entry) => entry.packed));
  const unpacked = sum(entries.map((entry) => entry.unpacked));
  const { unpackedBytes, ratio, ratioAppliesOverBytes } = extractLimits;
  const isDense = unpacked > ratioAppliesOverBytes && unpacked > packed * ratio;
  if (unpacked > unpackedBytes || isDense) throw new ExtractFailure("fileTooComplex");
  const isHostileName = ({ name }: Entry) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|\0/u.test(name);
  if (entries.some(isHostileName)) throw new ExtractFailure("fileDamaged");
  for (const entry of entries) checkEntry(bytes, entry);
  return entries.map((entry) => entry.name);
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > extractLimits.entries) throw new ExtractFailure("fileTooComplex");
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature)
      throw new ExtractFailure("fileDamaged");
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString("utf8", at + 46, at + 46 + nameBytes),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  // Whoever unpacks it reads entries as long as there are some, whatever their count says.
  if (at + 4 <= bytes.length && bytes.readUInt32LE(at) === entrySignature)
    throw new ExtractFailure("fileDamaged");
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - longestEnd);
  for (let at = bytes.length - 22; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  throw new ExtractFailure("fileDamaged");
}

/** An entry that holds more or less than its directory says is not unpacked by anybody else. */
function checkEntry(bytes: Buffer, { offset, packed, unpacked, method }: Entry): void {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature)
    throw new ExtractFailure("fileDamaged");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (method === stored && packed === unpacked && start + packed <= bytes.length) return;
  if (method !== deflated || sizeOf(bytes.subarray(start, start + packed), unpacked) !== unpacked)
    throw new ExtractFailure("fileDamaged");
}

function sizeOf(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) }).length;
  } catch {
    throw new ExtractFailure("fileDamaged");
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
