import { Pencil } from "lucide-react";
import type { AccountInfo, User } from "#contract/user.ts";
import { ProfileForm } from "#web/features/profile/profile-form.tsx";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { ProfileView } from "#web/features/profile/profile-view.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";
import { useEditMode } from "#web/ui/form/use-edit-mode.ts";

type PersonalInformationProps = { user: User; account: AccountInfo | undefined };

export function PersonalInformation({ user, account }: PersonalInformationProps) {
  const { isEditing, editButton, startEditing, stopEditing } = useEditMode();
  return (
    <SettingsSection
      action={
        !isEditing && (
          <Button ref={editButton} icon={<Pencil />} onClick={startEditing}>
            Edit Profile
          </Button>
        )
      }
      {...profileSections.personal}
    >
      {isEditing ? (
        <ProfileForm account={account} user={user} onClose={stopEditing} />
      ) : (
        <ProfileView account={account} user={user} />
      )}
    </SettingsSection>
  );
}
