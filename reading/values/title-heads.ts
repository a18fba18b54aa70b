import titleWords from "#reading/data/title-words.json" with { type: "json" };

const more =
  "dishwasher busser stocker janitor custodian barista partner generalist sous controller counsel teller chaplain cfo coo ceo cto vp gm apprentice intern fellow sdr bdr ae sre csm rn lpn cna dev pa ea hrbp pmm stylist hygienist optician geologist paralegal pilot postdoc professor lead labeler labeller ambassador recruiter planner registrar laborer labourer picker packer mover stylist bookkeeper archivist surveyor physician psychiatrist therapist technologist nurse teacher educator librarian chef cook baker welder driver trainer cleaner nanny server bartender host housekeeper translator underwriter actuary mgr rep eng sup admin tech coordinator officer hand person caregiver buyer captain principal dean provost pharmacist dentist doctor vet veterinarian radiographer midwife carer operative warden porter joiner plumber electrician roofer painter mason carpenter machinist millwright foreman superintendent superviser supervisor estimator scheduler dispatcher concierge valet butler bellhop lifeguard ranger firefighter paramedic emt deputy trooper detective tutor coach referee curator conservator writer editor copywriter journalist reporter producer animator illustrator videographer photographer designer developer programmer engineer architect scientist researcher statistician economist";

const heads = new Set([...titleWords, ...more.split(" ")]);

/** Whether a word can be the noun of a job title: "Engineer", "nurses", "SDRs". */
export function isTitleHead(word: string): boolean {
  const plain = word
    .toLowerCase()
    .split("")
    .filter((sign) => sign >= "a" && sign <= "z")
    .join("");
  return heads.has(plain) || (plain.endsWith("s") && heads.has(plain.slice(0, -1)));
}
