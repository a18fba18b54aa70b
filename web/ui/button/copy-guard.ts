import { createContext } from "react";

/** Why a text should not be copied unseen, if there is a reason: "The pay has changed since this was written." */
export const CopyGuard = createContext<(text: string) => string | null>(() => null);
