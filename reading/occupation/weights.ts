/** How much title, duties and other lines count; the figures were found on the training part of the labelled texts. */
export const weights = {
  /** How much a title is trusted, by where it comes from. */
  trust: { everyday: 1, official: 1.02, modern: 1.04, nearest: 0.97, common: 0.9, others: 0.85 },
  /** What a modern title loses with each further occupation. */
  modernStep: 0.03,
  /** A word that no title uses is a product, a team or a place. */
  stranger: 1.4,
  /** What is left of a word that says little, and of a level in front. */
  faint: 0.25,
  /** A title of which less is shared ("Specialist") is a poor witness. */
  vague: 3,
  /** A later part of a title, and a title that names no doer. */
  laterPart: 0.8,
  noDoer: 0.7,
  /** Each later meaning of a short form. */
  laterMeaning: 0.95,
  /** What words beside the title add where an occupation's title holds them. */
  beside: 0.12,
  /** Two titles with different last words; one has the other's last word elsewhere; both are leaders (manager, director). */
  otherHead: 0.6,
  movedHead: 0.8,
  otherLeader: 0.9,
  /** A title over this score fits well; each of those adds a little for its occupation, up to fifteen of them. */
  alike: 0.7,
  like: 0.02,
  mostLike: 15,
  duty: 0.9,
  otherLine: 0.45,
  /** Common occupations gain a little; rows called "… All Other" lose, because they mix unlike jobs. */
  size: 0.01,
  allOther: 0.02,
  /** A best title under this score means that the occupation is unknown. */
  floor: 0.58,
  sureFit: 0.84,
  sureGap: 0.06,
  /** Another occupation over this score makes the first unsure; the lower one is for titles that only the long list has. */
  rival: 0.65,
  listRival: 0.4,
  dutyLead: 0.06,
  /** Duties that sound less like an occupation than this do not speak for it. */
  soundsLike: 0.08,
  /** How far behind the first a choice may be. */
  near: 0.2,
} as const;
