/** The words of cells that hold one of a few: schemas and the menus of the editor read them here. */
export const levels = ["low", "medium", "high"] as const;
export const supplies = ["scarce", "normal", "common"] as const;
export const searchWords = ["normal", "tight", "hard"] as const;
export const strengths = ["weak", "medium", "strong"] as const;
export const decisionParts = ["decides", "advises", "informed"] as const;
export const proofs = ["proven", "ask for proof", "held"] as const;
export const answerStates = ["answered", "partly", "ask"] as const;
