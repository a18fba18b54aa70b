import { presentNextLink } from "#server/features/jobs/jobs.presenter.ts";
import type { JobService } from "#server/features/jobs/jobs.service.ts";
import type { Handlers } from "#server/http/handlers.ts";
import { frameOfJob, frameOfPartial, type Live } from "#server/http/live.ts";
import { openStream, type StreamLimits } from "#server/http/stream.ts";

export function jobHandlers(jobs: JobService, live: Live, streamLimits: StreamLimits) {
  return {
    async listJobs({ caller, query, reply }) {
      const { jobs: page, next } = await jobs.list(caller, query);
      if (next) void reply.header("link", presentNextLink({ ...query, ...next }));
      return page;
    },
    countJobs: ({ caller, query }) => jobs.count(caller, query),
    createJob: ({ caller, body }) => jobs.create(caller, body),
    getJob: ({ caller, params }) => jobs.get(caller, params.jobId),
    duplicateJob: ({ caller, params }) => jobs.duplicate(caller, params.jobId),
    updateJob: ({ caller, params, body }) => jobs.update(caller, params.jobId, body),

    async deleteJob({ caller, params }) {
      await jobs.remove(caller, params.jobId);
      return { ok: true };
    },

    /** The present state first, read from the database, then every change: nothing is missed by coming back later. */
    async watchJob({ caller, params: { jobId }, reply }) {
      const givePlaceBack = live.takePlace(caller);
      const { organizationId } = await jobs.watch(caller, jobId).catch((fault: unknown) => {
        givePlaceBack();
        throw fault;
      });
      let leave = givePlaceBack;
      const stream = openStream(reply, streamLimits, () => leave());
      if (reply.raw.destroyed) return reply;
      const sendState = () => {
        stream.hold();
        return jobs.watch(caller, jobId).then(
          ({ id, event, partials }) =>
            stream.restate(id, [frameOfJob(event), ...partials.map(frameOfPartial)]),
          () => stream.close(),
        );
      };
      const refresh = () => void sendState();
      const unwatch = live.watch({ caller, organizationId, jobId, stream, refresh });
      leave = () => {
        unwatch();
        givePlaceBack();
      };
      await sendState();
      return reply;
    },
  } satisfies Partial<Handlers>;
}
