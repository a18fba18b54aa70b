import { Words } from "#web/features/reader/pieces/words.tsx";

type LeadProps = { text: string };

/** The finding of a section, before its detail. */
export function Lead({ text }: LeadProps) {
  return (
    <p className="max-w-[42em] text-pretty">
      <Words text={text} />
    </p>
  );
}
