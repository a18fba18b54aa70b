import { capital } from "#english/words.ts";
const acronyms = new Set(
  "ICU NICU PICU CCU ER ED OR PACU RN LPN LVN CNA STNA GNA LNA CMA RMA PCT PCA HHA PTA COTA RBT DSP OTR LTL IEP ESL NP PA CRNA MRI CT EMT EMS MD DO PT OT SLP HR IT QA QC UX UI AI ML BI VP SVP EVP AVP CEO CTO CFO COO CIO CMO CISO SQL AWS GCP SAP ERP CRM SEO SEM PPC PHP CNC HVAC CDL GIS PLC CAD EHS FP&A AP AR M&A R&D B2B B2C SDR BDR CSM AE TPM CPA LCSW LMSW BCBA CVT LVT RVT DVM API IOS SRE PMO GRC ISSO SOC NOC US USA UK EU EMEA APAC LATAM PR TV DC LA NY FBI DOD II III IV VI".split(
    " ",
  ),
);
const small = new Set("of and the for in to at on or a an with by de".split(" "));
const spelled: Readonly<Record<string, string>> = { IOS: "iOS", DEVOPS: "DevOps", SAAS: "SaaS" };

/** Titles in one case become Title Case, acronyms kept; mixed case is left as people wrote it. */
export function toTitleCase(text: string): string {
  const isMixed = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  if (isMixed) return text;
  const isUpper = /\p{Lu}/u.test(text);
  return text.replaceAll(/[\p{L}\p{N}&'’]+/gu, (word, at: number) => caseOf(word, at, isUpper));
}

function caseOf(word: string, at: number, isUpper: boolean): string {
  const upper = word.toUpperCase();
  const lower = word.toLowerCase();
  if (at > 0 && small.has(lower) && !(isUpper && upper === "OR" && at === 0)) return lower;
  const isAcronym = acronyms.has(upper) && (isUpper || word.length > 2 || !small.has(lower));
  return spelled[upper] ?? (isAcronym ? upper : capital(lower));
}
