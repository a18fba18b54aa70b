import { isSpoken, type IsTold, type ModelFault } from "#checks/model/model-fault.ts";
import type { Walked } from "#contract/walk.ts";

const holder = "(?:manager|gm|general manager|chef|driver|nurse|engineer|rep|director|boss|person)";

/** What a team knows and no candidate hears, whatever the job. */
const secrets: readonly RegExp[] = [
  // "Between you and me"; but "we keep that quiet" is said of what the candidate told us.
  /\b(?:just |strictly )?between (?:you and me|us,)|\bstrictly between us\b|\boff the record\b|(?<!\b(?:we|I)(?:['’]ll| will| can)? )\bkeep (?:it|this|that) (?:to yourself|quiet)\b|\bdon['’]t tell\b/iu,
  // Who has not been told.
  /\b(?:he|she|they|who|person|manager|managers|chair|today)\b[^.?!]{0,40}\b(?:has|have)(?: not|n['’]t) (?:yet )?(?:been told|heard)\b|\b(?:he|she|they|managers?|chair)(?: \w+){0,2} (?:does|do)(?: not|n['’]t) (?:yet )?know\b|\bwill be told\b|\bhas no idea\b/iu,
  // Why somebody left.
  /\b(?:was|were|has been|is being|got) (?:let go|fired|dismissed|sacked|replaced)\b|\bunder a cloud\b|\b(?:money|cash)\b[^.?!]{0,20}\bmissing\b|\bmissing (?:money|cash)\b/iu,
  new RegExp(`\\b(?:previous|last|former|outgoing|departing|present|current) ${holder}\\b`, "iu"),
  // Who else wants it, and whom somebody would rather have.
  /\b(?:applied for this job too|also applied|wanted the job)\b|\b(?:would rather have|prefers?|has) (?:a|an|someone|somebody) (?:man|woman|younger|older)\b/iu,
  // How far the employer would go.
  /\b(?:would|could|might|offered to|prepared to|willing to) (?:go|stretch|come up)\b[^.?!]{0,25}\b(?:to|for|past|above|beyond)\b|\b(?:room|something) (?:above|beyond|to talk)\b|\babove (?:the top|the range|what is posted)\b/iu,
  // What an agency earns.
  /\b(?:our fee|we (?:are|get) paid|replacement for free|find a replacement)\b/iu,
];

/** Sentences that tell a candidate what stays inside. */
export function findToldSecrets({ strings }: Walked, isTold: IsTold): ModelFault[] {
  return strings
    .filter((string) => isTold(string) || isSpoken(string))
    .flatMap(({ path, text }) =>
      secrets.flatMap((secret) => {
        const quote = secret.exec(text)?.[0];
        if (quote === undefined) return [];
        return [
          {
            rule: "inside.told",
            severity: "high" as const,
            where: path,
            quote,
            what: "This tells a candidate what stays inside.",
            fix: "Leave it out.",
          },
        ];
      }),
    );
}
