/** The section an address names after its #, if the report has it; what follows may be anything. */
export function linkedSection(hash: string, sectionIds: readonly string[]): string | undefined {
  const name = hash.slice(1);
  return sectionIds.find((id) => id === name || encodeURIComponent(id) === name);
}
