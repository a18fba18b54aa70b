import { findJudgedFigures } from "#checks/model/judged-figures.ts";
import type { IsTold, ModelFault } from "#checks/model/model-fault.ts";
import { findProtectedPeople } from "#checks/model/protected-people.ts";
import { findUnstatedPay } from "#checks/model/stated-pay.ts";
import { findToldSecrets } from "#checks/model/told-secrets.ts";
import { findUnknownNames } from "#checks/model/unknown-names.ts";
import type { Walked } from "#contract/walk.ts";
import type { Ledger } from "#ledger/ledger.ts";

/** What only a model's words are checked for: the built-in writer says nothing of the kind. */
export function checkModelWords(
  ledger: Ledger,
  walked: Walked,
  isTold: IsTold,
  senders: readonly string[],
): ModelFault[] {
  return [
    ...findJudgedFigures(ledger, walked, isTold),
    ...findProtectedPeople(ledger, walked),
    ...findToldSecrets(walked, isTold),
    ...findUnstatedPay(ledger, walked, isTold),
    ...findUnknownNames(ledger, walked, isTold, senders),
  ];
}
