import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { emptyTexts, fallbacks } from "#contract/messages.ts";
import { accountQuery } from "#web/features/profile/account-query.ts";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { SecondStepRow } from "#web/features/profile/second-step/second-step-row.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

const ChangePasswordDialog = lazy(async () => ({
  default: (await import("#web/features/profile/change-password-dialog.tsx")).ChangePasswordDialog,
}));

/** A password can be changed only where there is one (spec §2). */
export function AccountSecurity({ hasSecondStep }: { hasSecondStep: boolean }) {
  const { data: account, isError } = useQuery(accountQuery);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingsSection {...profileSections.security}>
      {!account && !isError && <SkeletonRows count={1} />}
      {isError && <p className="text-ink-3">{fallbacks.fetchAccounts}</p>}
      {account?.canChangePassword && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-[12rem] flex-1 text-ink-2">
            Changing your password ends every other session.
          </p>
          <Button onClick={() => setIsChanging(true)}>Change Password</Button>
        </div>
      )}
      {account?.canChangePassword && <SecondStepRow isOn={hasSecondStep} />}
      {account && !account.canChangePassword && (
        <p className="text-ink-2">{emptyTexts.oauthPassword}</p>
      )}
      <Suspense>
        {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
      </Suspense>
    </SettingsSection>
  );
}
