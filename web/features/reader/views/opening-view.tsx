import { z } from "zod";
import { BottomLine } from "#web/features/reader/pieces/bottom-line.tsx";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Prose } from "#web/features/reader/pieces/prose.tsx";
import { Tag } from "#web/features/reader/pieces/parts.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Opening = entry({
  answer: Text,
  text: Text.optional(),
  difficulty: z.strictObject({ word: Text, basis: Text.optional(), reasons: Texts }).optional(),
});

const difficultyWords = new Map([
  ["normal", "An ordinary search"],
  ["tight", "A tight search"],
  ["hard", "A hard search"],
]);

export const openingView = defineView(Opening, ({ value: { answer, text, difficulty } }) => (
  <div className="grid gap-4">
    <BottomLine text={answer} />
    {text !== undefined && <Prose text={text} />}
    {difficulty && (
      <p className="flex flex-wrap items-center gap-1.5 text-small">
        <Tag isDashed>
          <span className="font-[600] text-ink-1">
            {difficultyWords.get(difficulty.word) ?? difficulty.word}
          </span>
        </Tag>
        <span className="text-ink-2">
          <Words text={difficulty.reasons.join(" · ")} />
        </span>
      </p>
    )}
  </div>
));

/** Plain text: its first sentence is the answer. */
export const plainOpeningView = defineView(Text.min(1), ({ value }) => {
  const [, answer = "", rest = ""] = /^(.{1,260}?[.!?])(?:\s+(\S.*))?$/su.exec(value.trim()) ?? [];
  const isShort = answer !== "" && !answer.includes("\n");
  return (
    <div className="grid gap-4">
      {isShort && <BottomLine text={answer} />}
      {isShort ? rest !== "" && <Prose text={rest} /> : <Prose text={value} />}
    </div>
  );
});
