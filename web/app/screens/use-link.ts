import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";

/** The token behind the # of an address, until a person has opened the link. */
export function useLinkToken(path: string) {
  const [token, setToken] = useState(() => window.location.hash.slice(1));
  const forget = () => {
    // From here on the cookie opens it, and the address can be shown to anybody.
    window.history.replaceState(window.history.state, "", path);
    setToken("");
  };
  return { token, forget };
}

type Link<Introduction> = {
  key: readonly unknown[];
  introduce: () => Promise<Introduction>;
  open: () => Promise<unknown>;
  onOpened: () => void;
};

/** A link before it is opened: who sent it, and the way in. */
export function useClosedLink<Introduction>(link: Link<Introduction>) {
  const introduction = useQuery({ queryKey: link.key, queryFn: link.introduce, staleTime: 0 });
  const opening = useMutation({ mutationFn: link.open, onSuccess: link.onOpened });
  return {
    introduction: introduction.data,
    isOpening: opening.isPending,
    open: () => opening.mutate(),
    error: opening.error ?? introduction.error,
    retry: () => (opening.error ? opening.mutate() : void introduction.refetch()),
  };
}

/** Whether the link has ended, or never was. */
export function isLinkOver(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
