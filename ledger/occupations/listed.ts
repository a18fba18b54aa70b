import type { Family } from "#ledger/occupations/family.ts";
import { clinical } from "#ledger/occupations/listed/clinical.ts";
import { data } from "#ledger/occupations/listed/data.ts";
import { engineering } from "#ledger/occupations/listed/engineering.ts";
import { executive } from "#ledger/occupations/listed/executive.ts";
import { finance } from "#ledger/occupations/listed/finance.ts";
import { general } from "#ledger/occupations/listed/general.ts";
import { marketing } from "#ledger/occupations/listed/marketing.ts";
import { operations } from "#ledger/occupations/listed/operations.ts";
import { peopleLegal } from "#ledger/occupations/listed/people-legal.ts";
import { product } from "#ledger/occupations/listed/product.ts";
import { publicSector } from "#ledger/occupations/listed/public.ts";
import { sales } from "#ledger/occupations/listed/sales.ts";
import { service } from "#ledger/occupations/listed/service.ts";
import { software } from "#ledger/occupations/listed/software.ts";
import { support } from "#ledger/occupations/listed/support.ts";
import { trades } from "#ledger/occupations/listed/trades.ts";
import type { Listed } from "#ledger/occupations/occupation.ts";

/** The hand-made list, by family. */
export const listed: Record<Family, readonly Listed[]> = {
  software,
  data,
  product,
  engineering,
  clinical,
  sales,
  marketing,
  finance,
  peopleLegal,
  operations,
  trades,
  support,
  public: publicSector,
  service,
  executive,
  general,
};
