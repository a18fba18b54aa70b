/** A map, because a title may hold words such as "constructor". */
function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs
      .trim()
      .split("\n")
      .map((line) => {
        const [from = "", to = ""] = line.split(":");
        return [from.trim(), to.trim()] as const;
      }),
  );
}

/** Two words that are one. */
export const joined = table(`
  back end: backend
  front end: frontend
  full stack: fullstack
  dev ops: devops
  health care: healthcare
  child care: childcare
  day care: childcare
  home care: homecare
  pre school: preschool
  e commerce: ecommerce
  e learning: elearning
  x ray: xray
  pre sale: presale
  help desk: helpdesk
  service desk: helpdesk
  sys admin: sysadmin
  fork lift: forklift
  hair stylist: hairstylist
  fire fighter: firefighter
  dish washer: dishwasher
  pipe fitter: pipefitter
  steam fitter: steamfitter
  tool maker: toolmaker
  copy writer: copywriter
  call center: callcenter
  contact center: callcenter
  user experience: ux
  user interface: ui
  human resource: hr
  information technology: it
  quality assurance: qa
  quality control: qc
  machine learning: ml
  artificial intelligence: ai
  business intelligence: bi
  vice president: vp
  cyber security: cybersecurity
  electronic commerce: ecommerce
  public relation: pr
  real estate: realestate
  account payable: ap
  account receivable: ar
  room cleaner: housekeeper
  bell man: bellman
  book keeper: bookkeeper
  line man: lineman
`);

/** One spelling for short forms, variants of English and words for women and men. */
export const spelled = table(`
  mgr: manager
  mngr: manager
  tech: technician
  technologist: technician
  rep: representative
  asst: assistant
  assoc: associate
  admin: administrative
  administration: administrative
  dev: developer
  eng: engineer
  engr: engineer
  dir: director
  exec: executive
  coord: coordinator
  supv: supervisor
  supvr: supervisor
  superviser: supervisor
  svc: service
  svcs: service
  ops: operation
  op: operator
  mktg: marketing
  mfg: manufacturing
  maint: maintenance
  automobile: automotive
  auto: automotive
  labourer: laborer
  labour: labor
  centre: center
  jewellery: jewelry
  tyre: tire
  aeroplane: airplane
  paediatric: pediatric
  orthopaedic: orthopedic
  gynaecologist: gynecologist
  anaesthetist: anesthetist
  programme: program
  counsellor: counselor
  salesman: salesperson
  saleswoman: salesperson
  foreperson: foreman
  handyperson: handyman
  waitress: waiter
  hostess: host
  dietician: dietitian
  adviser: advisor
  advertisement: advertising
  ad: advertising
  golang: go
  postgres: postgresql
  svp: vp
  evp: vp
  avp: vp
  telecommunication: telecom
  accountancy: accounting
  cert: certified
  corp: corporate
  vet: veterinary
  rad: radiologic
  radiology: radiologic
  maths: math
  mathematic: math
  infosec: cybersecurity
  labeller: labeler
  daycare: childcare
  programer: programmer
  1st: first
  2nd: second
  3rd: third
`);
