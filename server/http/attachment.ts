import type { FastifyReply } from "fastify";

/** What a file is called on the wire, by its ending. */
const types = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  html: "text/html; charset=utf-8",
  jsonld: "application/ld+json; charset=utf-8",
  md: "text/markdown; charset=utf-8",
} as const;

export type Attachment = { name: string; kind: keyof typeof types; bytes: Buffer };

/** Answers with a file to be saved, never to be opened in place. */
export function sendAttachment(reply: FastifyReply, file: Attachment): FastifyReply {
  return reply
    .type(types[file.kind])
    .header("content-disposition", disposition(file.name))
    .send(file.bytes);
}

/** RFC 6266: a plain name for old programs, the true one beside it. */
export function disposition(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/gu, "-").replaceAll(/-{2,}/gu, "-");
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
