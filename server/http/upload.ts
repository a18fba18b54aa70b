import { randomUUID } from "node:crypto";
import { open, unlink, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import fastifyMultipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "#contract/problem.ts";

export const uploadLimitBytes = 10 * 1024 * 1024;
const longestName = 200;
const limits = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 100,
  fieldSize: 1024,
  headerPairs: 20,
  fileSize: uploadLimitBytes,
};

/** One uploaded file on disk without a name: however the process ends, nothing of it is left. */
export type Upload = {
  /** As the sender calls it; never a path. */
  name: string;
  byteCount: number;
  read: () => Readable;
  close: () => Promise<void>;
};

export function acceptUploads(scope: FastifyInstance): void {
  scope.register(fastifyMultipart, { limits });
}

/** Streams the one file of a form to disk; more, less or larger is a problem. */
export async function receiveUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem("unsupportedMediaType");
  let upload: Upload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== "file") continue;
      upload = await keep(part.file, part.filename ?? "");
    }
  } catch (fault) {
    await upload?.close();
    throw toProblem(fault);
  }
  if (!upload) throw new Problem("fileMissing");
  return upload;
}

async function keep(stream: Readable, name: string): Promise<Upload> {
  const handle = await openNameless();
  try {
    await handle.writeFile(stream);
    const { size } = await handle.stat();
    return {
      name: name.slice(-longestName),
      byteCount: size,
      read: () => handle.createReadStream({ start: 0, autoClose: false }),
      close: () => handle.close(),
    };
  } catch (fault) {
    await handle.close();
    throw fault;
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `roleprint-${randomUUID()}`);
  const handle = await open(path, "wx+", 0o600);
  await unlink(path);
  return handle;
}

/** Whatever a form does wrong is the sender's fault, but a full disk is ours. */
function toProblem(fault: unknown): Problem {
  const code = (fault as { code?: string }).code ?? "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Problem("fileTooLarge");
  if (code === "FST_FILES_LIMIT") return new Problem("fileMissing", "Please send one file only.");
  if (["ENOSPC", "EDQUOT"].includes(code)) return new Problem("outOfSpace", undefined, 60);
  return new Problem("invalidRequest", "The form could not be read");
}
