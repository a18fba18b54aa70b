import { startTransition, useMemo, useState } from "react";
import type { LineMove, LinePlace, ReadLine, TextReading } from "#contract/reading.ts";
import { isUnconfirmed, lineNumbers } from "#web/features/reading/counts.ts";
import { readingUnder, type Decision } from "#web/features/reading/decisions.ts";
import { movedSentence } from "#web/features/reading/sentences.ts";
import { useSteady } from "#web/ui/hooks/use-steady.ts";

type Past = { said: string; undo: LineMove[] };

/** Where a line goes when a move is undone: to where a person had put it, else to what was read. */
function backOf({ text, place, reader }: ReadLine): LineMove {
  return { words: text, place: reader === "person" ? place : "unplaced" };
}

/** Moving and confirming lines: said aloud, and undone in turn. */
export function useLineMoves(
  reading: TextReading,
  stop: string | undefined,
  onDecide: (decision: Decision) => void,
) {
  const [past, setPast] = useState<Past[]>([]);
  const [said, setSaid] = useState("");
  const numbers = useMemo(() => lineNumbers(reading.lines), [reading.lines]);
  const numberOf = ({ id }: ReadLine) => numbers.get(id) ?? 0;

  const decide = (moves: LineMove[], undo: LineMove[], sentence: string) => {
    if (stop !== undefined) {
      setSaid(stop);
      return;
    }
    onDecide({ moves });
    startTransition(() => {
      setSaid(sentence);
      setPast((before) => [...before, { said: sentence, undo }]);
    });
  };

  const move = useSteady((line: ReadLine, place: LinePlace) => {
    if (line.place === place && !isUnconfirmed(reading.kind, line)) return;
    const moves = [{ words: line.text, place }];
    const after = readingUnder(reading, { moves }, { by: "", at: "" });
    decide(moves, [backOf(line)], movedSentence(after, numberOf(line), place));
  });

  const confirm = useSteady((lines: readonly ReadLine[]) => {
    const open = lines.filter((line) => isUnconfirmed(reading.kind, line));
    const [first] = open;
    if (!first) return;
    const moves = open.map(({ text, place }) => ({ words: text, place }));
    const sentence =
      open.length === 1 ? `Line ${numberOf(first)} confirmed.` : `${open.length} lines confirmed.`;
    decide(moves, open.map(backOf), sentence);
  });

  /** A colleague's move; it goes back to what was read. */
  const takeBack = useSteady((line: ReadLine) => {
    const { text: words, place } = line;
    const sentence = `Line ${numberOf(line)} is back where we read it.`;
    decide([{ words, place: "unplaced" }], [{ words, place }], sentence);
  });

  const undo = useSteady(() => {
    const last = past.at(-1);
    if (!last || stop !== undefined) return;
    onDecide({ moves: last.undo });
    setPast(past.slice(0, -1));
    setSaid("Undone.");
  });

  return { numbers, said, last: past.at(-1)?.said, move, confirm, takeBack, undo };
}
