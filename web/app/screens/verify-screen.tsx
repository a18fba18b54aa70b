import { screens } from "#contract/screens.ts";
import { PaperPage } from "#web/app/shell/paper-page.tsx";
import { VerifyForm } from "#web/features/verify/verify-form.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

export function VerifyScreen() {
  usePageTitle(screens.verify.title);
  return (
    <PaperPage title={screens.verify.title}>
      <p className="text-lead text-pretty text-ink-2">
        A sign-off file proves who agreed to what, and when: whether each record is the one that was
        signed, and whether one is missing.
      </p>
      <VerifyForm />
    </PaperPage>
  );
}
