import { lengths } from "#contract/limits.ts";

/** An address with the query in it, or null when it would be too long to open or store. */
export function searchLink(start: `https://${string}`, query: string): string | null {
  const link = start + encode(query);
  return link.length <= lengths.url ? link : null;
}

/** Percent-encodes brackets and apostrophes too, so that the link survives Markdown and HTML. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/gu,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
