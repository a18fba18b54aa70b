import { useQuery } from "@tanstack/react-query";
import { sessionQuery, type SessionUser } from "#web/api/auth.ts";

type SessionState = { isLoading: boolean; user: SessionUser | undefined };

/** Who is signed in; a session that cannot be read counts as none. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  return { isLoading: isPending, user: data?.user };
}
