import type { Message } from "#contract/messages.ts";

type FormErrorProps = { message: Message | undefined };

/** The last failure of a form, kept beside its button after the toast is gone. */
export function FormError({ message }: FormErrorProps) {
  if (!message) return null;
  const text = message.description ?? message.title;
  return (
    <p className="rounded-control bg-red-wash px-3 py-2.5 text-small text-red" role="alert">
      {text}
    </p>
  );
}
