/** What to call a person: the name, else the e-mail's local part, else User (spec §2). */
export function greetingName(user: { name: string; email: string }): string {
  return user.name.trim() || user.email.split("@", 1)[0] || "User";
}

/** Up to two initials for the avatar. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.charAt(0).toUpperCase()).join("");
}
