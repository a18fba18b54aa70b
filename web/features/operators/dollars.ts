const format = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Millionths of a dollar as people read them: "$3.00", and a little is not nothing. */
export function dollars(micros: number): string {
  if (micros > 0 && micros < 10_000) return "under $0.01";
  return format.format(micros / 1_000_000);
}
