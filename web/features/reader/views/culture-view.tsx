import { z } from "zod";
import { partName } from "#tools/layouts.ts";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Part } from "#web/features/reader/pieces/parts.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Culture = entry({ pull: Text, statements: z.array(entry({ text: Text })), gaps: Texts });

/** What the organization says of itself, and what it does not say yet. */
export const cultureView = defineView(Culture, ({ value: { pull, statements, gaps } }) => (
  <div className="grid gap-5">
    <blockquote className="border-l-4 border-marker pl-5 font-display text-[1.25rem] leading-[1.35] font-[540] text-ink-1">
      <Words text={pull} />
    </blockquote>
    <div className="grid max-w-[42em] gap-2">
      {numbered(statements).map(({ at, value: { text } }) => (
        <p key={at}>
          <Words text={text} />
        </p>
      ))}
    </div>
    {gaps.length > 0 && (
      <Part title={partName("interviewCoach", "cultureNarrative.gaps")}>
        <BulletList>
          {numbered(gaps).map(({ at, value: gap }) => (
            <span key={at} className="text-body">
              <Words text={gap} />
            </span>
          ))}
        </BulletList>
      </Part>
    )}
  </div>
));
