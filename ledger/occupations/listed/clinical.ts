import type { Listed } from "#ledger/occupations/occupation.ts";

export const clinical: readonly Listed[] = [
  {
    soc: "29-1141",
    title: "Registered Nurse",
    aliases:
      "RN, ICU Nurse, ER Nurse, Emergency Room Nurse, Med-Surg Nurse, Medical Surgical Nurse, Operating Room Nurse, OR Nurse, Travel Nurse, Labor and Delivery Nurse, L&D Nurse, NICU Nurse, PACU Nurse, Oncology Nurse, Telemetry Nurse, Critical Care Nurse, Staff Nurse, School Nurse, Home Health Nurse, Hospice Nurse, Nurse Case Manager, Pediatric Nurse, Psychiatric Nurse, Dialysis Nurse, Public Health Nurse, Infusion Nurse, Cath Lab Nurse, Nurse Navigator, Nurse Educator Clinical, Perioperative Nurse, Surgical Nurse, Clinical Nurse, Occupational Health Nurse",
  },
  {
    soc: "29-1171",
    title: "Nurse Practitioner",
    aliases:
      "NP, FNP, Family Nurse Practitioner, Psychiatric Nurse Practitioner, PMHNP, Acute Care Nurse Practitioner, AGACNP, Pediatric Nurse Practitioner, Adult Nurse Practitioner, Advanced Practice Registered Nurse, APRN, Gerontology Nurse Practitioner, Neonatal Nurse Practitioner, Certified Nurse Practitioner, CRNP",
  },
  {
    soc: "29-1151",
    title: "Nurse Anesthetist",
    aliases:
      "CRNA, Certified Registered Nurse Anesthetist, Registered Nurse Anesthetist, Staff CRNA, Locum CRNA, Obstetric Nurse Anesthetist, Pediatric Nurse Anesthetist, Chief CRNA, Certified Nurse Anesthetist",
  },
  {
    soc: "29-2061",
    title: "Licensed Practical Nurse",
    aliases:
      "LPN, LVN, Licensed Vocational Nurse, Practical Nurse, Vocational Nurse, LPN Charge Nurse, Home Health LPN, Clinic LPN, Pediatric LPN, LPN Nurse, LVN Nurse",
  },
  {
    soc: "31-1131",
    title: "Certified Nursing Assistant",
    aliases:
      "CNA, STNA, Nursing Assistant, Nurse Aide, Patient Care Assistant, Patient Care Technician, PCT, PCA, Nursing Aide, Geriatric Nursing Assistant, State Tested Nursing Assistant, Hospital Nursing Assistant, Nurse Assistant",
  },
  {
    soc: "31-1120",
    title: "Home Health Aide",
    aliases:
      "HHA, Caregiver, Personal Care Aide, Personal Care Assistant, Home Care Aide, Direct Support Professional, DSP, Personal Care Attendant, Companion Caregiver, Home Caregiver, Home Care Worker, Live-In Caregiver, Elder Care Aide, Certified Home Health Aide",
  },
  {
    soc: "31-9092",
    title: "Medical Assistant",
    aliases:
      "Certified Medical Assistant, CCMA, Registered Medical Assistant, Clinical Medical Assistant, Ophthalmic Assistant, Podiatric Assistant, Dermatology Medical Assistant, Pediatric Medical Assistant, Back Office Medical Assistant, Chiropractic Assistant, Medical Office Assistant Clinical",
  },
  {
    soc: "29-1123",
    title: "Physical Therapist",
    aliases:
      "DPT, Doctor of Physical Therapy, Outpatient Physical Therapist, Home Health Physical Therapist, Pediatric Physical Therapist, Orthopedic Physical Therapist, Staff Physical Therapist, Physiotherapist, Travel Physical Therapist, Licensed Physical Therapist, Sports Physical Therapist",
  },
  {
    soc: "31-2021",
    title: "Physical Therapist Assistant",
    aliases:
      "PTA, Physical Therapy Assistant, Licensed Physical Therapist Assistant, Home Health PTA, Outpatient PTA, Certified Physical Therapist Assistant, Physical Therapy Assistant PTA, Travel PTA, Licensed Physical Therapy Assistant",
  },
  {
    soc: "29-1122",
    title: "Occupational Therapist",
    aliases:
      "Registered Occupational Therapist, Pediatric Occupational Therapist, Home Health Occupational Therapist, School Occupational Therapist, Certified Hand Therapist, Staff Occupational Therapist, Outpatient Occupational Therapist, Licensed Occupational Therapist, Low Vision Therapist",
  },
  {
    soc: "31-2011",
    title: "Occupational Therapy Assistant",
    aliases:
      "COTA, Certified Occupational Therapy Assistant, OTA, Occupational Therapist Assistant, Home Health COTA, School COTA, Pediatric COTA, Licensed Occupational Therapy Assistant, Travel COTA",
  },
  {
    soc: "29-1126",
    title: "Respiratory Therapist",
    aliases:
      "RRT, Registered Respiratory Therapist, Respiratory Care Practitioner, Respiratory Care Therapist, CRT Respiratory, Neonatal Respiratory Therapist, Travel Respiratory Therapist, Certified Respiratory Therapist, Staff Respiratory Therapist, ICU Respiratory Therapist",
  },
  {
    soc: "29-1127",
    title: "Speech-Language Pathologist",
    aliases:
      "SLP, Speech Therapist, Speech Pathologist, CCC-SLP, School Speech Therapist, Speech Language Therapist, School SLP, Pediatric Speech Therapist, Bilingual Speech Language Pathologist, Medical SLP, Clinical Fellow SLP",
  },
  {
    soc: "29-2034",
    title: "Radiologic Technologist",
    aliases:
      "Rad Tech, X-Ray Tech, CT Technologist, Radiology Technologist, Radiographer, Mammography Technologist, Mammographer, Interventional Radiology Technologist, CT Scan Technologist",
  },
  {
    soc: "29-2035",
    title: "MRI Technologist",
    aliases:
      "Magnetic Resonance Imaging Technologist, MR Technologist, Travel MRI Technologist, Magnetic Resonance Technologist, Lead MRI Technologist, Mobile MRI Technologist, MRI Special Procedures Technologist, Outpatient MRI Technologist, Cardiac MRI Technologist",
  },
  {
    soc: "29-2032",
    title: "Sonographer",
    aliases:
      "Ultrasound Technician, Diagnostic Medical Sonographer, Ultrasonographer, Cardiac Sonographer, Echocardiographer, Echo Tech, Vascular Sonographer, OB Sonographer, Vascular Technologist Sonography, Registered Diagnostic Medical Sonographer",
  },
  {
    soc: "29-2010",
    title: "Medical Laboratory Technician",
    aliases:
      "MLS, MLT, Clinical Laboratory Technologist, Medical Lab Technician, Histotechnologist, Histotechnician, Cytotechnologist, Clinical Lab Technician, Blood Bank Technologist, Hospital Lab Technician, Histology Technician",
  },
  {
    soc: "31-9097",
    title: "Phlebotomist",
    aliases:
      "Phlebotomy Technician, Mobile Phlebotomist, Certified Phlebotomist, Plasma Center Phlebotomist, Lead Phlebotomist, Donor Phlebotomist, Blood Draw Technician, Venipuncturist, Certified Phlebotomy Technician, Floating Phlebotomist",
  },
  {
    soc: "29-2042",
    title: "EMT",
    aliases:
      "Emergency Medical Technician, EMT Basic, EMT-B, Ambulance EMT, Advanced EMT, EMT Driver, Emergency Medical Technician Basic, Event EMT, Interfacility Transport EMT, EMT Firefighter Ambulance, Ambulance Technician",
  },
  {
    soc: "29-2043",
    title: "Paramedic",
    aliases:
      "Flight Paramedic, Critical Care Paramedic, Community Paramedic, Ambulance Paramedic, Tactical Paramedic, Emergency Medical Technician Paramedic, Licensed Paramedic, Field Training Paramedic",
  },
  {
    soc: "29-2052",
    title: "Pharmacy Technician",
    aliases:
      "CPhT, Certified Pharmacy Technician, Hospital Pharmacy Technician, Retail Pharmacy Technician, IV Pharmacy Technician, Compounding Technician Pharmacy, Pharmacy Technician Trainee, Inpatient Pharmacy Technician, Registered Pharmacy Technician, Lead Pharmacy Technician",
  },
  {
    soc: "29-1051",
    title: "Pharmacist",
    aliases:
      "Clinical Pharmacist, Staff Pharmacist, Retail Pharmacist, Hospital Pharmacist, PharmD, Pharmacy Manager, Pharmacist in Charge, Registered Pharmacist, Ambulatory Care Pharmacist, Oncology Pharmacist, Consultant Pharmacist, Compounding Pharmacist, Community Pharmacist",
  },
  {
    soc: "29-1071",
    title: "Physician Assistant",
    aliases:
      "PA-C, Physician Associate, Certified Physician Assistant, Orthopedic Physician Assistant, Emergency Medicine Physician Assistant, Surgical Physician Assistant, Dermatology Physician Assistant, Family Practice Physician Assistant, Urgent Care Physician Assistant, Cardiology Physician Assistant",
  },
  {
    soc: "29-1215",
    title: "Family Physician",
    aliases:
      "Family Medicine Physician, Family Practice Physician, Family Doctor, General Practitioner, Family Practitioner, Family Practice Doctor, Primary Care Doctor, Outpatient Family Medicine Physician, Family Medicine Doctor",
  },
  {
    soc: "29-1216",
    title: "Internal Medicine Physician",
    aliases:
      "Internist, General Internist, Internal Medicine Doctor, General Internal Medicine Physician, Internal Medicine Specialist, Outpatient Internist, Internal Medicine Hospital Physician, Adult Medicine Physician, Staff Internist, Internal Medicine Practitioner",
  },
  {
    soc: "29-1229",
    title: "Physician, Specialist",
    aliases:
      "Hospitalist, Urologist, Intensivist, Nephrologist, Infectious Disease Physician, Hematologist Oncologist, Allergist, Sports Medicine Physician, Hospitalist Physician, Occupational Medicine Physician",
  },
  {
    soc: "29-1223",
    title: "Psychiatrist",
    aliases:
      "Child Psychiatrist, Child and Adolescent Psychiatrist, Telepsychiatrist, Inpatient Psychiatrist, Staff Psychiatrist, Outpatient Psychiatrist, Adult Psychiatrist, Addiction Psychiatrist, Geriatric Psychiatrist, Forensic Psychiatrist, Psychiatry Physician",
  },
  {
    soc: "29-1292",
    title: "Dental Hygienist",
    aliases:
      "RDH, Registered Dental Hygienist, Hygienist Dental, Licensed Dental Hygienist, Public Health Dental Hygienist, Pediatric Dental Hygienist, Hygienist, Periodontal Hygienist, Temporary Dental Hygienist, Orthodontic Hygienist",
  },
  {
    soc: "31-9091",
    title: "Dental Assistant",
    aliases:
      "Registered Dental Assistant, Orthodontic Assistant, Expanded Functions Dental Assistant, EFDA, Certified Dental Assistant, Oral Surgery Assistant, Dental Surgical Assistant, Pediatric Dental Assistant, Chairside Assistant, Orthodontic Technician Assistant",
  },
  {
    soc: "29-1021",
    title: "Dentist",
    aliases:
      "General Dentist, Associate Dentist, DDS, DMD, Doctor of Dental Surgery, Family Dentist, Pediatric Dentist, Staff Dentist, Public Health Dentist, Endodontist",
  },
  {
    soc: "29-2055",
    title: "Surgical Technologist",
    aliases:
      "Scrub Tech, Certified Surgical Technologist, OR Tech, CST Surgical, Labor and Delivery Surgical Technologist, Travel Surgical Technologist, CVOR Tech, CVOR Surgical Technologist, Surgical First Assist Technologist, Orthopedic Surgical Technologist",
  },
  {
    soc: "31-9093",
    title: "Sterile Processing Technician",
    aliases:
      "Central Sterile Technician, Medical Equipment Preparer, Sterile Technician, Endoscope Reprocessing Technician, Instrument Technician Sterile, Surgical Instrument Technician, Certified Sterile Processing Technician, Decontamination Technician Sterile",
  },
  {
    soc: "29-2072",
    title: "Medical Coder",
    aliases:
      "Medical Records Technician, Coding Specialist, Certified Professional Coder, Inpatient Coder, Outpatient Coder, Medical Records Clerk Coder, Health Information Technician, HIM Specialist, Medical Coding Specialist, Risk Adjustment Coder, Medical Records Specialist, Certified Coding Specialist, Health Information Coder, Remote Medical Coder",
  },
  {
    soc: "29-1031",
    title: "Dietitian",
    aliases:
      "Registered Dietitian, RDN, Clinical Dietitian, Nutritionist, Registered Dietitian Nutritionist, Renal Dietitian, Outpatient Dietitian, Community Nutritionist, Pediatric Dietitian, WIC Nutritionist, Sports Nutritionist",
  },
  {
    soc: "11-9111",
    title: "Healthcare Manager",
    aliases:
      "Nurse Manager, Director of Nursing, Clinic Manager, Practice Manager Medical, Practice Administrator, Nursing Home Administrator, Hospital Administrator, Medical Practice Manager, Clinical Director, Health Services Manager, Clinical Manager, Medical Office Manager, Assisted Living Executive Director, Health Information Manager, Nursing Manager, Healthcare Administrator",
    nearest: "Chief Nursing Officer",
  },
  {
    soc: "29-2056",
    title: "Veterinary Technician",
    aliases:
      "Vet Tech, Licensed Veterinary Technician, Certified Veterinary Technician, Registered Veterinary Technician, CVT, LVT, Emergency Veterinary Technician, Veterinary Nurse, Animal Health Technician, Surgical Veterinary Technician",
  },
  {
    soc: "29-1131",
    title: "Veterinarian",
    aliases:
      "Vet, Doctor of Veterinary Medicine, DVM, Associate Veterinarian, Emergency Veterinarian, Small Animal Veterinarian, Relief Veterinarian, Equine Veterinarian, Veterinary Surgeon, Shelter Veterinarian, Large Animal Veterinarian",
  },
  {
    soc: "29-2053",
    title: "Behavior Technician",
    aliases:
      "Registered Behavior Technician, RBT, Mental Health Technician, Psychiatric Technician, Behavioral Health Technician, Psych Tech, Behavior Technician ABA, Autism Behavior Technician, ABA Therapist",
  },
];
