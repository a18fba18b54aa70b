const offset = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
const mask = 0xffffffffffffffffn;

/** FNV-1a, 64 bits: tells whether two ledgers are the same, nothing secret. */
export function hashText(text: string): string {
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(at))) * prime) & mask;
  }
  return hash.toString(16).padStart(16, "0");
}
