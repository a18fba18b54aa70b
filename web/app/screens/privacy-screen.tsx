import { screens } from "#contract/screens.ts";
import { PaperPage } from "#web/app/shell/paper-page.tsx";
import { ProseSection } from "#web/ui/layout/prose-section.tsx";
import { usePageTitle } from "#web/ui/hooks/use-page-title.ts";

export function PrivacyScreen() {
  usePageTitle(screens.privacy.title);
  return (
    <PaperPage title="Privacy in the beta">
      <ProseSection title="What is stored">
        <p>
          Your name, email and profile; your password only as a hash; where you are signed in, with
          the network address and browser of each session; your organizations, invitations and jobs;
          the reports and their edits; and a record of who changed what, which the admins of your
          organization can read, and from which network address, which they cannot.
        </p>
        <p>
          Of each token and each AI agent that was let in: its name, what it may do, who let it in,
          when it was last used, and the token itself only as a hash. Of each address that your
          organization has called: the address, its secret in encrypted form, and a log of the
          calls.
        </p>
      </ProseSection>
      <ProseSection title="Who sees it">
        <p>
          Only members of your organization can see its jobs and reports, unless a member shares
          reports by link. Then anyone with the link can read them until it ends, without anything
          marked as internal. We record when a shared link is opened, but not who opened it or from
          where, and nothing about guests goes to a language model. A member can also ask a hiring
          manager to decide about a job by a link. Whoever opens it sees what is asked, but nothing
          marked as internal and no answers of other hiring managers. The organization sees the
          answers. They, the name and the address never go to a language model. Admins can have
          addresses of their organization called when something happens; these calls contain numbers
          of jobs and reports, and no names or texts. An admin can let programs in by a token; each
          reads and does what it was given, and the record of who changed what names it. A member
          can let an AI agent of their own choice in: it then reads and does what that member
          ticked, in their name and never anything internal, and what it reads goes wherever it
          works. Admins see every agent and can end it at once. The people who run this installation
          see names, addresses, when you were last here, and how many jobs an organization has; they
          can reach its database, as with any service.
        </p>
      </ProseSection>
      <ProseSection title="Who writes the reports">
        <p>
          The built-in writer runs on this installation and sends nothing to anybody. If an outside
          provider's language model is used, the report says which one drafted it. Signature blocks
          are added after writing and are never sent to a model.
        </p>
      </ProseSection>
      <ProseSection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in; whoever opens a shared link, or a link to decide about a
          job, gets one for 12 hours. Another remembers that you were signed in with this browser,
          so that strangers who guess your password cannot lock you out. Your browser also remembers
          the theme and the organization you chose last. There are no advertising or tracking
          cookies.
        </p>
      </ProseSection>
      <ProseSection title="Mail and sign-in providers">
        <p>
          We send email for invitations and password resets, to hiring managers who are asked to
          decide, once to remind them, with a copy of what they signed and at most once a day with
          what changed since, and, if this is switched on, to verify your address. If you sign in
          with Google or GitHub, they tell us your name, email and picture; your company&rsquo;s
          sign-in tells us your name and email. If you switch on two-step sign-in, we keep the key
          of your authenticator app and your recovery codes, encrypted.
        </p>
      </ProseSection>
      <ProseSection title="Exporting and deleting">
        <p>
          Deleting a job deletes its reports and what hiring managers answered, decided and signed
          about it. On your profile you can download everything kept about you and delete your
          account; an admin can export or delete a whole organization. It is removed from the
          database at once. What you wrote for an organization stays with the organization, and the
          record of changes keeps a number instead of your name.
        </p>
      </ProseSection>
      <ProseSection title="How long we keep it">
        <p>
          Sessions, invitations, mailed links and agents’ access are deleted seven days after they
          expire, programs that nobody lets in after 30 days, and emails seven days after they were
          written. Shared links, and links to decide with the name, address and answers that belong
          to them, are deleted 120 days after they end; what was decided stays with the job. The log
          of calls to an organization's own addresses is deleted after 30 days. The record of
          changes and the costs of model calls stay for 400 days. The people who run this
          installation may have set other times, and should keep backups for no longer than 30 days.
        </p>
      </ProseSection>
    </PaperPage>
  );
}
