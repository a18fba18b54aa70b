import { mergeEvents } from "#server/model/door/merge-events.ts";

export type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/** Parsing each token alone costs several times the transport, so words are gathered: briefly where a part of the answer may end. */
const endMs = 50;
const wordsMs = 200;
const maxWaitingChars = 64 * 1024;
/** How a quote of the answer's JSON looks inside an event's JSON; every finished part has one near its end. */
const quote = '\\"';

/** The same events, gathered for a moment and joined where they only carry words. */
export function gatherEvents(body: Body, count: (chunk: Uint8Array) => void): Body {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  let flushAt = 0;

  return new ReadableStream({
    start(controller) {
      function flush(): void {
        clearTimeout(timer);
        timer = undefined;
        const text = waiting.replaceAll("\r\n", "\n");
        const end = text.lastIndexOf("\n\n") + 2;
        if (end < 2) return;
        waiting = text.slice(end);
        controller.enqueue(encoder.encode(mergeEvents(text.slice(0, end))));
      }
      function flushWithin(ms: number): void {
        const at = performance.now() + ms;
        if (timer && at >= flushAt) return;
        clearTimeout(timer);
        timer = setTimeout(flush, ms);
        flushAt = at;
      }
      async function pump(): Promise<void> {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          count(value);
          const piece = decoder.decode(value, { stream: true });
          waiting += piece;
          // An event without end is not searched again and again: the timer looks now and then.
          if (waiting.length > maxWaitingChars && /\n\r?\n/u.test(piece)) flush();
          else flushWithin(piece.includes(quote) ? endMs : wordsMs);
        }
        flush();
        if (waiting !== "") controller.enqueue(encoder.encode(waiting));
        controller.close();
      }
      pump()
        .catch((fault: unknown) => controller.error(fault))
        .finally(() => clearTimeout(timer));
    },
    cancel(reason) {
      clearTimeout(timer);
      return reader.cancel(reason);
    },
  });
}
