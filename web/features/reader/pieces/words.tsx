import { ExternalLink } from "lucide-react";
import { FindingMark } from "#web/features/reader/section/finding-note.tsx";
import { splitByQuotes, splitInline, type Piece } from "#web/features/reader/pieces/inline.ts";
import { useSection } from "#web/features/reader/section/section-context.ts";
import { numbered } from "#web/features/reader/value/bullet-list.tsx";

type WordsProps = { text: string };

/** Text of a report: what the checks found is underlined, names to fill in are chips, links are safe ones. */
export function Words({ text }: WordsProps) {
  if (text.trim() === "") return <span className="text-ink-3">Not provided.</span>;
  return numbered(splitInline(text)).map(({ at, value }) => <PieceView key={at} piece={value} />);
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case "text":
      return <Marked text={piece.text} />;
    case "strong":
      return <strong className="font-[640] text-ink-1">{piece.text}</strong>;
    case "code":
      return (
        <code className="rounded-chip bg-sunken px-1 font-mono text-[0.9em]">{piece.text}</code>
      );
    case "token":
      return (
        <span className="rounded-chip border border-blue-t2 bg-blue-wash px-1.5 py-px text-[0.9em] whitespace-nowrap text-blue">
          {piece.text}
        </span>
      );
    default:
      return (
        <>
          <a
            className="inline-flex items-baseline gap-1 text-blue underline underline-offset-2"
            href={piece.href}
            rel="noopener noreferrer"
            target="_blank"
          >
            {piece.text}
            <ExternalLink className="size-3! self-center" />
            <span className="sr-only">(opens a new tab)</span>
          </a>
          {piece.leadsTo && <span className="text-ink-3"> ({piece.leadsTo})</span>}
        </>
      );
  }
}

function Marked({ text }: WordsProps) {
  const { findings } = useSection();
  if (findings.length === 0) return text;
  const quotes = [...new Set(findings.map(({ quote }) => quote))];
  return numbered(splitByQuotes(text, quotes)).map(({ at, value: part }) => {
    const finding = part.quote && findings.find(({ quote }) => quote === part.quote);
    return finding ? (
      <FindingMark key={at} finding={finding}>
        {part.text}
      </FindingMark>
    ) : (
      <span key={at}>{part.text}</span>
    );
  });
}
