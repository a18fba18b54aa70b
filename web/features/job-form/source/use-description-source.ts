import { useRef, useState } from "react";
import type { ReadJobDescription } from "#contract/job.ts";
import { messages, parsingFailed } from "#contract/messages.ts";
import { isSessionLost, sentenceOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import {
  isDescriptionFile,
  isReadLocally,
  readByServer,
  readLocally,
} from "#web/features/job-form/source/description-file.ts";
import { showError } from "#web/ui/feedback/toasts.ts";

const unreadByModel =
  "The model could not read this text. The plain reading stands: look the fields over.";
const nothingNew = "Nothing new was found in this text. Fill in the fields yourself.";
const noTextFound = "No text found in this file. Paste the text instead.";

type DescriptionSource = {
  startText: string;
  organizationId: number | undefined;
  /** Answers whether anything of it was of use. */
  onParsed: (parsed: Omit<ReadJobDescription, "modelFailed">, text: string) => boolean;
};

/** Where a description comes from: a file, or words that were pasted; and what it fills in. */
export function useDescriptionSource({ startText, organizationId, onParsed }: DescriptionSource) {
  const [text, setText] = useState(startText);
  const [fileName, setFileName] = useState<string>();
  const [phase, setPhase] = useState<"idle" | "reading" | "filling">("idle");
  const [note, setNote] = useState<string>();
  const newest = useRef(0);

  /** Only the newest file or text counts; the answer tells whether this one still is. */
  const begin = (next: typeof phase) => {
    newest.current += 1;
    const turn = newest.current;
    setPhase(next);
    setNote(undefined);
    return () => newest.current === turn;
  };

  const read = async (file: File): Promise<string | undefined> => {
    try {
      return await (isReadLocally(file) ? readLocally(file) : readByServer(file));
    } catch (error) {
      if (isReadLocally(file)) showError(messages.fileReadFailed);
      else if (isSessionLost(error)) showError(messages.signInToParse);
      else setNote(sentenceOf(error) ?? noTextFound);
      return undefined;
    }
  };

  const fill = async (words = text) => {
    if (words.trim() === "") {
      showError(messages.nothingToParse);
      setPhase("idle");
      return;
    }
    const isNewest = begin("filling");
    try {
      const { modelFailed, ...parsed } = await call("parseJobDescription", {
        body: { jobDescriptionText: words, ...(organizationId && { organizationId }) },
      });
      if (isNewest()) {
        const hasFilled = onParsed(parsed, words);
        const notes = [modelFailed && unreadByModel, !hasFilled && nothingNew];
        setNote(notes.filter(Boolean).join(" ") || undefined);
      }
    } catch (error) {
      if (isNewest()) {
        showError(isSessionLost(error) ? messages.signInToParse : parsingFailed(sentenceOf(error)));
      }
    }
    if (isNewest()) setPhase("idle");
  };

  const takeFile = async (file: File) => {
    if (!isDescriptionFile(file)) {
      showError(messages.fileTypeInvalid);
      return;
    }
    const isNewest = begin("reading");
    setFileName(file.name);
    const words = await read(file);
    if (!isNewest()) return;
    if (words === undefined) {
      setPhase("idle");
      setFileName(undefined);
      return;
    }
    setText(words);
    await fill(words);
  };

  return { text, setText, fileName, phase, note, fill, takeFile };
}

export type DescriptionReading = ReturnType<typeof useDescriptionSource>;
