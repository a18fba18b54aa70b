import type { AccountInfo, User } from "#contract/user.ts";
import { EmailRow } from "#web/features/profile/email-row.tsx";
import { SignaturePreview } from "#web/features/profile/signature-preview.tsx";
import { DefinitionList, DefinitionRow } from "#web/ui/layout/definition-list.tsx";

type ProfileViewProps = { user: User; account: AccountInfo | undefined };

export function ProfileView({ user, account }: ProfileViewProps) {
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
