const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** The exact moment, for whoever hovers over a shorter form of it. */
export function asMoment(iso: string): string {
  return format.format(new Date(iso));
}
