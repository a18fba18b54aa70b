import type { StoredRows } from "#reading/weights.ts";

/** The `most` rows that say most, a byte a weight. */
export function pack(
  weights: Float64Array | Float32Array,
  width: number,
  most: number,
): StoredRows {
  const size = weights.length / width;
  const norms = Float64Array.from({ length: size }, (_, row) => {
    let norm = 0;
    for (let at = 0; at < width; at += 1) norm += Math.abs(weights[row * width + at]!);
    return norm;
  });
  const least = norms.toSorted()[Math.max(0, size - most)]!;
  const sizes = Float64Array.from(weights, Math.abs).toSorted();
  const scale = sizes[Math.floor(sizes.length * 0.9999)]! / 127;
  const gaps: number[] = [];
  const rows: number[] = [];
  let last = -1;
  for (let row = 0; row < size; row += 1) {
    if (norms[row] === 0 || norms[row]! < least) continue;
    for (; row - last >= 255; last += 255) gaps.push(255);
    gaps.push(row - last);
    last = row;
    for (let at = 0; at < width; at += 1) {
      const value = Math.round(weights[row * width + at]! / scale);
      rows.push(Math.max(-127, Math.min(127, value)));
    }
  }
  return {
    size,
    scale: Number(scale.toPrecision(6)),
    gaps: Buffer.from(gaps).toString("base64"),
    rows: Buffer.from(Int8Array.from(rows).buffer).toString("base64"),
  };
}
