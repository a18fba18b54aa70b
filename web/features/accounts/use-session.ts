import { useQuery } from "@tanstack/react-query";
import { sessionQuery, type SessionUser } from "#web/api/auth.ts";

/** Known with a user, none without; unknown until the first answer, however long that takes. */
type SessionState = { isUnknown: boolean; user: SessionUser | undefined };

/** Who is signed in. An answer stands until there is another: an outage changes nothing. */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  return { isUnknown: isPending, user: data?.user };
}
