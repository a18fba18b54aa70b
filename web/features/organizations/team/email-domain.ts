/** The part of an address after the @, which a new organization's domain is filled with (spec §5). */
export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
