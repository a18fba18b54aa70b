import decoration from "#reading/data/title-decoration.json" with { type: "json" };

/** Level, employment, place and advertising words: they never say what a person does. */
export const noise: ReadonlySet<string> = new Set(decoration.noise);

/** They say little beside another word, and may be all there is to a part of a title. */
export const faint: ReadonlySet<string> = new Set(decoration.faint);

/** Levels before a title; at its end they are the title. */
export const levelsInFront: ReadonlySet<string> = new Set(decoration.levelsInFront);

/** Who learns a job is counted with it. */
export const learners: ReadonlySet<string> = new Set(decoration.learners);

/** Groups of words that say how, when, where or for what pay, and never what. */
export const sidePhrases =
  /\b(?:full|part)[ -]time\b|\b(?:contract|temp)[ -]to[ -](?:hire|perm)\b|\bdirect hire\b|\bper diem\b|\bon[ -]call\b|\bsign[ -]on(?: bonus)?\b|\b(?:entry|mid|senior)[ -]level\b|\bwork(?:ing)? from (?:home|anywhere)\b|\bunited states\b|\blocum tenens\b|\bmaternity (?:cover|leave)\b|\b(?:1st|2nd|3rd|first|second|third|day|night|evening|weekend|swing|graveyard|overnight|rotating|variable) shifts?\b|\bband \d\w?\b|\b(?:level|tier|grade|step|class|pay ?band) (?:\d+|[ivx]+)\b|\b[mfwhdxv](?: ?[/|] ?(?:[mfwhdxv]|div|divers)\b){1,3}|\bts\/sci\b/g;

/** Money, percentages, hours. */
export const amounts =
  /[$£€] ?\d[\d,.]*k?(?: ?[-–/] ?[$£€]?\d[\d,.]*k?)?(?: ?(?:\/|per|an?) ?(?:hr|hour|year|yr|week|day|mile))?|\b\d+(?: ?[-–] ?\d+)? ?%|\b\d{1,2} ?-? ?(?:hr|hrs|hours?)\b/g;

/** Numbers of a job, and those that are left. */
export const numbers = /#? ?\b[a-z]{1,3}-?\d{3,}\b|\b\d+\b/g;

/** Where a title ends and something beside it begins. */
export const separators =
  /\s[-–—|:•·*]+\s|[,;|/\\–—@(){}[\]<>~!?:]|\s-|-\s|\s(?:at|in|for|to|with|who|reporting|based|on)\s/;

/** What stands before a title and only announces it: "Job title:", "We are hiring a". */
export const announcements =
  /^(?:(?:job|position|posting|working|role|vacancy|stelle|vacature|puesto|poste)? ?(?:title|name|role|position|subject|vacancy|job|opening|req|vaga|offre|call|intake)? ?(?:\([a-z ]*\))? ?[:=\t]|(?:re|fwd?): |.{0,80}?\b(?:(?:hiring|seeking|recruiting|looking for|need)(?: an?| our)\b))/;
