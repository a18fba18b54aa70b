import type { UsageService } from "#server/features/usage/usage.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function usageHandlers(usage: UsageService) {
  return {
    getUsage: ({ caller, params }) => usage.get(caller, params.organizationId),
  } satisfies Partial<Handlers>;
}
