import type { ReadingService } from "#server/features/readings/readings.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function readingHandlers(readings: ReadingService) {
  return {
    getReading: ({ caller, params }) => readings.get(caller, params.jobId),
    updateReading: ({ caller, params, body }) => readings.update(caller, params.jobId, body),
  } satisfies Partial<Handlers>;
}
