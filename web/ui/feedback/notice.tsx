import { cva } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button/button.tsx";

type Tone = "info" | "success" | "warning" | "error";

type NoticeProps = {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Whether it is read out as soon as it appears. */
  isUrgent?: boolean;
};

const panel = cva("flex items-start gap-2.5 rounded-control px-3.5 py-3 text-small", {
  variants: {
    tone: {
      info: "bg-blue-wash text-ink-1",
      success: "bg-green-wash text-green",
      warning: "bg-yellow-wash text-yellow",
      error: "bg-red-wash text-red",
    },
  },
});

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

export function Notice({ tone, title, children, action, isUrgent = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={panel({ tone })} role={isUrgent ? "alert" : undefined}>
      <Icon className="mt-[3px]" />
      <div className="grid min-w-0 flex-1 gap-1">
        {title && <p className="font-[620]">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-1.5 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  );
}

type LoadFailureProps = { text: string; onRetry: () => void };

export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Notice
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
      tone="error"
    >
      {text}
    </Notice>
  );
}
