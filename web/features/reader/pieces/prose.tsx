import { textBlocks } from "#tools/document/block.ts";
import { BulletList, numbered } from "#web/features/reader/value/bullet-list.tsx";
import { Words } from "#web/features/reader/pieces/words.tsx";

type ProseProps = { text: string };

/** Running text with its paragraphs and lists. */
export function Prose({ text }: ProseProps) {
  if (text.trim() === "") return <p className="text-ink-3">Not provided.</p>;
  return (
    <div className="grid max-w-[42em] gap-3.5 text-pretty">
      {numbered(textBlocks(text)).map(({ at, value: block }) =>
        block.kind === "list" ? (
          <BulletList key={at}>
            {numbered(block.items).map((item) => (
              <Words key={item.at} text={item.value.text} />
            ))}
          </BulletList>
        ) : (
          <p key={at} className="whitespace-pre-line">
            <Words text={"text" in block ? block.text : ""} />
          </p>
        ),
      )}
    </div>
  );
}
