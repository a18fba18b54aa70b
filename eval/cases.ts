import type { EvalCase } from "#eval/case.ts";
import { accountExecutive } from "#eval/cases/account-executive.ts";
import { backendEngineer } from "#eval/cases/backend-engineer.ts";
import { cncMachinist } from "#eval/cases/cnc-machinist.ts";
import { dataEngineerBerlin } from "#eval/cases/data-engineer-berlin.ts";
import { edNurse } from "#eval/cases/ed-nurse.ts";
import { productDesigner } from "#eval/cases/product-designer.ts";
import { restaurantManager } from "#eval/cases/restaurant-manager.ts";
import { seniorAccountant } from "#eval/cases/senior-accountant.ts";
import { supportSpecialist } from "#eval/cases/support-specialist.ts";
import { vpOperations } from "#eval/cases/vp-operations.ts";
import { warehouseSupervisor } from "#eval/cases/warehouse-supervisor.ts";
import { youthLibrarian } from "#eval/cases/youth-librarian.ts";

/** The twelve invented jobs, in the order the table prints them. */
export const evalCases: readonly EvalCase[] = [
  backendEngineer,
  accountExecutive,
  edNurse,
  seniorAccountant,
  warehouseSupervisor,
  cncMachinist,
  productDesigner,
  supportSpecialist,
  vpOperations,
  youthLibrarian,
  dataEngineerBerlin,
  restaurantManager,
];
