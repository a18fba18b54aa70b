const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}";
const clock = String.raw`\d{1,2}(?::\d{2})?`;
const dash = String.raw`\s?(?:-|–|to)\s?`;
const countedThings =
  "hours?|people|persons|employees|staff|users|customers|clients|candidates|members|students|patients|beds|units|sites|stores|contacts|messages|miles|pounds|lbs|orders|calls|tickets|accounts|square";

/** Words before a number that make it a reference, a standard or a version. */
const references =
  "item|question|step|stage|touch|part|section|round|option|level|tier|grade|phase|version|chapter|article|art\\.|type|series|class|category|rule|row|page|figure|table|suite|route|highway|zone|model|iso|iec|nist|soc|ifrs|ias|asc|asme|ansi|ieee|nfpa|osha|cfr|ord\\.|ordinance|hb|sb|ch\\.|sec\\.|ll|python|java|windows|angular|vue|php|ruby|node|oracle|web|industry|osp|nec|ul";

/** Things with digits that say nothing about this job: links, codes, names, dates, hours of the day, references. */
const namesInAnyCase = [
  String.raw`https?:\/\/\S{1,2000}`,
  String.raw`www\.\S{1,2000}`,
  String.raw`\{\{[^{}]{0,60}\}\}`,
  String.raw`(?:401\s?\(k\)|403\s?\(b\)|457\s?\(b\)|501\s?\(c\)(?:\s?\(\d\))?|529 plans?)`,
  String.raw`\b(?:24\/7(?:\/365)?|9\/80|9-to-5|nine[- ]to[- ]five|10-?key|ten-?key|10-[kq]|8-k|1099|360[- ]degree)\b`,
  String.raw`\b(?:fortune|s&p|ftse|inc\.?) (?:5?0?0?100|500|1000|5000)\b`,
  String.raw`\b(?:office|microsoft|dynamics) 365\b`,
  String.raw`\b(?:six sigma|two[- ]factor|two[- ]way|two[- ]step|zero[- ]trust|zero[- ]day|zero[- ]tolerance|big four|five[- ]star)\b`,
  String.raw`(?=\d)(?<=\b(?:${references})[ /-]{1,2}(?:no\. ?)?)\d[\d.,-]{0,12}[a-z]{0,2}\b`,
  String.raw`[#§]\s?\d{1,6}(?:\.\d{1,4})?\b`,
  String.raw`\bc\+\+\s?\d{2}\b`,
  String.raw`\b${clock}(?:${dash}${clock})?\s?[ap]\.?\s?m\b\.?`,
  String.raw`\b\d{1,2}:\d{2}(?:${dash}\d{1,2}:\d{2})?`,
  String.raw`\b\d{1,2} o['’]clock\b`,
  String.raw`\b\d{2}-\d{4}(?:\.\d{2})?\b`,
  String.raw`\b(?:\+?\d{1,2}[ .-])?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b`,
  String.raw`\b\d{4}-\d{2}-\d{2}\b`,
  String.raw`\b(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])\/\d{2,4}\b`,
  String.raw`^[ \t]{0,8}\(?\d{1,2}[.)](?=\s)`,
];

const namesInCapitals = [
  String.raw`(?<![\p{L}\p{N}])${month}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:${dash}\d{1,2})?(?:,?\s\d{4})?\b`,
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?${month}\.?(?:,?\s\d{4})?(?!\p{L})`,
  String.raw`(?<![\p{L}\p{N}])${month}\.?,?\s\d{4}\b`,
  String.raw`(?<![\p{L}\p{N}$€£])(?:19|20)\d{2}\s?[-–/]\s?(?:(?:19|20)\d{2}|\d{2})(?![\p{N}%]|,\d)`,
  String.raw`(?<![\p{L}\p{N}$€£,.])(?:19|20)\d{2}(?![\p{L}\p{N}%]|,\d|\.\d|\s?%|\s(?:${countedThings})\b)`,
  String.raw`\b[A-Z]{2}\s\d{5}(?:-\d{4})?\b`,
  String.raw`(?<![\p{L}\p{N}])[A-Z]{1,5}-\d{1,5}[A-Z]{0,2}(?![\p{L}\p{N}])`,
];

export const notFigures: readonly RegExp[] = [
  new RegExp(namesInAnyCase.join("|"), "gimu"),
  new RegExp(namesInCapitals.join("|"), "gu"),
];
