import { backendEngineer } from "#scripts/sample-jobs/backend-engineer.ts";
import { customerSuccessManager } from "#scripts/sample-jobs/customer-success-manager.ts";
import { nurse } from "#scripts/sample-jobs/nurse.ts";
import { industriemechaniker } from "#scripts/sample-jobs/industriemechaniker.ts";
import type { SampleJob } from "#scripts/sample-jobs/sample-job.ts";
import { truckDriver } from "#scripts/sample-jobs/truck-driver.ts";

/** The five packages in docs/samples, and the jobs of the demo. */
export const sampleJobs: readonly SampleJob[] = [
  nurse,
  backendEngineer,
  truckDriver,
  customerSuccessManager,
  industriemechaniker,
];
