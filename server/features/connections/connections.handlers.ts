import { Problem } from "#contract/problem.ts";
import type { Handlers } from "#server/http/handlers.ts";

type Names =
  | "getModelSettings"
  | "connectModel"
  | "limitSpending"
  | "disconnectModel"
  | "testModel";

const missing = () => Promise.reject(new Problem("notFound"));

export function connectionHandlers(): Pick<Handlers, Names> {
  return {
    getModelSettings: missing,
    connectModel: missing,
    limitSpending: missing,
    disconnectModel: missing,
    testModel: missing,
  };
}
