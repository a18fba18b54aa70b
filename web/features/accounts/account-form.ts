/** What the sign-in and the sign-up form share with the screen around them. */
export type AccountFormProps = {
  /** The address typed so far; it stays when the person changes tabs. */
  email: string;
  emailHint?: string | undefined;
  /** Where a mailed link or a provider leads back to. */
  callbackURL: string;
  onEmailChange: (email: string) => void;
  onFieldsDone: (count: number) => void;
};
