import { emptyJob } from "#contract/job-fields.ts";
import { type EvalCase, line } from "#eval/case.ts";

const text = `<h1>Product Designer</h1>
<p><strong>Hollowbrook</strong> &middot; Remote (United States) &middot; Full-time</p>
<p>Hollowbrook makes the software that independent veterinary clinics run on: booking, records, prescriptions and payments. 3,400 clinics open it before they open the front door. We&rsquo;re a fully distributed company of 96 people and have never had an office.</p>
<p><em>This is an evergreen posting.</em> There is no open seat today. We hire two or three designers a year, and we would rather meet you before we need you.</p>
<h2>What you&rsquo;d be doing</h2>
<ul>
<li>Own the design of one product area end to end: Bookings, Records or Pharmacy</li>
<li>Shadow a clinic for a day each quarter &amp; turn what you see into problem statements</li>
<li>Run five to eight moderated usability tests a quarter with receptionists and vets</li>
<li>Move from sketch to Figma prototype to shipped screen with a squad of four engineers</li>
<li>Extend Burrow, our design system (62 components, used by six squads)</li>
<li>Bring our prescription flow to WCAG&nbsp;2.2 AA</li>
</ul>
<h2>What we look for</h2>
<ul>
<li>5+ years designing digital products, at least two of them in B2B software</li>
<li>A portfolio with two shipped projects, and the story of what you cut</li>
<li>Expert Figma, including variables and component libraries</li>
<li>Hands-on usability testing, not only reading someone else&rsquo;s report</li>
<li>Working knowledge of WCAG</li>
<li>Overlap with 10 a.m. to 3 p.m. Central</li>
<li>You live in the United States and may work here without sponsorship</li>
</ul>
<h2>Extra credit</h2>
<ul>
<li>Enough HTML and CSS to fix a margin yourself</li>
<li>You have designed for people who wear gloves, stand up or get interrupted</li>
<li>Healthcare or veterinary products</li>
</ul>
<h2>Pay &amp; benefits</h2>
<p>Salary: $128,000&ndash;$152,000, the same range in every state. Equity for everyone. A $1,500 home office stipend.<br>
Medical, dental &amp; vision (100% of your premium, 60% for family). 401(k) with 4% match. Five weeks of PTO, and 14 weeks of parental leave. Pet insurance, naturally.</p>
<h2>How it works</h2>
<p>You&rsquo;d report to the Head of Design. The process: portfolio review (60 min), a paid half-day working session with a squad, and a conversation with our founder. We can&rsquo;t hire outside the United States, and we don&rsquo;t work with agencies.</p>
<p>We&rsquo;re a bunch of passionate, world-class pixel-perfectionists who thrive on ambiguity.</p>
<div class="footer">Apply with a link to your work &mdash; no cover letter needed.</div>`;

export const productDesigner: EvalCase = {
  key: "product-designer",
  subject: "design",
  kind: "posting",
  text,
  job: {
    ...emptyJob,
    title: "Product Designer",
    location: "Remote (United States)",
    salaryRange: "$128,000-$152,000",
    description:
      "Own one product area of the clinic software end to end: research, prototype, shipped screen.",
    benefits:
      "Equity, $1,500 home office stipend, medical/dental/vision, 401(k) 4% match, 5 weeks PTO, 14 weeks parental leave, pet insurance",
    culture:
      "Distributed since day one. Written first. Every designer shadows a clinic each quarter.",
    requirements:
      "5+ years product design, 2 in B2B. Portfolio with two shipped projects. Figma. Usability testing. WCAG. Core hours 10-3 Central.",
    workType: "remote",
    urgencyLevel: "passive",
    dealBreakers: ["no visa", "outside the US", "no portfolio"],
    dealBreakersText: "",
    preferredBackgrounds: ["SaaS", "Healthcare"],
    redFlags: ["only visual design, no research"],
    competitorCompanies: ["Pawledger", "Vetlumen", "Clinica Nine"],
    companyAssets:
      "Burrow design system: https://hollowbrook.example/burrow\nClinic diary: https://hollowbrook.example/diary",
    rawExtractedJd: text,
  },
  organization: {
    name: "Hollowbrook",
    domain: "hollowbrook.example",
    description: "Software for independent veterinary clinics. Distributed, 96 people.",
    website: "https://hollowbrook.example",
    industry: "technology",
    companySize: "51-200",
    voiceTone: "innovative",
    messagingStyle: "Curious and concrete. Show the work, link to it.",
  },
  sender: {
    name: "Tomasz Field",
    title: "People Partner",
    signatureBlock: "Tomasz Field (he/him)\nHollowbrook People Team\nhollowbrook.example/diary",
    timezone: "UTC-5 Eastern",
  },
  answers: {
    title: "Product Designer",
    seniority: null,
    soc: ["15-1255"],
    family: "product",
    city: null,
    region: null,
    country: "US",
    isRemote: true,
    workType: "remote",
    urgency: "passive",
    pay: { min: 128_000, max: 152_000, currency: "USD", period: "year" },
    employment: "full-time",
    shift: null,
    musts: [
      line("5+ years", "digital products"),
      line("portfolio", "shipped projects"),
      line("figma"),
      line("usability testing"),
      line("wcag"),
      line("10 a.m. to 3 p.m."),
      line("live in the united states"),
    ],
    nices: [line("html", "css"), line("gloves"), line("veterinary products")],
    years: 5,
    skills: ["Figma", "usability testing", "WCAG", "HTML", "CSS"],
    credentials: [],
    benefitKinds: ["health", "retirement", "leave", "other"],
    payParts: ["equity", "stipend"],
    duties: 6,
    reportsTo: "Head of Design",
    dealBreakers: ["outside the united states"],
  },
};
