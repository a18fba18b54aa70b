import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { disposition } from "#server/http/attachment.ts";

/** A file and its parts by name, in this order; a list too long to hold is made while it is sent. */
export type JsonFile = { name: string; parts: Record<string, unknown> };

/** Answers with a file to be saved; when making it fails the connection breaks, so that half of it never looks whole. */
export function sendJsonFile(reply: FastifyReply, { name, parts }: JsonFile): FastifyReply {
  return reply
    .type("application/json; charset=utf-8")
    .header("content-disposition", disposition(name))
    .send(Readable.from(textOfParts(parts)));
}

/** The same as a file with one object a line, for programs that read line by line. */
export function sendJsonLines(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<unknown>,
): FastifyReply {
  return reply
    .type("application/x-ndjson; charset=utf-8")
    .header("content-disposition", disposition(name))
    .send(Readable.from(textOfLines(rows)));
}

async function* textOfLines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function* textOfParts(parts: JsonFile["parts"]): AsyncGenerator<string> {
  let sign = "{";
  for (const [name, part] of Object.entries(parts)) {
    yield `${sign}\n${JSON.stringify(name)}: `;
    if (isList(part)) yield* textOfList(part);
    else yield JSON.stringify(part);
    sign = ",";
  }
  yield "\n}\n";
}

async function* textOfList(list: AsyncIterable<unknown>): AsyncGenerator<string> {
  let sign = "[";
  for await (const one of list) {
    yield `${sign}\n${JSON.stringify(one)}`;
    sign = ",";
  }
  yield sign === "[" ? "[]" : "\n]";
}

function isList(part: unknown): part is AsyncIterable<unknown> {
  return typeof part === "object" && part !== null && Symbol.asyncIterator in part;
}
