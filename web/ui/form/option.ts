export type Option = { value: string; label: string };

/** A list to choose from, beginning with no choice; a stored value it lacks is added (readings.md 14). */
export function optionsWith(
  values: readonly string[],
  stored: string,
  labelOf = (value: string) => value,
): Option[] {
  const all = stored && !values.includes(stored) ? [...values, stored] : values;
  return [
    { value: "", label: "Not set" },
    ...all.map((value) => ({ value, label: labelOf(value) })),
  ];
}
