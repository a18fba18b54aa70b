/** "the United States", "Columbus, OH", "the Southern Ohio nonmetropolitan area": a place after "in". */
export function placeInText(name: string): string {
  return name === "United States" || name.endsWith(" area") ? `the ${name}` : name;
}
