/** Business constants of spec §9 and the bounds of every field. */
export const limits = {
  dealBreakers: 8,
  redFlagsOnCreate: 6,
  competitorCompanies: 10,
  suggestionsShown: 6,
  minPasswordLength: 8,
  maxPasswordLength: 128,
  previewLength: 100,
  showMoreOver: 150,
  listedBeforeMore: 3,
} as const;

/** Longest accepted value per kind of field. */
export const lengths = {
  name: 120,
  email: 254,
  line: 200,
  tag: 80,
  paragraph: 10_000,
  description: 50_000,
  rawJobDescription: 100_000,
  url: 2_000,
  guidance: 2_000,
  secret: 1_000,
} as const;

/** Ticks of one report's checklists. */
export const tickBounds = { count: 200, keyLength: 200 } as const;

/** Sections of one report that a call may name. */
export const sectionBounds = { count: 100, keyLength: 200 } as const;

/** How long a shared link works, in days. */
export const shareDays = { usual: 30, most: 90 } as const;

/** How long a token of a program may work, in days. */
export const tokenDays = [30, 90, 365] as const;

/** What one call may say of a text's lines. */
export const readingBounds = { moves: 500, wordsLength: 2_000, heardValues: 30 } as const;

/** Bounds of what a list call may ask for. */
export const paging = { mostPerPage: 100, longestCursor: 2_000 } as const;

/** Lists without a limit in the spec are still bounded. */
export const listBounds = { preferredBackgrounds: 20, redFlags: 20 } as const;

/** Times of spec §4 and §9. */
export const times = {
  signUpFirstCheckMs: 500,
  signUpCheckEveryMs: 1_000,
  signUpChecks: 10,
  afterSignInMs: 100,
  afterUnauthorizedMs: 500,
  afterProcessingAnimationMs: 1_000,
  animationMsPerEstimatedSecond: 200,
  animationMaxMs: 2_000,
  jobPollMs: 30_000,
  jobStaleMs: 10_000,
  outputsPollMs: 30_000,
  outputsProcessingPollMs: 5_000,
  outputsStaleMs: 3_000,
  toastRemovalMs: 1_000_000,
} as const;
