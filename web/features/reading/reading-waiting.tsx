import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

type ReadingWaitingProps = { text: string };

const mostLines = 24;
const charactersInLine = 90;

/** Where each line begins and how much of the width it takes. */
function blocksOf(text: string): { start: number; share: number }[] {
  let start = 0;
  return text
    .split("\n")
    .slice(0, mostLines)
    .map(({ length }) => {
      const block = { start, share: Math.min(1, length / charactersInLine) };
      start += length + 1;
      return block;
    });
}

/** The text's own lines as blocks, until their places are known. */
export function ReadingWaiting({ text }: ReadingWaitingProps) {
  return (
    <Card className="grid gap-2.5 p-5">
      <output className="sr-only">Loading</output>
      {blocksOf(text).map(({ start, share }) => (
        <div key={start} style={{ width: `${share * 100}%` }}>
          <Skeleton className={share === 0 ? "h-1" : "h-5"} />
        </div>
      ))}
    </Card>
  );
}
