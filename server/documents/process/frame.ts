import type { Readable, Writable } from "node:stream";

/** What travels between us and a program: a header as JSON, and bytes. */
export type Frame = { header: unknown; bytes: Buffer };

/** Bytes to be sent whose number is known before they are read. */
export type Payload = { byteCount: number; pieces: AsyncIterable<Uint8Array> | Uint8Array[] };

const prefixBytes = 8;

/** Writes one frame piece by piece; the whole of a file is never held here. */
export async function writeFrame(to: Writable, header: unknown, payload: Payload): Promise<void> {
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.writeUInt32BE(json.byteLength, 0);
  prefix.writeUInt32BE(payload.byteCount, 4);
  await write(to, Buffer.concat([prefix, json]));
  for await (const piece of payload.pieces) await write(to, piece);
}

function write(to: Writable, piece: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    to.write(piece, (fault) => (fault ? reject(fault) : resolve()));
  });
}

/** Reads frames one after another until the other side closes. */
export async function* readFrames(from: Readable): AsyncGenerator<Frame, undefined> {
  const take = takerOf(from);
  for (;;) {
    const prefix = await take(prefixBytes);
    const json = prefix && (await take(prefix.readUInt32BE(0)));
    const bytes = json && (await take(prefix.readUInt32BE(4)));
    if (!bytes) return;
    yield { header: JSON.parse(json.toString()) as unknown, bytes };
  }
}

/** Takes an exact number of bytes out of a stream at each call; nothing when the stream ends before. */
function takerOf(from: Readable): (count: number) => Promise<Buffer | undefined> {
  const pieces = from.iterator() as AsyncIterator<Buffer, undefined>;
  let rest: Buffer = Buffer.alloc(0);
  return async (count) => {
    const taken = Buffer.allocUnsafe(count);
    let filled = rest.copy(taken);
    rest = rest.subarray(filled);
    while (filled < count) {
      const { value } = await pieces.next();
      if (!value) return undefined;
      const used = value.copy(taken, filled);
      filled += used;
      rest = value.subarray(used);
    }
    return taken;
  };
}
