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
        Every line keeps its language. Our own reader knows English best, so more lines may wait for
        you and values may be missing. The reports quote the lines as they are.
      </Notice>
    </div>
  );
}
