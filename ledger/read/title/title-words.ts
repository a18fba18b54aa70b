/** Words of titles, in the spelling that `foldTitle` produces. */

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean));
}

/** States and large cities, for titles that carry their place without a comma. */
export const places = words(`
  alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois
  indiana iowa kansas kentucky louisiana maine maryland massachusett michigan minnesota mississippi missouri montana
  nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania rhode island tennessee
  texa utah vermont virginia washington wisconsin wyoming dc tx ny fl nyc sf
  austin boston chicago dalla denver houston seattle atlanta phoenix portland columbu charlotte nashville miami tampa
  orlando detroit minneapoli philadelphia pittsburgh sacramento angele francisco diego jose antonio vega brooklyn
  london toronto berlin dublin
`);

/** Nouns that say what a person does. */
export const roleNouns = words(`
  manager director supervisor vp head chief officer president superintendent foreman coordinator administrator
  engineer developer architect designer analyst scientist researcher consultant specialist advisor strategist
  technician mechanic operator installer repairer inspector tester assembler driver handler laborer helper worker
  nurse therapist physician assistant aide pathologist pharmacist hygienist counselor psychologist
  teacher instructor professor tutor trainer coach principal dean librarian educator
  representative agent broker buyer planner dispatcher clerk secretary receptionist accountant auditor bookkeeper
  attorney lawyer paralegal counsel recruiter writer editor producer photographer
  cook chef server bartender host cashier stocker cleaner housekeeper guard associate executive owner
  underwriter adjuster examiner teller processor collector estimator surveyor drafter chemist biologist
  scheduler salesperson attendant leader professional intern apprentice
`);
