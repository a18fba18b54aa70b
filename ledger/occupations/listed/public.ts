import type { Listed } from "#ledger/occupations/occupation.ts";

export const publicSector: readonly Listed[] = [
  {
    soc: "25-2021",
    title: "Elementary School Teacher",
    aliases:
      "Elementary Teacher, Primary School Teacher, Third Grade Teacher, First Grade Teacher, Fourth Grade Teacher, Second Grade Teacher, Fifth Grade Teacher, Grade School Teacher, Elementary Music Teacher, Elementary Art Teacher, Bilingual Elementary Teacher, Elementary Classroom Teacher, Reading Teacher Elementary",
  },
  {
    soc: "25-2022",
    title: "Middle School Teacher",
    aliases:
      "Middle School Math Teacher, Junior High School Teacher, Middle School Science Teacher, Middle School English Teacher, Middle School Social Studies Teacher, Seventh Grade Teacher, Eighth Grade Teacher, Sixth Grade Teacher, Junior High Teacher, Middle School Art Teacher, Middle Grades Teacher",
  },
  {
    soc: "25-2031",
    title: "High School Teacher",
    aliases:
      "Secondary School Teacher, High School Math Teacher, High School English Teacher, High School Science Teacher, Chemistry Teacher High School, Secondary Math Teacher, High School History Teacher, High School Biology Teacher, Secondary English Teacher, High School Spanish Teacher, Secondary Science Teacher, Secondary Teacher, High School Physics Teacher",
  },
  {
    soc: "25-2011",
    title: "Preschool Teacher",
    aliases:
      "Pre-K Teacher, Early Childhood Teacher, Montessori Preschool Teacher, Head Start Teacher, Lead Preschool Teacher, Nursery School Teacher, Prekindergarten Teacher, Early Childhood Educator, Early Education Teacher",
  },
  {
    soc: "25-2052",
    title: "Special Education Teacher, Elementary",
    aliases:
      "Elementary Special Education Teacher, SPED Teacher Elementary, Resource Room Teacher Elementary, Elementary Special Ed Teacher, Special Education Kindergarten Teacher, Elementary Resource Teacher, Elementary Intervention Specialist, Elementary Autism Teacher",
  },
  {
    soc: "25-2058",
    title: "Special Education Teacher, Secondary",
    aliases:
      "High School Special Education Teacher, Secondary SPED Teacher, High School Special Ed Teacher, Secondary Special Ed Teacher, High School Intervention Specialist, High School SPED Teacher, Secondary Special Needs Teacher, Secondary Resource Teacher",
  },
  {
    soc: "25-9045",
    title: "Teaching Assistant",
    aliases:
      "Paraprofessional, Teacher's Aide, Teacher Assistant, Classroom Aide, Instructional Aide, Special Education Paraprofessional, Paraeducator, Instructional Assistant, Educational Aide, Special Education Aide, Classroom Assistant, Preschool Teacher Assistant, Education Assistant, Special Education Assistant",
  },
  {
    soc: "25-3031",
    title: "Substitute Teacher",
    aliases:
      "Short-Term Substitute Teacher, Guest Teacher, Relief Teacher, Long-Term Substitute Teacher, Elementary Substitute Teacher, Building Substitute Teacher, Daily Substitute Teacher, Floating Substitute Teacher, High School Substitute Teacher",
  },
  {
    soc: "25-3041",
    title: "Tutor",
    aliases:
      "Math Tutor, Reading Tutor, Private Tutor, Online Tutor, Academic Tutor, SAT Tutor, Science Tutor, English Tutor, Writing Tutor, Peer Tutor, Test Prep Tutor, Home Tutor",
  },
  {
    soc: "25-9031",
    title: "Instructional Designer",
    aliases:
      "Instructional Coordinator, Curriculum Specialist, Learning Experience Designer, Curriculum Designer, Instructional Coach, Curriculum Coordinator, Instructional Specialist, Learning Designer",
  },
  {
    soc: "25-4022",
    title: "Librarian",
    aliases:
      "School Librarian, Public Librarian, Reference Librarian, Media Specialist School, Academic Librarian, Children's Librarian, Library Media Specialist, Law Librarian, Digital Librarian, Branch Librarian, Youth Services Librarian, Medical Librarian",
  },
  {
    soc: "11-9032",
    title: "School Principal",
    aliases:
      "Assistant Principal, Vice Principal, Elementary Principal, High School Principal, Head of School, Middle School Principal, School Administrator, Elementary School Principal, Charter School Principal, Dean of Students School, Athletic Director School, Assistant School Principal, School Superintendent, Superintendent of Schools",
  },
  {
    soc: "11-9033",
    title: "University Administrator",
    aliases:
      "Dean of Students, Provost, Director of Admissions, College Dean, Academic Dean, Associate Dean, Dean, University Registrar, Director of Student Affairs, College President Administration, Department Chair University",
  },
  {
    soc: "11-9031",
    title: "Childcare Center Director",
    aliases:
      "Daycare Director, Preschool Director, Child Care Director, Early Childhood Director, Assistant Daycare Director, Preschool Principal, Head Start Director, Early Learning Center Director, Day Care Center Director",
  },
  {
    soc: "21-1012",
    title: "School Counselor",
    aliases:
      "Guidance Counselor, Academic Advisor, Career Counselor, College Counselor, Career Advisor, Elementary School Counselor, High School Counselor, Career Coach, Admissions Counselor, Student Advisor, College Advisor, Career Services Advisor, Academic Counselor, Career Services Coordinator, Vocational Counselor School",
  },
  {
    soc: "21-1018",
    title: "Mental Health Counselor",
    aliases:
      "Licensed Professional Counselor, LPC, LMHC, Addiction Counselor, Substance Abuse Counselor, Behavioral Health Therapist, Mental Health Therapist, Licensed Mental Health Counselor, Behavioral Health Counselor, Drug and Alcohol Counselor, Psychotherapist Counselor, Substance Use Counselor, BCBA, Certified Addiction Counselor",
  },
  {
    soc: "21-1021",
    title: "Social Worker",
    aliases:
      "School Social Worker, Child Welfare Worker, Family Social Worker, Child Protective Services Worker, CPS Worker, Foster Care Social Worker, LSW, Child and Family Social Worker, Adoption Social Worker, Child Welfare Caseworker, Foster Care Caseworker, Child Protective Investigator, Child Protection Social Worker",
  },
  {
    soc: "21-1022",
    title: "Medical Social Worker",
    aliases:
      "Hospital Social Worker, Healthcare Social Worker, Hospice Social Worker, Oncology Social Worker, Dialysis Social Worker, Renal Social Worker, Palliative Care Social Worker, Nursing Home Social Worker, Transplant Social Worker, Public Health Social Worker, Emergency Department Social Worker",
  },
  {
    soc: "21-1023",
    title: "Clinical Social Worker",
    aliases:
      "LCSW, Mental Health Social Worker, Licensed Clinical Social Worker, Psychiatric Social Worker, Substance Abuse Social Worker, Behavioral Health Social Worker, LCSW Therapist, Addiction Social Worker, Licensed Master Social Worker",
  },
  {
    soc: "21-1093",
    title: "Human Services Assistant",
    aliases:
      "Social Services Assistant, Case Aide, Social Work Assistant, Human Services Worker, Social Service Aide, Residential Support Worker, Case Management Aide, Outreach Worker Social Services, Community Outreach Worker",
  },
  {
    soc: "21-1092",
    title: "Probation Officer",
    aliases:
      "Parole Officer, Juvenile Probation Officer, Correctional Counselor, Parole Agent, Pretrial Services Officer, Adult Probation Officer, Probation and Parole Officer, Correctional Treatment Specialist, Deputy Probation Officer, Juvenile Probation Counselor, Correctional Case Manager",
  },
  {
    soc: "11-9151",
    title: "Nonprofit Program Director",
    aliases:
      "Program Director Social Services, Nonprofit Program Manager, Social Services Director, Community Services Manager, Director of Programs Nonprofit, Human Services Director, Social Services Manager, Community Outreach Manager, Youth Program Director, Residential Program Director, Family Services Director, Social Work Manager",
  },
  {
    soc: "33-3051",
    title: "Police Officer",
    aliases:
      "Deputy Sheriff, Sheriff's Deputy, State Trooper, Law Enforcement Officer, Highway Patrol Officer, School Resource Officer, Campus Police Officer, Police Patrol Officer, City Police Officer, Border Patrol Agent, Border Patrol Officer, Public Safety Officer Police",
  },
  {
    soc: "33-2011",
    title: "Firefighter",
    aliases:
      "Firefighter EMT, Wildland Firefighter, Volunteer Firefighter, Municipal Firefighter, Forest Firefighter, Airport Firefighter, Structural Firefighter, Fireman, Smokejumper, Hotshot Crew Member Firefighter",
  },
  {
    soc: "33-3012",
    title: "Correctional Officer",
    aliases:
      "Corrections Officer, Jailer, Prison Guard, Jail Officer, Deputy Jailer, Prison Officer, Juvenile Corrections Officer, Detention Deputy, Correctional Guard",
  },
  {
    soc: "33-9032",
    title: "Security Guard",
    aliases:
      "Security Officer, Armed Security Guard, Unarmed Security Officer, Patrol Security Officer, Bouncer, Hospital Security Officer, Event Security Guard, Armed Security Officer, Unarmed Security Guard, Mobile Patrol Security Guard, Gate Guard Security, Watchman, Night Watchman, School Security Officer, Site Security Officer",
  },
  {
    soc: "43-5031",
    title: "911 Dispatcher",
    aliases:
      "Emergency Dispatcher, Police Dispatcher, Public Safety Dispatcher, Public Safety Telecommunicator, 911 Operator, Emergency Communications Officer, Fire Dispatcher, 911 Telecommunicator, EMS Dispatcher, Ambulance Dispatcher, Emergency Medical Dispatcher, 911 Call Taker, Emergency Call Taker, Emergency Communications Dispatcher",
  },
  {
    soc: "19-3034",
    title: "School Psychologist",
    aliases:
      "Licensed School Psychologist, Bilingual School Psychologist, District School Psychologist, Educational Psychologist School, School Based Psychologist, Early Childhood School Psychologist, Certified School Psychologist, Psychologist School District, Nationally Certified School Psychologist",
  },
  {
    soc: "19-3051",
    title: "Urban Planner",
    aliases:
      "City Planner, Regional Planner, Transportation Planner, Land Use Planner, Community Development Planner, Community Planner, Municipal Planner, Zoning Planner, Urban and Regional Planner, Town Planner, Planning Technician Municipal",
  },
  {
    soc: "19-2041",
    title: "Environmental Scientist",
    aliases:
      "Environmental Specialist, Environmental Health Specialist, Environmental Health Scientist, Environmental Project Scientist, Climate Change Analyst, Registered Environmental Health Specialist, Water Quality Scientist, Environmental Field Scientist, Air Quality Scientist, Remediation Scientist",
  },
  {
    soc: "43-4061",
    title: "Eligibility Specialist",
    aliases:
      "Eligibility Worker, Benefits Eligibility Worker, Medicaid Eligibility Specialist, Public Assistance Caseworker, Eligibility Interviewer, Welfare Eligibility Worker, Eligibility Technician, Eligibility Counselor, Medicaid Eligibility Worker, Eligibility Examiner, Public Benefits Specialist",
  },
  {
    soc: "39-9011",
    title: "Childcare Worker",
    aliases:
      "Nanny, Babysitter, Daycare Worker, Child Care Provider, Daycare Provider, Child Care Assistant, Child Care Attendant, Before and After School Worker, Child Caregiver, Au Pair, Daycare Assistant",
  },
];
