import { scopes, type Scope } from "#contract/programs/scopes.ts";

/** "Read jobs, read reports". */
export function scopeWords(given: readonly Scope[]): string {
  return given
    .map((scope) => scopes[scope].label)
    .map((label, at) => (at === 0 ? label : label.toLowerCase()))
    .join(", ");
}
