/* oxlint-disable max-lines -- a data table */
/** Titles that name several occupations: of each, the words of a description that point to it. */
export const ambiguousTitles: readonly (readonly [
  titles: string,
  cues: Readonly<Record<string, string>>,
])[] = [
  [
    "Project Manager",
    {
      "13-1082":
        "stakeholder pmo milestone rollout vendor process software agile sprint product release saas developer",
      "11-9021": "construction contractor subcontractor site building bid rfi submittal",
    },
  ],
  [
    "Program Manager",
    {
      "13-1082": "software engineering release roadmap agile launch saas",
      "11-9151": "grant nonprofit community client youth family case outreach",
      "11-1021": "warehouse site plant shift budget logistic branch",
    },
  ],
  [
    "Account Manager, Client Manager",
    {
      "41-3091": "quota renewal upsell pipeline territory revenue crm",
      "11-2011": "agency campaign creative media brand advertising",
      "41-3021": "insurance policy carrier premium coverage license",
    },
  ],
  [
    "Business Analyst, Senior Business Analyst",
    {
      "15-1211": "system software uat requirement api jira agile integration erp",
      "13-1111": "process strategy consulting efficiency operation reporting",
      "15-2051": "sql dashboard tableau dataset python analytics experiment",
    },
  ],
  [
    "Systems Engineer",
    {
      "15-1244": "server windows linux vmware backup directory patching azure",
      "15-1241": "network cisco routing switch firewall wan lan",
      "15-1252": "code software service api kubernetes python go java",
      "17-2011": "aircraft spacecraft satellite mission flight avionics",
    },
  ],
  [
    "Cloud Engineer, Cloud Infrastructure Engineer, Infrastructure Engineer",
    {
      "15-1252": "terraform kubernetes code python go pipeline service api",
      "15-1244": "administration server patching backup directory support windows",
      "15-1241": "network routing firewall vpn cisco",
    },
  ],
  [
    "Solutions Architect, Cloud Solutions Architect",
    {
      "15-1299": "architecture integration design migration aws azure",
      "41-9031": "presales demo quota prospect sales deal",
      "15-1241": "network routing wan firewall cisco",
    },
  ],
  [
    "Solutions Engineer",
    {
      "41-9031": "presales demo quota prospect proof sales deal",
      "15-1299": "architecture integration implement api cloud design",
    },
  ],
  [
    "Support Engineer, Technical Support Engineer, Technical Support Specialist, Technical Support, Technical Support Analyst, Support Specialist, Support Technician, Technical Support Technician",
    {
      "15-1232":
        "customer ticket product client escalation zendesk employee internal laptop device desktop onboarding directory",
    },
  ],
  [
    "Engineering Manager",
    {
      "11-3021": "software code agile sprint developer cloud backend frontend saas",
      "11-9041": "plant mechanical electrical civil equipment drawing manufacturing hardware",
    },
  ],
  [
    "Director of Engineering, Head of Engineering",
    {
      "11-3021": "software code agile developer cloud platform backend saas",
      "11-9041": "plant mechanical electrical civil building equipment manufacturing hardware",
    },
  ],
  [
    "Quality Engineer",
    {
      "17-2112": "manufacturing supplier iso capa fmea inspection part production",
      "15-1253": "software test automation selenium regression bug api",
    },
  ],
  [
    "QA Specialist, Quality Analyst, Quality Specialist",
    {
      "15-1253": "software test automation regression bug sprint",
      "51-9061": "inspection part gauge production batch gmp line",
      "43-4051": "call agent coaching customer score",
    },
  ],
  [
    "Quality Manager, QA Manager",
    {
      "11-3051": "manufacturing iso production plant supplier inspection",
      "11-3021": "software test automation release agile",
    },
  ],
  [
    "Process Engineer, Process Development Engineer",
    {
      "17-2112": "manufacturing assembly line lean cycle throughput machining",
      "17-2041": "chemical reactor distillation refinery polymer batch",
    },
  ],
  [
    "Design Engineer",
    {
      "17-2141": "solidwork mechanical tolerance cad part assembly thermal",
      "17-2071": "electrical power circuit panel wiring substation",
      "17-2051": "civil site road drainage structure grading",
      "17-2061": "rtl verilog fpga asic chip silicon",
    },
  ],
  [
    "Project Engineer, Field Engineer, Test Engineer, Controls Engineer, Automation Engineer, Product Engineer",
    {
      "17-2051": "civil site road concrete structure",
      "17-2141": "mechanical solidwork piping pump machine",
      "17-2071": "electrical plc power panel wiring scada",
      "17-2112": "manufacturing production lean throughput",
      "15-1253": "software selenium automation regression bug",
    },
  ],
  [
    "Field Service Engineer, Field Service Technician, Service Technician, Service Engineer, Field Technician",
    {
      "49-9041": "machinery conveyor plant hydraulic pneumatic repair",
      "49-9062": "hospital medical imaging device",
      "49-2022": "cable telecom broadband fiber modem",
      "49-9021": "hvac refrigerant furnace chiller cooling",
      "17-3023": "electronic circuit calibration instrument",
    },
  ],
  [
    "Lab Technician, Laboratory Technician, Laboratory Assistant, Lab Assistant, Research Technician, Microbiology Technician",
    {
      "29-2010": "patient hospital clinical specimen blood ascp",
      "19-4031": "chemical chemistry hplc titration formulation sample",
      "19-4021": "cell culture pcr biology animal assay",
    },
  ],
  [
    "Research Scientist, Scientist, Research Associate, Senior Scientist",
    {
      "15-1221": "ml model algorithm python neural paper ai",
      "19-1042": "clinical disease trial patient oncology drug",
      "19-2031": "chemistry synthesis hplc formulation",
      "19-1021": "protein assay cell molecular purification",
    },
  ],
  [
    "Case Manager, Caseworker, Care Coordinator, Care Manager",
    {
      "21-1021": "family child foster school court",
      "21-1093": "client housing benefit community resource",
      "29-1141": "rn nurse nursing discharge hospital utilization",
    },
  ],
  [
    "Nurse, Charge Nurse, Nursing",
    { "29-1141": "rn registered bsn icu acute", "29-2061": "lpn lvn practical vocational" },
  ],
  [
    "Physician, Doctor, MD",
    {
      "29-1215": "family primary outpatient",
      "29-1216": "internal inpatient adult",
      "29-1229": "specialist hospitalist urgent",
    },
  ],
  [
    "Therapist, Behavioral Therapist",
    {
      "21-1018": "mental counseling trauma substance psychotherapy",
      "29-1123": "physical rehabilitation mobility gait",
      "29-1122": "occupational sensory daily adaptive",
      "29-1126": "respiratory ventilator airway",
    },
  ],
  [
    "Counselor",
    {
      "21-1018": "mental substance addiction therapy behavioral",
      "21-1012": "school student college career academic",
    },
  ],
  [
    "Teacher, Classroom Teacher, Math Teacher, Science Teacher, English Teacher, Art Teacher, Music Teacher, History Teacher, Spanish Teacher, PE Teacher, ESL Teacher, Reading Teacher",
    {
      "25-2021": "elementary k-5 primary",
      "25-2022": "middle 6-8 junior",
      "25-2031": "secondary 9-12 high",
      "25-2011": "preschool toddler infant prek",
    },
  ],
  [
    "Special Education Teacher, SPED Teacher, Intervention Specialist",
    {
      "25-2052": "elementary kindergarten primary k-5",
      "25-2058": "secondary high 9-12 transition",
    },
  ],
  [
    "Driver, Route Driver",
    {
      "53-3032": "cdl tractor trailer semi otr endorsement hazmat",
      "53-3033": "van package parcel box stop delivery",
      "53-3053": "passenger shuttle airport guest",
    },
  ],
  [
    "Dispatcher",
    {
      "43-5032": "truck driver load route fleet technician freight",
      "43-5031": "911 police emergency fire ambulance",
    },
  ],
  [
    "Cook",
    {
      "35-2014": "restaurant grill saute line menu dinner",
      "35-2012": "school hospital cafeteria resident dietary",
    },
  ],
  [
    "Team Member, Crew Team Member",
    {
      "35-3023": "restaurant food counter register drive",
      "41-2031": "store retail merchandise floor",
      "53-7062": "warehouse load pallet dock",
    },
  ],
  [
    "Team Lead, Team Leader, Shift Lead, Shift Leader, Shift Supervisor, Shift Manager, Supervisor, Assistant Manager",
    {
      "51-1011": "production manufacturing machine line plant",
      "53-1047": "warehouse dock shipping forklift",
      "35-1012": "restaurant kitchen food guest",
      "41-1011": "store retail merchandise cashier",
      "43-1011": "call customer agent ticket",
    },
  ],
  [
    "Department Manager, Service Manager, Front End Manager",
    {
      "41-1011": "store retail merchandise cashier",
      "49-1011": "mechanic technician repair hvac automotive vehicle",
      "11-1021": "budget department operation staff",
    },
  ],
  [
    "Designer",
    {
      "15-1255": "ux ui figma prototype user interface",
      "27-1024": "graphic brand print layout illustrator",
      "27-1025": "interior furniture room finish",
      "17-3013": "cad solidwork drawing part",
    },
  ],
  [
    "Developer",
    {
      "15-1252": "service api java python go backend mobile",
      "15-1254": "website css html wordpress page browser",
    },
  ],
  [
    "Accounts Payable Manager, Accounts Receivable Manager, Payroll Manager",
    {
      "11-3031": "budget department policy strategy close audit",
      "43-1011": "clerk invoice supervise schedule",
    },
  ],
  [
    "Underwriter Loan, Mortgage Underwriter, Loan Underwriter",
    { "13-2041": "credit analysis commercial cash", "13-2072": "mortgage borrower loan closing" },
  ],
  [
    "Leasing Consultant, Leasing Specialist",
    {
      "41-9022": "commission listing tour license",
      "11-9141": "resident apartment property community rent",
    },
  ],
  [
    "Inside Sales Representative, Inside Sales, Sales Representative, Sales Executive, Sales Consultant, Territory Manager, Sales Specialist, Sales Agent, Account Representative",
    {
      "41-3091": "software saas service subscription demo",
      "41-4012": "wholesale distributor product customer order territory",
      "41-4011": "medical device technical scientific hospital surgeon",
      "41-2031": "store retail floor shopper",
    },
  ],
  [
    "Trainer, Technical Instructor",
    {
      "13-1151": "employee learning course onboarding training",
      "39-9031": "fitness gym client workout",
    },
  ],
  [
    "Mechanic, Technician, Maintenance",
    {
      "49-3023": "car automotive brake dealership ase",
      "49-3031": "diesel truck trailer fleet",
      "49-9041": "plant machinery hydraulic conveyor",
      "49-9071": "building apartment tenant plumbing",
    },
  ],
  [
    "Machine Operator, Production Operator, Operator, Equipment Operator",
    {
      "51-9161": "cnc lathe mill haas fanuc",
      "51-9111": "packaging filling bottling label",
      "47-2073": "excavator dozer backhoe loader site",
      "51-2090": "assembly line production part",
    },
  ],
  [
    "Psychologist, School Therapist",
    { "19-3034": "school student iep district", "21-1018": "counseling substance mental therapy" },
  ],
  [
    "Executive Director",
    {
      "11-1011": "board ceo company strategy investor",
      "11-9151": "nonprofit grant community donor program",
      "11-9111": "resident assisted nursing hospital clinic",
    },
  ],
  [
    "Program Director, Program Coordinator, Outreach Coordinator, Community Manager",
    {
      "11-9151": "nonprofit grant client youth community",
      "13-1082": "software release roadmap engineering",
      "11-9141": "apartment resident property lease",
      "13-1161": "social brand audience content",
    },
  ],
  [
    "Customer Engineer, Implementation Consultant, Implementation Specialist, Implementation Manager",
    {
      "15-1211": "configure integration erp data api system",
      "13-1082": "project milestone stakeholder rollout plan",
      "41-9031": "presales demo prospect deal",
    },
  ],
  [
    "Business Development Manager, Director of Business Development, Business Development",
    {
      "11-2022": "quota pipeline deal revenue prospect territory",
      "11-2021": "partnership campaign brand market launch",
    },
  ],
  [
    "Sales Associate",
    {
      "41-2031": "store retail floor merchandise register",
      "41-3091": "pipeline quota saas prospect crm",
    },
  ],
  [
    "General Manager, Assistant General Manager",
    {
      "11-9051":
        "restaurant kitchen bar menu foh boh servsafe brunch diner server cook chef dining",
      "11-9081": "hotel room occupancy housekeeping lodging inn resort reservation",
      "11-1021": "division branch plant subsidiary business unit distribution warehouse fleet",
    },
  ],
];
