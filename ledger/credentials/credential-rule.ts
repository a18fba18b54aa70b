/** A licence, card or certificate of a kind of work. */
export type CredentialRule = {
  name: string;
  /** Whole tokens as written in postings; capitals count where a form is all capitals. */
  forms: readonly string[];
  /** A word of this list must stand in the same sentence, for acronyms that mean other things too. */
  context?: readonly string[];
  /** Not to be typed into a search: the letters mean something else there. */
  isUnsearchable?: true;
  issuer: string;
  proof: string;
};
