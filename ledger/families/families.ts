import { clinicalRules } from "#ledger/families/clinical.ts";
import { dataRules } from "#ledger/families/data.ts";
import { engineeringRules } from "#ledger/families/engineering.ts";
import { executiveRules } from "#ledger/families/executive.ts";
import type { FamilyRules } from "#ledger/families/family-rules.ts";
import { financeRules } from "#ledger/families/finance.ts";
import { generalRules } from "#ledger/families/general.ts";
import { marketingRules } from "#ledger/families/marketing.ts";
import { operationsRules } from "#ledger/families/operations.ts";
import { peopleLegalRules } from "#ledger/families/people-legal.ts";
import { productRules } from "#ledger/families/product.ts";
import { publicRules } from "#ledger/families/public.ts";
import { salesRules } from "#ledger/families/sales.ts";
import { serviceRules } from "#ledger/families/service.ts";
import { softwareRules } from "#ledger/families/software.ts";
import { supportRules } from "#ledger/families/support.ts";
import { tradesRules } from "#ledger/families/trades.ts";
import type { Family } from "#ledger/occupations/family.ts";

export const familyRules: Record<Family, FamilyRules> = {
  software: softwareRules,
  data: dataRules,
  product: productRules,
  engineering: engineeringRules,
  clinical: clinicalRules,
  sales: salesRules,
  marketing: marketingRules,
  finance: financeRules,
  peopleLegal: peopleLegalRules,
  operations: operationsRules,
  trades: tradesRules,
  support: supportRules,
  public: publicRules,
  service: serviceRules,
  executive: executiveRules,
  general: generalRules,
};

export { sharedCompetencies } from "#ledger/families/competencies/shared.ts";
export { commonUnknowns } from "#ledger/families/unknowns/every-job.ts";
