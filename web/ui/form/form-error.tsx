import type { ReactNode } from "react";
import type { Message } from "#contract/messages.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";

type FormErrorProps = { message: Message | undefined; action?: ReactNode };

/** The last failure of a form, kept beside its button after the toast is gone. */
export function FormError({ message, action }: FormErrorProps) {
  if (!message) return null;
  const { title, description } = message;
  return (
    <Notice
      action={action}
      isUrgent
      title={title === "Error" && description ? undefined : title}
      tone="error"
    >
      {description}
    </Notice>
  );
}
