import { createContext } from "react";

/** Why a text should not be copied unseen, if there is a reason: "The pay has changed since this was written." */
export type WhyNot = (text: string) => Promise<string | null>;

/** Absent where nothing needs to be asked: then a press copies at once. */
export const CopyGuard = createContext<WhyNot | undefined>(undefined);
