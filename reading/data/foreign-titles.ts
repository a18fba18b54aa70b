/** Words of German, French, Spanish, Dutch, Portuguese and Italian titles, as they fold, in English. */
export const foreignTitles: ReadonlyMap<string, string> = new Map(
  `
  vertriebsleiter: sales manager
  vertriebsmitarbeiter: sales representative
  buchhalter: accountant
  bilanzbuchhalter: accountant
  finanzbuchhalter: accountant
  lohnbuchhalter: payroll clerk
  steuerfachangestellte: tax preparer
  pflegefachkraft: registered nurse
  pflegefachfrau: registered nurse
  pflegefachmann: registered nurse
  krankenpfleger: registered nurse
  krankenschwester: registered nurse
  altenpfleger: nursing assistant
  pflegehelfer: nursing assistant
  lagerhelfer: warehouse worker
  lagerist: warehouse worker
  lagermitarbeiter: warehouse worker
  staplerfahrer: forklift operator
  softwareentwickler: software developer
  entwickler: developer
  berater: consultant
  projektleiter: project manager
  verkaufer: retail salesperson
  einkaufer: purchasing agent
  kaufmann: office clerk
  burokauffrau: office clerk
  sachbearbeiter: office clerk
  sekretar: secretary
  elektriker: electrician
  elektroniker: electrician
  mechatroniker: electromechanical technician
  schlosser: machinist
  schweisser: welder
  koch: cook
  kellner: waiter
  reinigungskraft: cleaner
  fahrer: driver
  kraftfahrer: truck driver
  lkw: truck
  erzieher: preschool teacher
  lehrer: teacher
  arzt: physician
  apotheker: pharmacist
  ingenieur: engineer
  maurer: mason
  tischler: carpenter
  maler: painter
  dachdecker: roofer
  anlagenmechaniker: plumber
  friseur: hairdresser
  personalreferent: hr specialist
  geschaftsfuhrer: chief executive
  developpeur: developer
  ingenieure: engineer
  comptable: accountant
  vendeur: retail salesperson
  vendeuse: retail salesperson
  infirmier: registered nurse
  infirmiere: registered nurse
  aide soignant: nursing assistant
  aide soignante: nursing assistant
  cuisinier: cook
  serveur: waiter
  chauffeur: driver
  magasinier: warehouse worker
  electricien: electrician
  plombier: plumber
  soudeur: welder
  secretaire: secretary
  assistante: assistant
  enseignant: teacher
  charge clientele: customer service representative
  chef projet: project manager
  responsable: manager
  technicien: technician
  desarrollador: developer
  desarrolladora: developer
  programador: programmer
  contable: accountant
  contador: accountant
  contador publico: accountant
  administrativo: administrative assistant
  administrativa: administrative assistant
  electricista: electrician
  fontanero: plumber
  soldador: welder
  cocinero: cook
  cocinera: cook
  camarero: waiter
  camarera: waiter
  camarista: housekeeper
  enfermero: registered nurse
  enfermera: registered nurse
  mozo almacen: warehouse worker
  vendedor: retail salesperson
  dependiente: retail salesperson
  ingeniero: engineer
  profesor: teacher
  analista: analyst
  financiero: financial
  financeiro: financial
  financeira: financial
  jefe venta: sales manager
  comercial director: sales manager
  gerente: manager
  limpiadora: cleaner
  albanil: mason
  carpintero: carpenter
  mecanico: mechanic
  monteur: service technician
  servicemonteur: heating service technician
  warmtepomp: heat pump
  warmtepompen: heat pump
  verpleegkundige: registered nurse
  verzorgende: nursing assistant
  verkoper: retail salesperson
  boekhouder: accountant
  ontwikkelaar: developer
  magazijnmedewerker: warehouse worker
  chauffeur vrachtwagen: truck driver
  vrachtwagenchauffeur: truck driver
  elektricien: electrician
  loodgieter: plumber
  timmerman: carpenter
  lasser: welder
  leraar: teacher
  kok: cook
  schoonmaker: cleaner
  accountmanager: account manager
  desenvolvedor: developer
  desenvolvedora: developer
  enfermeiro: registered nurse
  motorista: driver
  cozinheiro: cook
  eletricista: electrician
  contabilista: accountant
  vendedora: retail salesperson
  engenheiro: engineer
  sviluppatore: developer
  contabile: accountant
  infermiere: registered nurse
  cameriere: waiter
  cuoco: cook
  elettricista: electrician
  idraulico: plumber
  saldatore: welder
  magazziniere: warehouse worker
  autista: driver
  commesso: retail salesperson
  impiegato: office clerk
  ingegnere: engineer
  responsabile: manager
  augenoptiker: dispensing optician
  augenoptikergeselle: dispensing optician
  augenoptikermeister: dispensing optician
  horakustiker: hearing aid specialist
  zahntechniker: dental laboratory technician
  physiotherapeut: physical therapist
  ergotherapeut: occupational therapist
  hebamme: midwife
  tierarzt: veterinarian
  backer: baker
  metzger: butcher
  fleischer: butcher
  gartner: gardener
  landwirt: farmer
  industriemechaniker: industrial mechanic
  zerspanungsmechaniker: machinist
  kaltetechniker: refrigeration technician
  hausmeister: caretaker
  hotelfachfrau: hotel clerk
  hotelfachmann: hotel clerk
  rechtsanwalt: lawyer
  steuerberater: tax accountant
  gestionnaire paie: payroll clerk
  frigoriste: refrigeration technician
  cuisinier: cook
  serveur: waiter
  serveuse: waitress
  boulanger: baker
  boucher: butcher
  macon: mason
  plombier: plumber
  menuisier: carpenter
  soudeur: welder
  chauffeur poid: truck driver
  cariste: forklift operator
  aide soignant: nursing assistant
  aide soignante: nursing assistant
  avocat: lawyer
  juriste: lawyer
  opticien: dispensing optician
  fromager: cheesemaker
  quesero: cheesemaker
  quesera: cheesemaker
  panadero: baker
  carnicero: butcher
  abogado: lawyer
  fontanero: plumber
  soldador: welder
  cocinero: cook
  casaro: cheesemaker
  fornaio: baker
  macellaio: butcher
  avvocato: lawyer
  kaasmaker: cheesemaker
  bakker: baker
  slager: butcher
  koeltechnicus: refrigeration technician
  `
    .trim()
    .split("\n")
    .map((line) => {
      const [foreign = "", english = ""] = line.split(": ");
      return [foreign.trim(), english.trim()] as const;
    }),
);
