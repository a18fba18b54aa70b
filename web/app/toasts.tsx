import { lazy, Suspense, useEffect, useState } from "react";
import { useToast } from "#web/ui/toasts.ts";

const ToastOutlet = lazy(async () => ({
  default: (await import("#web/ui/toast-outlet.tsx")).ToastOutlet,
}));

const afterFirstScreenMs = 500;

/** Messages; their code waits until the first screen stands, or until there is one. */
export function Toasts() {
  const toast = useToast();
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), afterFirstScreenMs);
    return () => clearTimeout(timer);
  }, []);
  // A dialog hides and disables everything outside it but the live regions it finds when it opens: messages stay within reach.
  return (
    <div aria-live="off">
      <Suspense>{(isTime || toast) && <ToastOutlet />}</Suspense>
    </div>
  );
}
