import { ModelFailure } from "#server/model/door/failure.ts";
import { gatherEvents, type Body } from "#server/model/door/gather-events.ts";
import type { Fetch } from "#server/model/door/sdk-model.ts";
import type { Watch } from "#server/model/watch.ts";

const maxErrorBytes = 64 * 1024;
const eventStream = "text/event-stream";
const streamTypes = new Set([
  eventStream,
  "application/vnd.amazon.eventstream",
  "application/x-ndjson",
]);

/** The only way a model provider reaches the network: no redirects, bounded bytes, the watch's clocks and signal. */
export function watchedFetch(fetch: Fetch, watch: Watch, maxBytes: number): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error", signal: watch.signal });
    watch.onHeaders();
    if (!response.body) return response;
    if (!response.ok) return withBody(response, await readSome(response.body));
    const type = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
    if (!streamTypes.has(type)) {
      watch.stop(new ModelFailure("unavailable", { status: response.status }));
    }
    let bytes = 0;
    const count = (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (bytes > maxBytes) watch.stop(new ModelFailure("tooLarge"));
    };
    if (type === eventStream) return withBody(response, gatherEvents(response.body, count));
    // Bedrock has no pings, and the SDK keeps a tool's input back until it is whole: bytes are life here.
    return withBody(response, passed(response.body, [count, watch.onToken]));
  };
}

function withBody({ status, statusText, headers }: Response, body: Body | Blob): Response {
  return new Response(body, { status, statusText, headers });
}

/** Enough of an error's text to tell its kind. */
async function readSome(body: Body): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxErrorBytes) break;
  }
  return new Blob(chunks);
}

function passed(body: Body, notes: ((chunk: Uint8Array) => void)[]): Body {
  return body.pipeThrough(
    new TransformStream({
      transform(chunk: Uint8Array<ArrayBuffer>, controller) {
        for (const note of notes) note(chunk);
        controller.enqueue(chunk);
      },
    }),
  );
}
