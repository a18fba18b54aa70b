import { useMemo } from "react";
import { useLocation, useNavigate, type NavigateOptions } from "react-router";

type Params = string | Record<string, string>;

/** What stands behind the question mark of the address, and how to change all of it. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const setParams = (params: Params, options?: NavigateOptions) =>
    void navigate(`?${new URLSearchParams(params)}`, options);
  return [useMemo(() => new URLSearchParams(search), [search]), setParams] as const;
}
