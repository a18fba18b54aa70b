/** Where a value lies between two ends, as a CSS percentage; ends that meet have no length. */
export function placeOf(value: number, from: number, to: number): string {
  return to > from ? `${((value - from) / (to - from)) * 100}%` : "50%";
}
