import type { PayRule } from "#ledger/law/law-picture.ts";
import { payRulesElsewhere } from "#ledger/law/pay-rules-elsewhere.ts";
import { payRulesOfCities } from "#ledger/law/pay-rules-cities.ts";
import { payRulesOfStates } from "#ledger/law/pay-rules-states.ts";

/** Every pay-transparency rule we know of; a row is a hint with a citation, never legal advice. */
export const payRules: readonly PayRule[] = [
  ...payRulesOfStates,
  ...payRulesOfCities,
  ...payRulesElsewhere,
];
