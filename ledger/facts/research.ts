import type { Fact } from "#ledger/facts/fact.ts";

const lastChecked = "2026-11";

function cite(id: string, label: string, text: string, citation: string): Fact {
  return {
    id,
    label,
    text,
    basis: "data",
    sources: [{ kind: "citation", citation, lastChecked }],
  };
}

/** Published figures about outreach and interviews; vendors' own studies are named as such. */
export const researchFacts: readonly Fact[] = [
  cite(
    "research.inmail",
    "Length and day of InMails",
    "InMails under 400 characters drew 22 % more replies than the average; those sent on Friday and Saturday drew the fewest.",
    "LinkedIn, InMails of May 2021 to April 2022, as reported by Search Engine Journal",
  ),
  cite(
    "research.sequence",
    "Replies to message sequences",
    "Four messages are the balance point of a sequence; in staffing 18.8 % of people contacted replied and 5.1 % were interested.",
    "Gem, vendor benchmarks",
  ),
  cite(
    "research.rediscovery",
    "Hires from people already known",
    "46 % of sourced hires came from people already in the database.",
    "Gem 2026, as reported by candidate-sourcing.net (vendor figure)",
  ),
  cite(
    "research.structure",
    "Structured interviews",
    "Structured interviews rank first among common selection methods; anchored scales make ratings more accurate.",
    "Sackett et al. 2022; Maurer 2002",
  ),
];
