const inUsd = { style: "currency", currency: "USD" } as const;
const format = new Intl.NumberFormat("en-US", inUsd);
const small = new Intl.NumberFormat("en-US", { ...inUsd, maximumFractionDigits: 4 });
const round = new Intl.NumberFormat("en-US", { ...inUsd, trailingZeroDisplay: "stripIfInteger" });

/** Millionths of a dollar as people read them: "$3.00", and a little is not nothing. */
export function dollars(micros: number): string {
  if (micros > 0 && micros < 10_000) return "under $0.01";
  return format.format(micros / 1_000_000);
}

/** What one call cost, down to a hundredth of a cent: "$0.0004". */
export function callDollars(micros: number): string {
  return small.format(micros / 1_000_000);
}

/** An amount that a person chose: "$120", "$49.50". */
export function roundDollars(usd: number): string {
  return round.format(usd);
}
