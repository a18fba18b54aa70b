/** Who is signed in, and what the shell can do for them. */
export type Account = {
  name: string;
  email: string;
  image: string | null;
  onLogout: () => void;
  onSearch: () => void;
};
