/** People are addressed by their first name: "Tomas" of "Tomas Lindqvist". */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}
