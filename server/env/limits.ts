import { count } from "#server/env/kinds.ts";

/** How much of what costs one address, person or organization may have. */
export const limitSettings = {
  /** Per address, on sign-in, sign-up and reset together with better-auth's own count. */
  SIGN_IN_ATTEMPTS_PER_MINUTE: count(10),
  /** Wrong passwords per account in 15 minutes, from wherever they come. */
  SIGN_IN_FAILURES_PER_ACCOUNT: count(10),
  /** Programs that register themselves, per address. */
  AGENT_REGISTRATIONS_PER_HOUR: count(20),
  INVITES_PER_ORGANIZATION_PER_DAY: count(50),
  /** For all organizations together. */
  INVITES_PER_USER_PER_DAY: count(100),
  /** From one organization, and by mail from all together. */
  INVITES_PER_ADDRESS_PER_DAY: count(3),
  /** Of one kind: resets, verifications, notes that an account exists. */
  LETTERS_PER_ADDRESS_PER_HALF_HOUR: count(5),
  ORGANIZATIONS_PER_USER_PER_DAY: count(10),
  /** Those somebody is the only member of: beyond it they found no more. */
  ORGANIZATIONS_ALONE_PER_USER: count(50),
  /** New ones and duplicates. */
  JOBS_PER_USER_PER_HOUR: count(200),
  JOBS_PER_ORGANIZATION_PER_HOUR: count(200),
  /** Kept at a time. */
  JOBS_PER_ORGANIZATION: count(5_000),
  EXTRACTS_PER_USER_PER_HOUR: count(60),
  EXTRACTS_PER_ORGANIZATION_PER_HOUR: count(600),
  PARSES_PER_USER_PER_HOUR: count(120),
  PARSES_PER_ORGANIZATION_PER_HOUR: count(1_200),
  /** In all organizations together. */
  REPORTS_PER_USER_PER_HOUR: count(600),
  REPORTS_PER_ORGANIZATION_PER_HOUR: count(600),
  EXPORTS_PER_USER_PER_HOUR: count(120),
  EXPORTS_PER_ORGANIZATION_PER_HOUR: count(1_200),
  /** New texts of reports that people write or bring back. */
  EDITS_PER_USER_PER_HOUR: count(600),
  EDITS_PER_ORGANIZATION_PER_HOUR: count(6_000),
  /** All texts of its reports together, as the database packs them; beyond it none is added, and none is dropped. */
  TEXT_MEGABYTES_PER_ORGANIZATION: count(2_000),
  /** Findings and sources of a report's present text. */
  EXAMINATIONS_PER_USER_PER_HOUR: count(600),
  /** What programs are told of jobs, and have checked. */
  FACTS_PER_USER_PER_HOUR: count(600),
  /** Tokens for programs. */
  TOKENS_PER_USER_PER_HOUR: count(60),
  /** Calls with a token that is none; a right one is let through all the same. */
  WRONG_TOKENS_PER_ADDRESS_PER_MINUTE: count(30),
  SHARE_LINKS_PER_USER_PER_HOUR: count(60),
  /** By anybody who holds the link. */
  SHARE_OPENS_PER_LINK_PER_HOUR: count(600),
  SHARE_FILES_PER_LINK_PER_HOUR: count(60),
  /** Rooms in which hiring managers decide. */
  ROOMS_PER_USER_PER_DAY: count(100),
  /** What may be asked of a job, which takes some dozens of ledgers. */
  ROOM_PROPOSALS_PER_USER_PER_HOUR: count(300),
  /** Requests to decide and reminders: of one organization, and by mail from all together. */
  ROOM_LETTERS_PER_ADDRESS_PER_DAY: count(10),
  /** Opening, answering and trying out, by anybody who holds the link. */
  ROOM_CALLS_PER_ROOM_PER_HOUR: count(3_000),
  ROOM_CALLS_PER_ROOM_PER_SECOND: count(10),
  /** Addresses that an organization has called. */
  WEBHOOK_ENDPOINTS_PER_ORGANIZATION: count(10),
  /** Tests and replays. */
  WEBHOOK_CALLS_BY_HAND_PER_ORGANIZATION_PER_HOUR: count(300),
  /** Taking out, or deleting, everything of a person or an organization. */
  DATA_CALLS_PER_USER_PER_HOUR: count(20),
  /** Taking out everything of an organization, by all its admins. */
  DATA_CALLS_PER_ORGANIZATION_PER_HOUR: count(60),
};
