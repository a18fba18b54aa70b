/** A feature's place among `size` (a power of two): FNV-1a over its signs. */
export function bucketOf(feature: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) & (size - 1);
}
