import { checksFor } from "#checks/check-package.ts";
import { audienceOf } from "#tools/report/audience.ts";

/** The checks, told by the tools who reads what. */
export const { checkReport, checkPackage, candidateTexts } = checksFor(audienceOf);
