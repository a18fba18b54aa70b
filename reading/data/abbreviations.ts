/** Short forms that titles are made of, with all they may stand for; the duties decide between several. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  `
  ae: account executive
  acnp: nurse practitioner
  aprn: nurse practitioner
  bcba: behavior analyst
  bdr: sales development representative
  cdp: cook
  cdl: truck driver
  ceo: chief executive officer
  cfo: chief financial officer
  cio: chief information officer
  ciso: information security manager
  cma: medical assistant
  cmo: chief marketing officer | chief medical officer
  cna: nursing assistant
  coo: chief operating officer
  coa: ophthalmic assistant
  cpa: accountant
  cra: clinical research associate
  crna: nurse anesthetist
  csm: customer success manager
  csr: customer service representative
  cto: chief technology officer
  ctm: clinical trial manager
  cvt: veterinary technician
  dba: database administrator
  don: nursing director
  dpt: physical therapist
  dsp: direct support professional
  ea: executive assistant
  ece: preschool teacher
  ehs: environmental health safety
  emt: emergency medical technician
  esl: english second language
  fnp: nurse practitioner
  fpa: financial planning analysis
  gc: general counsel
  gm: general manager
  grc: information security compliance
  hca: healthcare assistant
  hha: home health aide
  hrbp: hr business partner
  lcsw: clinical social worker
  lmft: marriage family therapist
  lmt: massage therapist
  lpn: licensed practical nurse
  lvn: licensed practical nurse
  lvt: veterinary technician
  ma: medical assistant
  md: physician
  mls: medical laboratory scientist
  mlt: medical laboratory technician
  mlop: ml
  mua: makeup artist
  noc: network operation center
  np: nurse practitioner
  ot: occupational therapist
  ota: occupational therapy assistant
  otr: over road truck
  pa: physician assistant | production assistant | personal assistant
  pca: personal care aide
  pct: patient care technician
  pmhnp: nurse practitioner
  psw: personal care aide
  pm: product manager | project manager
  pmm: product marketing manager
  asm: assistant store manager
  pmo: project management
  pt: physical therapist
  pta: physical therapist assistant
  qs: quantity surveyor
  rbt: registered behavior technician
  rd: registered dietitian
  rda: registered dental assistant
  rece: preschool teacher
  rdh: dental hygienist
  rev: revenue
  rn: registered nurse
  rrt: respiratory therapist
  rvt: veterinary technician
  sdr: sales development representative
  sdet: software test engineer
  sem: search engine marketing
  seo: search engine optimization
  slp: speech language pathologist
  sme: subject matter expert
  sped: special education
  sre: site reliability engineer
  stna: nursing assistant
  swe: software engineer
  tam: technical account manager
  tpm: technical program manager
  `
    .trim()
    .split("\n")
    .map((line) => {
      const [short = "", long = ""] = line.split(": ");
      return [short.trim(), long.split(" | ").map((one) => one.trim())] as const;
    }),
);
