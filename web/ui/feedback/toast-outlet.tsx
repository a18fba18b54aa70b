import { CircleAlert, CircleCheck, X } from "lucide-react";
import { Toast } from "radix-ui";
import { Button } from "#web/ui/button/button.tsx";
import { dismissToast, useToast, visibleMsOf } from "#web/ui/feedback/toasts.ts";

/** Where toasts appear: bottom right, on phones at the top; F8 moves the focus there. */
export function ToastOutlet() {
  const toast = useToast();
  const isSuccess = toast?.kind === "success";
  return (
    <Toast.Provider label="Message" swipeDirection="right">
      {toast && (
        <Toast.Root
          key={toast.id}
          className="flex animate-appear items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-3"
          duration={visibleMsOf(toast)}
          type={isSuccess ? "background" : "foreground"}
          onOpenChange={(isOpen) => !isOpen && dismissToast()}
        >
          <span className={isSuccess ? "text-green-dot" : "text-red-dot"}>
            {isSuccess ? (
              <CircleCheck className="mt-[3px]" />
            ) : (
              <CircleAlert className="mt-[3px]" />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-[620]">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="text-small text-ink-2">
                {toast.description}
              </Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              asChild
              altText={toast.action.label}
              onClick={() => toast.action?.onAction()}
            >
              <Button look="quiet" size="small">
                {toast.action.label}
              </Button>
            </Toast.Action>
          )}
          <Toast.Close
            aria-label="Dismiss"
            className="-mt-1 -mr-1 grid size-8 place-items-center rounded-control text-ink-2 hover:bg-sunken max-tablet:size-10 dark:hover:bg-line"
          >
            <X />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="pointer-events-auto fixed inset-x-4 top-4 z-70 grid tablet:top-auto tablet:right-6 tablet:bottom-6 tablet:left-auto tablet:w-[380px]" />
    </Toast.Provider>
  );
}
