import { Notice } from "#web/ui/feedback/notice.tsx";

type LanguageNoticeProps = { language: string };

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A text in another language says so, and what to expect of it. */
export function LanguageNotice({ language }: LanguageNoticeProps) {
  if (language === "en") return null;
  const name = names.of(language) ?? "a language we do not know";
  return (
    <div className="mb-3">
      <Notice title={`This text is in ${name}.`} tone="info">
        Lines stay in their original language. We read English best, so you may have to place more
        lines yourself, and some values may be missing. The reports quote the lines unchanged.
      </Notice>
    </div>
  );
}
