import { inflateRawSync } from "node:zlib";

/** The texts of an archive by their names; small, trusted archives only. */
export function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  const files: Record<string, string> = {};
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) =>
      bytes.readUInt16LE(at + place),
    );
    const name = bytes.toString("utf8", at + 46, at + 46 + (nameBytes ?? 0));
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    const isStored = bytes.readUInt16LE(at + 10) === 0;
    files[name] = (isStored ? packed : inflateRawSync(packed)).toString("utf8");
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (noteBytes ?? 0);
  }
  return files;
}
