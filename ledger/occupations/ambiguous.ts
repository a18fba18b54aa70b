/* oxlint-disable max-lines -- a data table */
import type { Family } from "#ledger/occupations/family.ts";

/** One of several occupations a title may mean, and the words of a description that point to it. */
export type Candidate = { soc: string; family: Family; cues: string };

/** A title that names several occupations; `usual` marks those whose first meaning stands when nothing speaks against it. */
export type AmbiguousTitle = {
  titles: string;
  usual?: true | undefined;
  candidates: readonly Candidate[];
};

export const ambiguousTitles: readonly AmbiguousTitle[] = [
  {
    titles: "Project Manager",
    usual: true,
    candidates: [
      {
        soc: "13-1082",
        family: "operations",
        cues: "stakeholder pmo milestone rollout vendor process",
      },
      {
        soc: "13-1082",
        family: "product",
        cues: "software agile sprint product release saas developer",
      },
      {
        soc: "11-9021",
        family: "engineering",
        cues: "construction contractor subcontractor site building bid rfi submittal",
      },
    ],
  },
  {
    titles: "Program Manager",
    candidates: [
      {
        soc: "13-1082",
        family: "product",
        cues: "software engineering release roadmap agile launch saas",
      },
      {
        soc: "11-9151",
        family: "public",
        cues: "grant nonprofit community client youth family case outreach",
      },
      {
        soc: "11-1021",
        family: "operations",
        cues: "warehouse site plant shift budget logistic branch",
      },
    ],
  },
  {
    titles: "Account Manager, Client Manager",
    usual: true,
    candidates: [
      {
        soc: "41-3091",
        family: "sales",
        cues: "quota renewal upsell pipeline territory revenue crm",
      },
      {
        soc: "11-2011",
        family: "marketing",
        cues: "agency campaign creative media brand advertising",
      },
      {
        soc: "41-3021",
        family: "sales",
        cues: "insurance policy carrier premium coverage license",
      },
    ],
  },
  {
    titles: "Business Analyst, Senior Business Analyst",
    candidates: [
      {
        soc: "15-1211",
        family: "software",
        cues: "system software uat requirement api jira agile integration erp",
      },
      {
        soc: "13-1111",
        family: "operations",
        cues: "process strategy consulting efficiency operation reporting",
      },
      {
        soc: "15-2051",
        family: "data",
        cues: "sql dashboard tableau dataset python analytics experiment",
      },
    ],
  },
  {
    titles: "Systems Engineer",
    candidates: [
      {
        soc: "15-1244",
        family: "software",
        cues: "server windows linux vmware backup directory patching azure",
      },
      { soc: "15-1241", family: "software", cues: "network cisco routing switch firewall wan lan" },
      {
        soc: "15-1252",
        family: "software",
        cues: "code software service api kubernetes python go java",
      },
      {
        soc: "17-2011",
        family: "engineering",
        cues: "aircraft spacecraft satellite mission flight avionics",
      },
    ],
  },
  {
    titles: "Cloud Engineer, Cloud Infrastructure Engineer, Infrastructure Engineer",
    candidates: [
      {
        soc: "15-1252",
        family: "software",
        cues: "terraform kubernetes code python go pipeline service api",
      },
      {
        soc: "15-1244",
        family: "software",
        cues: "administration server patching backup directory support windows",
      },
      { soc: "15-1241", family: "software", cues: "network routing firewall vpn cisco" },
    ],
  },
  {
    titles: "Solutions Architect, Cloud Solutions Architect",
    usual: true,
    candidates: [
      {
        soc: "15-1299",
        family: "software",
        cues: "architecture integration design migration aws azure",
      },
      { soc: "41-9031", family: "sales", cues: "presales demo quota prospect sales deal" },
      { soc: "15-1241", family: "software", cues: "network routing wan firewall cisco" },
    ],
  },
  {
    titles: "Solutions Engineer",
    candidates: [
      { soc: "41-9031", family: "sales", cues: "presales demo quota prospect proof sales deal" },
      {
        soc: "15-1299",
        family: "software",
        cues: "architecture integration implement api cloud design",
      },
    ],
  },
  {
    titles:
      "Support Engineer, Technical Support Engineer, Technical Support Specialist, Technical Support, Technical Support Analyst, Support Specialist, Support Technician, Technical Support Technician",
    usual: true,
    candidates: [
      {
        soc: "15-1232",
        family: "support",
        cues: "customer ticket product client escalation zendesk",
      },
      {
        soc: "15-1232",
        family: "software",
        cues: "employee internal laptop device desktop onboarding directory",
      },
    ],
  },
  {
    titles: "Engineering Manager",
    candidates: [
      {
        soc: "11-3021",
        family: "software",
        cues: "software code agile sprint developer cloud backend frontend saas",
      },
      {
        soc: "11-9041",
        family: "engineering",
        cues: "plant mechanical electrical civil equipment drawing manufacturing hardware",
      },
    ],
  },
  {
    titles: "Director of Engineering, Head of Engineering",
    candidates: [
      {
        soc: "11-3021",
        family: "software",
        cues: "software code agile developer cloud platform backend saas",
      },
      {
        soc: "11-9041",
        family: "engineering",
        cues: "plant mechanical electrical civil building equipment manufacturing hardware",
      },
    ],
  },
  {
    titles: "Quality Engineer",
    candidates: [
      {
        soc: "17-2112",
        family: "engineering",
        cues: "manufacturing supplier iso capa fmea inspection part production",
      },
      {
        soc: "15-1253",
        family: "software",
        cues: "software test automation selenium regression bug api",
      },
    ],
  },
  {
    titles: "QA Specialist, Quality Analyst, Quality Specialist",
    candidates: [
      {
        soc: "15-1253",
        family: "software",
        cues: "software test automation regression bug sprint",
      },
      { soc: "51-9061", family: "trades", cues: "inspection part gauge production batch gmp line" },
      { soc: "43-4051", family: "support", cues: "call agent coaching customer score" },
    ],
  },
  {
    titles: "Quality Manager, QA Manager",
    candidates: [
      {
        soc: "11-3051",
        family: "trades",
        cues: "manufacturing iso production plant supplier inspection",
      },
      { soc: "11-3021", family: "software", cues: "software test automation release agile" },
    ],
  },
  {
    titles: "Process Engineer, Process Development Engineer",
    candidates: [
      {
        soc: "17-2112",
        family: "engineering",
        cues: "manufacturing assembly line lean cycle throughput machining",
      },
      {
        soc: "17-2041",
        family: "engineering",
        cues: "chemical reactor distillation refinery polymer batch",
      },
    ],
  },
  {
    titles: "Design Engineer",
    candidates: [
      {
        soc: "17-2141",
        family: "engineering",
        cues: "solidwork mechanical tolerance cad part assembly thermal",
      },
      {
        soc: "17-2071",
        family: "engineering",
        cues: "electrical power circuit panel wiring substation",
      },
      { soc: "17-2051", family: "engineering", cues: "civil site road drainage structure grading" },
      { soc: "17-2061", family: "engineering", cues: "rtl verilog fpga asic chip silicon" },
    ],
  },
  {
    titles:
      "Project Engineer, Field Engineer, Test Engineer, Controls Engineer, Automation Engineer, Product Engineer",
    candidates: [
      { soc: "17-2051", family: "engineering", cues: "civil site road concrete structure" },
      { soc: "17-2141", family: "engineering", cues: "mechanical solidwork piping pump machine" },
      { soc: "17-2071", family: "engineering", cues: "electrical plc power panel wiring scada" },
      { soc: "17-2112", family: "engineering", cues: "manufacturing production lean throughput" },
      { soc: "15-1253", family: "software", cues: "software selenium automation regression bug" },
    ],
  },
  {
    titles:
      "Field Service Engineer, Field Service Technician, Service Technician, Service Engineer, Field Technician",
    candidates: [
      {
        soc: "49-9041",
        family: "trades",
        cues: "machinery conveyor plant hydraulic pneumatic repair",
      },
      { soc: "49-9062", family: "trades", cues: "hospital medical imaging device" },
      { soc: "49-2022", family: "trades", cues: "cable telecom broadband fiber modem" },
      { soc: "49-9021", family: "trades", cues: "hvac refrigerant furnace chiller cooling" },
      { soc: "17-3023", family: "engineering", cues: "electronic circuit calibration instrument" },
    ],
  },
  {
    titles:
      "Lab Technician, Laboratory Technician, Laboratory Assistant, Lab Assistant, Research Technician, Microbiology Technician",
    candidates: [
      { soc: "29-2010", family: "clinical", cues: "patient hospital clinical specimen blood ascp" },
      {
        soc: "19-4031",
        family: "engineering",
        cues: "chemical chemistry hplc titration formulation sample",
      },
      { soc: "19-4021", family: "engineering", cues: "cell culture pcr biology animal assay" },
    ],
  },
  {
    titles: "Research Scientist, Scientist, Research Associate, Senior Scientist",
    candidates: [
      { soc: "15-1221", family: "data", cues: "ml model algorithm python neural paper ai" },
      {
        soc: "19-1042",
        family: "engineering",
        cues: "clinical disease trial patient oncology drug",
      },
      { soc: "19-2031", family: "engineering", cues: "chemistry synthesis hplc formulation" },
      { soc: "19-1021", family: "engineering", cues: "protein assay cell molecular purification" },
    ],
  },
  {
    titles: "Case Manager, Caseworker, Care Coordinator, Care Manager",
    candidates: [
      { soc: "21-1021", family: "public", cues: "family child foster school court" },
      { soc: "21-1093", family: "public", cues: "client housing benefit community resource" },
      {
        soc: "29-1141",
        family: "clinical",
        cues: "rn nurse nursing discharge hospital utilization",
      },
    ],
  },
  {
    titles: "Nurse, Charge Nurse, Nursing",
    candidates: [
      { soc: "29-1141", family: "clinical", cues: "rn registered bsn icu acute" },
      { soc: "29-2061", family: "clinical", cues: "lpn lvn practical vocational" },
    ],
  },
  {
    titles: "Physician, Doctor, MD",
    candidates: [
      { soc: "29-1215", family: "clinical", cues: "family primary outpatient" },
      { soc: "29-1216", family: "clinical", cues: "internal inpatient adult" },
      { soc: "29-1229", family: "clinical", cues: "specialist hospitalist urgent" },
    ],
  },
  {
    titles: "Therapist, Behavioral Therapist",
    candidates: [
      {
        soc: "21-1018",
        family: "public",
        cues: "mental counseling trauma substance psychotherapy",
      },
      { soc: "29-1123", family: "clinical", cues: "physical rehabilitation mobility gait" },
      { soc: "29-1122", family: "clinical", cues: "occupational sensory daily adaptive" },
      { soc: "29-1126", family: "clinical", cues: "respiratory ventilator airway" },
    ],
  },
  {
    titles: "Counselor",
    candidates: [
      { soc: "21-1018", family: "public", cues: "mental substance addiction therapy behavioral" },
      { soc: "21-1012", family: "public", cues: "school student college career academic" },
    ],
  },
  {
    titles:
      "Teacher, Classroom Teacher, Math Teacher, Science Teacher, English Teacher, Art Teacher, Music Teacher, History Teacher, Spanish Teacher, PE Teacher, ESL Teacher, Reading Teacher",
    candidates: [
      { soc: "25-2021", family: "public", cues: "elementary k-5 primary" },
      { soc: "25-2022", family: "public", cues: "middle 6-8 junior" },
      { soc: "25-2031", family: "public", cues: "secondary 9-12 high" },
      { soc: "25-2011", family: "public", cues: "preschool toddler infant prek" },
    ],
  },
  {
    titles: "Special Education Teacher, SPED Teacher, Intervention Specialist",
    candidates: [
      { soc: "25-2052", family: "public", cues: "elementary kindergarten primary k-5" },
      { soc: "25-2058", family: "public", cues: "secondary high 9-12 transition" },
    ],
  },
  {
    titles: "Driver, Route Driver",
    candidates: [
      {
        soc: "53-3032",
        family: "operations",
        cues: "cdl tractor trailer semi otr endorsement hazmat",
      },
      { soc: "53-3033", family: "operations", cues: "van package parcel box stop delivery" },
      { soc: "53-3053", family: "operations", cues: "passenger shuttle airport guest" },
    ],
  },
  {
    titles: "Dispatcher",
    candidates: [
      {
        soc: "43-5032",
        family: "operations",
        cues: "truck driver load route fleet technician freight",
      },
      { soc: "43-5031", family: "public", cues: "911 police emergency fire ambulance" },
    ],
  },
  {
    titles: "Cook",
    candidates: [
      { soc: "35-2014", family: "service", cues: "restaurant grill saute line menu dinner" },
      { soc: "35-2012", family: "service", cues: "school hospital cafeteria resident dietary" },
    ],
  },
  {
    titles: "Team Member, Crew Team Member",
    candidates: [
      { soc: "35-3023", family: "service", cues: "restaurant food counter register drive" },
      { soc: "41-2031", family: "service", cues: "store retail merchandise floor" },
      { soc: "53-7062", family: "operations", cues: "warehouse load pallet dock" },
    ],
  },
  {
    titles:
      "Team Lead, Team Leader, Shift Lead, Shift Leader, Shift Supervisor, Shift Manager, Supervisor, Assistant Manager",
    candidates: [
      { soc: "51-1011", family: "trades", cues: "production manufacturing machine line plant" },
      { soc: "53-1047", family: "operations", cues: "warehouse dock shipping forklift" },
      { soc: "35-1012", family: "service", cues: "restaurant kitchen food guest" },
      { soc: "41-1011", family: "service", cues: "store retail merchandise cashier" },
      { soc: "43-1011", family: "support", cues: "call customer agent ticket" },
    ],
  },
  {
    titles: "Department Manager, Service Manager, Front End Manager",
    candidates: [
      { soc: "41-1011", family: "service", cues: "store retail merchandise cashier" },
      {
        soc: "49-1011",
        family: "trades",
        cues: "mechanic technician repair hvac automotive vehicle",
      },
      { soc: "11-1021", family: "operations", cues: "budget department operation staff" },
    ],
  },
  {
    titles: "Designer",
    candidates: [
      { soc: "15-1255", family: "product", cues: "ux ui figma prototype user interface" },
      { soc: "27-1024", family: "product", cues: "graphic brand print layout illustrator" },
      { soc: "27-1025", family: "product", cues: "interior furniture room finish" },
      { soc: "17-3013", family: "engineering", cues: "cad solidwork drawing part" },
    ],
  },
  {
    titles: "Developer",
    candidates: [
      { soc: "15-1252", family: "software", cues: "service api java python go backend mobile" },
      { soc: "15-1254", family: "software", cues: "website css html wordpress page browser" },
    ],
  },
  {
    titles: "Accounts Payable Manager, Accounts Receivable Manager, Payroll Manager",
    candidates: [
      { soc: "11-3031", family: "finance", cues: "budget department policy strategy close audit" },
      { soc: "43-1011", family: "support", cues: "clerk invoice supervise schedule" },
    ],
  },
  {
    titles: "Underwriter Loan, Mortgage Underwriter, Loan Underwriter",
    candidates: [
      { soc: "13-2041", family: "finance", cues: "credit analysis commercial cash" },
      { soc: "13-2072", family: "finance", cues: "mortgage borrower loan closing" },
    ],
  },
  {
    titles: "Leasing Consultant, Leasing Specialist",
    candidates: [
      { soc: "41-9022", family: "sales", cues: "commission listing tour license" },
      { soc: "11-9141", family: "operations", cues: "resident apartment property community rent" },
    ],
  },
  {
    titles:
      "Inside Sales Representative, Inside Sales, Sales Representative, Sales Executive, Sales Consultant, Territory Manager, Sales Specialist, Sales Agent, Account Representative",
    candidates: [
      { soc: "41-3091", family: "sales", cues: "software saas service subscription demo" },
      {
        soc: "41-4012",
        family: "sales",
        cues: "wholesale distributor product customer order territory",
      },
      {
        soc: "41-4011",
        family: "sales",
        cues: "medical device technical scientific hospital surgeon",
      },
      { soc: "41-2031", family: "service", cues: "store retail floor shopper" },
    ],
  },
  {
    titles: "Trainer, Technical Instructor",
    candidates: [
      {
        soc: "13-1151",
        family: "peopleLegal",
        cues: "employee learning course onboarding training",
      },
      { soc: "39-9031", family: "service", cues: "fitness gym client workout" },
    ],
  },
  {
    titles: "Mechanic, Technician, Maintenance",
    candidates: [
      { soc: "49-3023", family: "trades", cues: "car automotive brake dealership ase" },
      { soc: "49-3031", family: "trades", cues: "diesel truck trailer fleet" },
      { soc: "49-9041", family: "trades", cues: "plant machinery hydraulic conveyor" },
      { soc: "49-9071", family: "trades", cues: "building apartment tenant plumbing" },
    ],
  },
  {
    titles: "Machine Operator, Production Operator, Operator, Equipment Operator",
    candidates: [
      { soc: "51-9161", family: "trades", cues: "cnc lathe mill haas fanuc" },
      { soc: "51-9111", family: "trades", cues: "packaging filling bottling label" },
      { soc: "47-2073", family: "trades", cues: "excavator dozer backhoe loader site" },
      { soc: "51-2090", family: "trades", cues: "assembly line production part" },
    ],
  },
  {
    titles: "Psychologist, School Therapist",
    candidates: [
      { soc: "19-3034", family: "public", cues: "school student iep district" },
      { soc: "21-1018", family: "public", cues: "counseling substance mental therapy" },
    ],
  },
  {
    titles: "Executive Director",
    candidates: [
      { soc: "11-1011", family: "executive", cues: "board ceo company strategy investor" },
      { soc: "11-9151", family: "public", cues: "nonprofit grant community donor program" },
      { soc: "11-9111", family: "clinical", cues: "resident assisted nursing hospital clinic" },
    ],
  },
  {
    titles: "Program Director, Program Coordinator, Outreach Coordinator, Community Manager",
    candidates: [
      { soc: "11-9151", family: "public", cues: "nonprofit grant client youth community" },
      { soc: "13-1082", family: "product", cues: "software release roadmap engineering" },
      { soc: "11-9141", family: "operations", cues: "apartment resident property lease" },
      { soc: "13-1161", family: "marketing", cues: "social brand audience content" },
    ],
  },
  {
    titles:
      "Customer Engineer, Implementation Consultant, Implementation Specialist, Implementation Manager",
    candidates: [
      { soc: "15-1211", family: "software", cues: "configure integration erp data api system" },
      { soc: "13-1082", family: "operations", cues: "project milestone stakeholder rollout plan" },
      { soc: "41-9031", family: "sales", cues: "presales demo prospect deal" },
    ],
  },
  {
    titles: "Business Development Manager, Director of Business Development, Business Development",
    candidates: [
      { soc: "11-2022", family: "sales", cues: "quota pipeline deal revenue prospect territory" },
      { soc: "11-2021", family: "marketing", cues: "partnership campaign brand market launch" },
    ],
  },
  {
    titles: "Sales Associate",
    candidates: [
      { soc: "41-2031", family: "service", cues: "store retail floor merchandise register" },
      { soc: "41-3091", family: "sales", cues: "pipeline quota saas prospect crm" },
    ],
  },
];
