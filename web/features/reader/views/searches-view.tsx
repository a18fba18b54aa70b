import { z } from "zod";
import { defineView, entry, Text, Texts } from "#web/features/reader/views/section-view.tsx";
import { Lead } from "#web/features/reader/pieces/parts.tsx";
import { Searches as Shape } from "#web/features/reader/search/search-shape.ts";
import { Searches } from "#web/features/reader/search/searches.tsx";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

const Strings = entry({
  finding: Text,
  spec: z.unknown(),
  terms: z.unknown(),
  searches: Shape,
  notes: Texts,
});

/** Search strings that code compiled and proved. */
export const searchesView = defineView(Strings, ({ value: { finding, searches, notes } }) => (
  <div className="grid gap-5">
    <Lead text={finding} />
    <Searches searches={searches} />
    {notes.length > 0 && (
      <BulletList>
        {numbered(notes).map(({ at, value: note }) => (
          <span key={at} className="text-small">
            <Words text={note} />
          </span>
        ))}
      </BulletList>
    )}
  </div>
));
