import type { FastifyReply } from "fastify";

export type StreamLimits = { heartbeatMs: number; lifeMs: number; bufferBytes: number };

/** One open server-sent event stream. */
export type Stream = { send: (event: string, data: unknown) => void; close: () => void };

/**
 * Opens a stream on an answer. A client that does not read is cut once `bufferBytes` wait for it;
 * a stream ends by itself after `lifeMs`, and the browser comes back after a second.
 */
export function openStream(reply: FastifyReply, limits: StreamLimits, onClose: () => void): Stream {
  const { raw } = reply.hijack();
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  raw.writeHead(200, {
    ...Object.fromEntries(headers as [string, string][]),
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    connection: "keep-alive",
    "x-accel-buffering": "no",
  });
  raw.socket?.setTimeout(0);

  const write = (text: string) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength + text.length > limits.bufferBytes) raw.destroy();
    else raw.write(text);
  };
  const heartbeat = setInterval(() => write(": still here\n\n"), limits.heartbeatMs);
  const life = setTimeout(() => raw.end(), limits.lifeMs);
  raw.once("close", () => {
    clearInterval(heartbeat);
    clearTimeout(life);
    onClose();
  });
  write("retry: 1000\n\n");
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => raw.end(),
  };
}
