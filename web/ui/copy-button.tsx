import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import type { ButtonStyle } from "#web/ui/button-style.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText, type Copied } from "#web/ui/clipboard.ts";

type CopyButtonProps = Pick<ButtonStyle, "look" | "size"> & {
  label: string;
  /** What is copied, or how it is made when it is wanted. */
  text: string | (() => Copied);
  /** On phones the label is for people who do not see the icon. */
  isIconOnPhones?: boolean;
};

const copiedMs = 1_500;

/** Copies a text and says so in its own place, without changing its width. */
export function CopyButton({ label, text, look, size, isIconOnPhones }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () =>
    setIsCopied(await copyText(typeof text === "string" ? { text } : text()));
  return (
    <Button
      className={isIconOnPhones ? "max-tablet:w-10 max-tablet:px-0" : undefined}
      icon={isCopied ? <Check /> : <Copy />}
      look={look}
      size={size}
      onClick={() => void copy()}
    >
      <span className={isIconOnPhones ? "grid max-tablet:sr-only" : "grid"}>
        <span
          className={isCopied ? "invisible col-start-1 row-start-1" : "col-start-1 row-start-1"}
        >
          {label}
        </span>
        <span
          className={isCopied ? "col-start-1 row-start-1" : "invisible col-start-1 row-start-1"}
        >
          Copied
        </span>
      </span>
    </Button>
  );
}
