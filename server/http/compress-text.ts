import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Much of the gain for little of the time: a page is compressed anew for each answer. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A text in the best compression the browser takes. */
export async function compressText(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | Buffer> {
  const accepted = request.headers["accept-encoding"] ?? "";
  reply.header("vary", "accept-encoding");
  if (/\bbr\b/u.test(accepted)) {
    reply.header("content-encoding", "br");
    return brotli(text, quality);
  }
  if (/\bgzip\b/u.test(accepted)) {
    reply.header("content-encoding", "gzip");
    return zip(text);
  }
  return text;
}
