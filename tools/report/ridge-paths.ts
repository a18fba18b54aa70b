/** The view box of a job's picture: six nested arches around one centre. */
export const printViewBox = "-2 4 124 128";

const ridgeCount = 6;
const centre = { x: 60, y: 64 };
const innerRadius = 7;
const ridgeGap = 9;

/** A number from 0 to 1 that is always the same for a seed and a step. */
function fractionOf(seed: number, step: number): number {
  let bits = Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

function at(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function ridgePath(seed: number, index: number): string {
  const radius = innerRadius + index * ridgeGap;
  const lean = 2 + index * 0.9;
  const left = centre.x - radius;
  const right = centre.x + radius;
  const leftLeg = 26 + fractionOf(seed, index * 2) * 18 + index * 3.2;
  const rightLeg = 14 + fractionOf(seed, index * 2 + 1) * 26 + index * 3.4;
  const below = (leg: number, share: number) => centre.y + leg * share;
  return [
    `M${at(left - lean * 0.25, below(leftLeg, 1))}`,
    `C${at(left, below(leftLeg, 0.7))} ${at(left, below(leftLeg, 0.4))} ${at(left, centre.y)}`,
    `A${radius} ${radius} 0 0 1 ${at(right, centre.y)}`,
    `C${at(right, below(rightLeg, 0.4))} ${at(right + lean * 0.15, below(rightLeg, 0.72))} ${at(right + lean, below(rightLeg, 1))}`,
  ].join("");
}

/** The six ridges of one job, core first; the same job always has the same ridges. */
export function ridgePaths(jobId: number): string[] {
  return Array.from({ length: ridgeCount }, (_, index) => ridgePath(jobId, index));
}
