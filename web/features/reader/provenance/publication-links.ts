/** Where the public data that we ship or import can be looked up, by the name of the publication. */
export const publicationLinks: ReadonlyMap<string, string> = new Map([
  ["Occupational Employment and Wage Statistics", "https://www.bls.gov/oes/"],
  ["Employment Projections", "https://www.bls.gov/emp/"],
]);
