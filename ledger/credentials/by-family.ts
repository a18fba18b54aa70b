import { clinicalCredentials } from "#ledger/credentials/clinical.ts";
import { dataCredentials } from "#ledger/credentials/data.ts";
import { engineeringCredentials } from "#ledger/credentials/engineering.ts";
import { financeCredentials } from "#ledger/credentials/finance.ts";
import { generalCredentials } from "#ledger/credentials/general.ts";
import { marketingCredentials } from "#ledger/credentials/marketing.ts";
import { operationsCredentials } from "#ledger/credentials/operations.ts";
import { peopleLegalCredentials } from "#ledger/credentials/people-legal.ts";
import { productCredentials } from "#ledger/credentials/product.ts";
import { publicCredentials } from "#ledger/credentials/public.ts";
import { salesCredentials } from "#ledger/credentials/sales.ts";
import { serviceCredentials } from "#ledger/credentials/service.ts";
import { softwareCredentials } from "#ledger/credentials/software.ts";
import { supportCredentials } from "#ledger/credentials/support.ts";
import { tradesCredentials } from "#ledger/credentials/trades.ts";
import type { CredentialRule } from "#ledger/credentials/credential-rule.ts";
import type { Family } from "#ledger/occupations/family.ts";

/** The papers each kind of work asks for. */
export const credentialsByFamily: Record<Family, readonly CredentialRule[]> = {
  software: softwareCredentials,
  data: dataCredentials,
  product: productCredentials,
  engineering: engineeringCredentials,
  clinical: clinicalCredentials,
  sales: salesCredentials,
  marketing: marketingCredentials,
  finance: financeCredentials,
  peopleLegal: peopleLegalCredentials,
  operations: operationsCredentials,
  trades: tradesCredentials,
  support: supportCredentials,
  public: publicCredentials,
  service: serviceCredentials,
  general: generalCredentials,
  executive: [],
};
