import type { ReactNode } from "react";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";
import { listWordChanges } from "#web/features/reader/compare/word-changes.ts";

const markStyle = "rounded-[3px] box-decoration-clone px-[0.14em] decoration-[1.5px]";

type MarkProps = { children: ReactNode };

/** What came: green and underlined, so that it is told apart without colour too. */
export function Inserted({ children }: MarkProps) {
  return (
    <ins className={`${markStyle} bg-green-wash text-green underline underline-offset-[0.16em]`}>
      {children}
    </ins>
  );
}

/** What went: red and struck through. */
export function Deleted({ children }: MarkProps) {
  return <del className={`${markStyle} bg-red-wash text-red line-through`}>{children}</del>;
}

type ChangedWordsProps = { before: string; after: string };

/** One text turned into another, with the words that went and those that came; it loads `diff`, so use it on demand. */
export function ChangedWords({ before, after }: ChangedWordsProps) {
  return (
    <span className="whitespace-pre-line">
      {numbered(listWordChanges(before, after)).map(({ at, value: { kind, words, blank } }) => (
        <span key={at}>
          {kind === "same" ? (
            words
          ) : kind === "removed" ? (
            <Deleted>{words}</Deleted>
          ) : (
            <Inserted>{words}</Inserted>
          )}
          {blank}
        </span>
      ))}
    </span>
  );
}
