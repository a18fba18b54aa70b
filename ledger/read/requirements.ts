import type { CredentialRule } from "#ledger/families/family-rules.ts";
import { readDocument, type Document } from "#ledger/read/document.ts";
import { joinRequirements, type Joined } from "#ledger/read/join-requirements.ts";
import { readForm } from "#ledger/read/requirements-of-form.ts";
import { readPosting } from "#ledger/read/requirements-of-posting.ts";
import type { JobWords, Priority, Requirement } from "#ledger/reading.ts";

const most = 25;

const labels: Readonly<Record<Priority, string>> = {
  must: "Must-have",
  listed: "Posting's must-have",
  nice: "Nice to have",
};

/** What the job asks for: the form's list, the posting's beside it, and where the two differ. */
export function readRequirements(
  words: JobWords,
  posting: Document,
  credentialRules: readonly CredentialRule[],
): Requirement[] {
  const form = readForm(readDocument(words.requirements), credentialRules);
  const joined = joinRequirements(form, readPosting(posting, credentialRules), words.title);
  const inOrder = (["must", "listed", "nice"] as const).flatMap((priority) =>
    joined
      .filter((one) => one.priority === priority)
      .map((one, at) => toRequirement(one, `${priority}.${at + 1}`)),
  );
  return inOrder.slice(0, most);
}

function toRequirement(joined: Joined, id: string): Requirement {
  const { text, quotes, priority, kind, skills, years } = joined;
  const { credentials, accepts, isSubstitutable, conflict } = joined;
  return {
    id,
    label: labels[priority],
    text,
    quotes,
    priority,
    kind,
    skills,
    years,
    credentials,
    accepts,
    isSubstitutable,
    conflict,
  };
}
