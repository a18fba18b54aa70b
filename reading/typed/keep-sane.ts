import type { Stated } from "#reading/stated.ts";
import { isKnownPlace } from "#reading/typed/known-place.ts";
import { withSanePay } from "#reading/typed/sane-pay.ts";
import { isTitle } from "#reading/typed/title.ts";

/** What every reader's values pass before anybody uses them: what is refused here is asked about. */
export function keepSane(stated: Stated): Stated {
  const { title, places, pay, lines } = stated;
  const text = lines.map((line) => line.text).join("\n");
  return {
    ...stated,
    title: title !== null && isTitle(title.value) ? title : null,
    places: places.filter(({ value }) => isKnownPlace(value, text)),
    pay: withSanePay(pay),
  };
}
