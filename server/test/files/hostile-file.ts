import type { FailureCode } from "#server/documents/extract/extract-failure.ts";

/** A file that tries something, and how it may be answered: by its text, or by one of these problems. */
export type HostileFile = {
  about: string;
  name: string;
  type?: string;
  make: () => Buffer;
  answers: (FailureCode | "text")[];
  mustNotSay?: RegExp;
};
