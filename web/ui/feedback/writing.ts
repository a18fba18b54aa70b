import { createContext, use } from "react";

/** Why nothing can be sent to the server at this moment; undefined while everything can. */
export const WritingStopContext = createContext<string | undefined>(undefined);

export function useWritingStop(): string | undefined {
  return use(WritingStopContext);
}
