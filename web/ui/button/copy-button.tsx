import { clsx } from "clsx";
import { Check, Copy } from "lucide-react";
import { lazy, Suspense, use, useEffect, useRef, useState, type ReactNode } from "react";
import { Button, type ButtonStyle } from "#web/ui/button/button.tsx";
import { CopyGuard, type WhyNot } from "#web/ui/button/copy-guard.ts";
import { copyText, type Copied } from "#web/ui/hooks/clipboard.ts";

type CopyButtonProps = Pick<ButtonStyle, "look" | "size"> & {
  label: string;
  /** What is copied, or how it is made when it is wanted. */
  text: string | (() => Copied);
  /** On phones the label is for people who do not see the icon. */
  isIconOnPhones?: boolean;
  /** In a bar at the bottom of a phone it shares the width with its neighbors. */
  isWide?: boolean;
};

const copiedMs = 1_500;

const CopyCheck = lazy(async () => ({
  default: (await import("#web/ui/button/copy-check.tsx")).CopyCheck,
}));

/** Copies, asks first where the guard has a reason, and knows for a moment that it did. */
function useCopy(text: CopyButtonProps["text"]) {
  const whyNot = use(CopyGuard);
  const button = useRef<HTMLButtonElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const read = () => (typeof text === "string" ? { text } : text());
  const copy = async () => setIsCopied(await copyText(read()));
  const ask = async (guard: WhyNot) => {
    const why = await guard(read().text);
    if (why === null) await copy();
    else setReason(why);
  };
  const press = () => void (whyNot ? ask(whyNot) : copy());
  const close = () => setReason(null);
  const check: ReactNode = reason !== null && (
    <Suspense>
      <CopyCheck
        anchor={button}
        reason={reason}
        onClose={close}
        onCopy={() => {
          close();
          void copy();
        }}
      />
    </Suspense>
  );
  return { isCopied, press, button, check };
}

/** Copies a text and says so in its own place, without changing its width. */
export function CopyButton({
  label,
  text,
  look,
  size,
  isIconOnPhones = false,
  isWide = false,
}: CopyButtonProps) {
  const { isCopied, press, button, check } = useCopy(text);
  return (
    <>
      <Button
        ref={button}
        className={clsx(
          isIconOnPhones && "max-tablet:w-10 max-tablet:px-0",
          isWide && "h-11! flex-1 px-2!",
        )}
        icon={isCopied ? <Check /> : <Copy />}
        look={look}
        size={size}
        onClick={press}
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
      {check}
    </>
  );
}

type CopyIconProps = Pick<CopyButtonProps, "label" | "text"> & { className?: string };

/** The same as a quiet icon beside one thing among many: "Copy question 3". Not on paper. */
export function CopyIcon({ label, text, className }: CopyIconProps) {
  const { isCopied, press, button, check } = useCopy(text);
  return (
    <>
      <Button
        ref={button}
        aria-label={isCopied ? "Copied" : label}
        className={clsx("print:hidden", className)}
        icon={isCopied ? <Check /> : <Copy />}
        look="quiet"
        size="icon"
        title={label}
        onClick={press}
      />
      {check}
    </>
  );
}
