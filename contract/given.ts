/** What is given of these: a property that is undefined is left out. */
export function given<Parts extends object>(parts: Parts): Given<Parts> {
  const those: Given<Parts> = {};
  for (const key in parts) {
    const value = parts[key];
    if (isGiven(value)) those[key] = value;
  }
  return those;
}

type Given<Parts> = { [Key in keyof Parts]?: Exclude<Parts[Key], undefined> };

function isGiven<Value>(value: Value): value is Exclude<Value, undefined> {
  return value !== undefined;
}
