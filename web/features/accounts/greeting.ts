/** What to call a person: the name, else the e-mail's local part, else User (spec §2). */
export function greetingName(user: { name: string; email: string }): string {
  return user.name.trim() || user.email.split("@", 1)[0] || "User";
}
