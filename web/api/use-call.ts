import { useMutation } from "@tanstack/react-query";
import { isSessionLost } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { CallName, ReplyOf, RequestArgument, RequestOf } from "#web/api/request.ts";

type Outcomes<Name extends CallName> = {
  onDone: (reply: ReplyOf<Name>) => void | Promise<void>;
  /** Not asked about a lost session: that is the same on every screen. */
  onFailed: (error: Error) => void;
};

/** A call that changes something, with what follows when it is done or failed. */
export function useCall<Name extends CallName>(name: Name, { onDone, onFailed }: Outcomes<Name>) {
  return useMutation<ReplyOf<Name>, Error, RequestOf<Name>>({
    mutationFn: (request) => call(name, ...([request] as RequestArgument<Name>)),
    onSuccess: onDone,
    onError: (error) => {
      if (!isSessionLost(error)) onFailed(error);
    },
  });
}
