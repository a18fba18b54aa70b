import type { FastifyReply } from "fastify";

export type StreamLimits = { heartbeatMs: number; lifeMs: number; bufferBytes: number };

/**
 * An event and its data as JSON. It is sent at once, and a client for whom too much waits is cut; under a `key` it may be
 * large, and is sent when the client has read what came before: of each key only the newest.
 */
export type Frame = { event: string; data: string; key?: string };

/** One open server-sent event stream. */
export type Stream = {
  send: (frame: Frame) => void;
  /** From now on changes wait for the whole state, so that none comes before an older one. */
  hold: () => void;
  /** The whole state under its own id, unless the client has it, and then what has waited for it. */
  restate: (id: string, state: readonly Frame[]) => void;
  close: () => void;
};

/**
 * Opens a stream on an answer. A stream ends by itself after `lifeMs`, and the browser comes back after a second and
 * says by `Last-Event-ID` what it has seen: a state's own id only if that was all and nothing came after it.
 */
export function openStream(reply: FastifyReply, limits: StreamLimits, onClose: () => void): Stream {
  const seen = reply.request.headers["last-event-id"];
  const { raw } = reply.hijack();
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  raw.writeHead(200, {
    ...Object.fromEntries(headers as [string, string][]),
    "content-type": "text/event-stream",
    connection: "keep-alive",
    "x-accel-buffering": "no",
  });
  raw.socket?.setTimeout(0);

  let stateId: string | null = null;
  let sinceState = 0;
  let held: Frame[] | null = null;
  const offered = new Map<string, Frame>();

  const nextId = () => `${stateId ?? ""}+${(sinceState += 1)}`;
  const room = () => limits.bufferBytes - raw.writableLength;
  // What may be large leaves a quarter free, so that it never gets a slow reader cut.
  const keptFree = limits.bufferBytes / 4;
  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (Buffer.byteLength(text) > room()) raw.destroy();
    else raw.write(text);
  };

  function deliverOffers(): void {
    for (const [key, frame] of offered) {
      if (held || raw.destroyed) return;
      const text = textOf(frame, nextId());
      const bytes = Buffer.byteLength(text);
      const canEverFit = bytes <= limits.bufferBytes - keptFree;
      if (canEverFit && bytes > room() - keptFree) return;
      offered.delete(key);
      if (canEverFit) write(text);
    }
  }

  function send(frame: Frame): void {
    if (frame.key !== undefined) {
      offered.set(frame.key, frame);
      deliverOffers();
    } else if (held) held.push(frame);
    else write(textOf(frame, nextId()));
  }

  const heartbeat = setInterval(() => {
    write(": still here\n\n");
    deliverOffers();
  }, limits.heartbeatMs);
  const life = setTimeout(() => raw.end(), limits.lifeMs);
  raw.on("drain", deliverOffers);
  const end = () => {
    clearInterval(heartbeat);
    clearTimeout(life);
    offered.clear();
    onClose();
  };
  // Whoever left before the stream was opened is not told of again.
  if (raw.destroyed) end();
  else raw.once("close", end);
  write("retry: 1000\n\n");

  function release(): void {
    const waiting = held ?? [];
    held = null;
    waiting.forEach(send);
    deliverOffers();
  }

  return {
    send,
    hold() {
      held ??= [];
    },
    restate(id, state) {
      const isSeen = stateId === null && seen === id;
      stateId = id;
      sinceState = 0;
      const [first, ...parts] = isSeen ? [] : state;
      // Only a state in one piece is known to have arrived whole, so only that gets the state's own id.
      if (first) write(textOf(first, parts.length === 0 ? id : nextId()));
      held = [...parts, ...(held ?? [])];
      release();
    },
    close() {
      release();
      raw.end();
    },
  };
}

function textOf({ event, data }: Frame, id: string): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}
