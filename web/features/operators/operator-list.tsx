import { keepPreviousData, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "#web/ui/feedback/notice.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";

type OperatorListProps<Answer> = {
  asked: UseQueryOptions<Answer, Error, Answer, readonly [string]>;
  children: (answer: Answer) => ReactNode;
};

/** What an operator asked for, while it comes and when it does not; never taken from the cache without asking again. */
export function OperatorList<Answer>({ asked, children }: OperatorListProps<Answer>) {
  const { data, isError, refetch } = useQuery({
    ...asked,
    staleTime: 0,
    // Rows that a search keeps stay as they are, with their open menus.
    placeholderData: keepPreviousData,
  });
  if (data !== undefined) return children(data);
  if (!isError) return <SkeletonRows count={3} />;
  return <LoadFailure text="This could not be loaded." onRetry={() => void refetch()} />;
}
