import { Pencil } from "lucide-react";
import type { AccountInfo, User } from "#contract/user.ts";
import { EmailRow } from "#web/features/profile/email-row.tsx";
import { ProfileForm } from "#web/features/profile/profile-form.tsx";
import { profileSections } from "#web/features/profile/profile-sections.ts";
import { SignaturePreview } from "#web/features/profile/signature-preview.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { useEditMode } from "#web/ui/form/use-edit-mode.ts";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";
import { SettingsSection } from "#web/ui/layout/settings-page.tsx";

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

type ProfileViewProps = { user: User; account: AccountInfo | undefined };

function ProfileView({ user, account }: ProfileViewProps) {
  return (
    <DefinitionList>
      <DefinitionRow term="Name">{user.name}</DefinitionRow>
      <EmailRow account={account} user={user} />
      <DefinitionRow term="Phone">{user.phone}</DefinitionRow>
      <DefinitionRow term="Title">{user.title}</DefinitionRow>
      <DefinitionRow term="Location">{user.location}</DefinitionRow>
      <DefinitionRow term="LinkedIn">{user.linkedinURL}</DefinitionRow>
      <DefinitionRow term="Bio">{user.bio}</DefinitionRow>
      <DefinitionRow term="Time zone">{user.timezone}</DefinitionRow>
      <DefinitionRow term="Signature block">
        {user.signatureBlock && <SignaturePreview signature={user.signatureBlock} />}
      </DefinitionRow>
    </DefinitionList>
  );
}
