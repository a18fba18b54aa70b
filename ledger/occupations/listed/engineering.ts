import type { Listed } from "#ledger/occupations/occupation.ts";

export const engineering: readonly Listed[] = [
  {
    soc: "17-2051",
    title: "Civil Engineer",
    aliases:
      "Structural Engineer, Transportation Engineer, Geotechnical Engineer, Water Resources Engineer, Bridge Engineer, Highway Engineer, Site Development Engineer, Land Development Engineer, Traffic Engineer, Construction Civil Engineer, Municipal Engineer, Roadway Engineer, Stormwater Engineer, Civil Project Engineer, Wastewater Engineer, Water Treatment Engineer",
  },
  {
    soc: "17-2141",
    title: "Mechanical Engineer",
    aliases:
      "Mechanical Design Engineer, HVAC Engineer, HVAC Design Engineer, Piping Engineer, Thermal Engineer, Powertrain Engineer, Automotive Engineer, Machine Design Engineer, Rotating Equipment Engineer, Mechanical Project Engineer, Tooling Engineer, Fluid Power Engineer, Vehicle Engineer, Engine Design Engineer, CAD Engineer",
  },
  {
    soc: "17-2071",
    title: "Electrical Engineer",
    aliases:
      "Electrical Design Engineer, Power Systems Engineer, Power Engineer, Protection and Control Engineer, Electrical Controls Engineer, Substation Engineer, Distribution Engineer Power, Lighting Engineer, Transmission Engineer Power, Electrical Project Engineer, Instrumentation Engineer",
  },
  {
    soc: "17-2072",
    title: "Electronics Engineer",
    aliases:
      "RF Engineer, Analog Engineer, Electronics Design Engineer, Radar Engineer, Signal Integrity Engineer, Antenna Engineer, Power Electronics Engineer, Microwave Engineer, Electronic Warfare Engineer, Embedded Electronics Engineer",
  },
  {
    soc: "17-2112",
    title: "Industrial Engineer",
    aliases:
      "Manufacturing Engineer, Continuous Improvement Engineer, Lean Engineer, Production Engineer Manufacturing, Manufacturing Process Engineer, Manufacturing Quality Engineer, Ergonomics Engineer, Lean Manufacturing Engineer, Human Factors Engineer, Packaging Engineer, Advanced Manufacturing Engineer, Six Sigma Engineer, Plant Industrial Engineer, Logistics Engineer Industrial, Ergonomist",
  },
  {
    soc: "17-2041",
    title: "Chemical Engineer",
    aliases:
      "Chemical Process Engineer, Refinery Process Engineer, Process Safety Engineer, Polymer Process Engineer, Petrochemical Engineer, Process Design Engineer Chemical, Process Development Engineer Chemical, Refining Engineer, Chemical Plant Engineer, Battery Process Engineer",
  },
  {
    soc: "17-2011",
    title: "Aerospace Engineer",
    aliases:
      "Aeronautical Engineer, Propulsion Engineer, Flight Test Engineer, Aerodynamics Engineer, Astronautical Engineer, Spacecraft Engineer, Flight Controls Engineer, Aerospace Stress Engineer, Aircraft Design Engineer, Satellite Engineer, Guidance Navigation and Control Engineer, Rocket Engineer, Avionics Engineer",
  },
  {
    soc: "17-2061",
    title: "Hardware Engineer",
    aliases:
      "Computer Hardware Engineer, FPGA Engineer, ASIC Engineer, ASIC Design Engineer, PCB Design Engineer, Chip Design Engineer, Digital Design Engineer, Design Verification Engineer, VLSI Engineer, SoC Design Engineer, Silicon Design Engineer, Embedded Hardware Engineer, Board Design Engineer",
  },
  {
    soc: "17-2031",
    title: "Biomedical Engineer",
    aliases:
      "Medical Device Engineer, Bioengineer, Biomechanical Engineer, Clinical Engineer, Tissue Engineer, Medical Device Design Engineer, Bioprocess Engineer, Biomaterials Engineer, Prosthetics Engineer, Bioinstrumentation Engineer",
  },
  {
    soc: "17-2081",
    title: "Environmental Engineer",
    aliases:
      "Air Quality Engineer, Environmental Remediation Engineer, Pollution Control Engineer, Solid Waste Engineer, Environmental Project Engineer, Hazardous Waste Engineer, Water Quality Engineer, Site Cleanup Engineer, Air Permitting Engineer, Groundwater Engineer",
  },
  {
    soc: "17-2111",
    title: "Safety Engineer",
    aliases:
      "Fire Protection Engineer, Product Safety Engineer, EHS Engineer, Health and Safety Engineer, Industrial Safety Engineer, System Safety Engineer, Loss Control Engineer, Fire Safety Engineer, Occupational Safety Engineer, Environmental Health and Safety Engineer",
  },
  {
    soc: "17-2131",
    title: "Materials Engineer",
    aliases:
      "Metallurgist, Metallurgical Engineer, Corrosion Engineer, Ceramics Engineer, Welding Metallurgist, Composites Engineer, Materials Process Engineer, Materials Test Engineer, Metals Engineer",
  },
  {
    soc: "17-1011",
    title: "Architect",
    aliases:
      "Project Architect, Licensed Architect, Design Architect, Registered Architect, Building Architect, Job Captain Architecture, Healthcare Architect, Residential Architect, Commercial Architect, Architectural Intern, Staff Architect",
  },
  {
    soc: "17-1022",
    title: "Land Surveyor",
    aliases:
      "Surveyor, Survey Project Manager, Professional Land Surveyor, Licensed Surveyor, Registered Land Surveyor, Geodetic Surveyor, Boundary Surveyor, Construction Surveyor, Property Surveyor, Hydrographic Surveyor",
  },
  {
    soc: "17-3011",
    title: "Architectural Drafter",
    aliases:
      "Civil Drafter, Structural Drafter, Revit Technician, BIM Technician, CAD Technician Civil, Architectural Draftsman, Civil CAD Technician, CAD Designer Architectural, Civil CAD Designer, Draftsperson, BIM Modeler",
  },
  {
    soc: "17-3013",
    title: "Mechanical Drafter",
    aliases:
      "SolidWorks Designer, Mechanical Draftsman, Mechanical CAD Drafter, Machine Designer, SolidWorks Drafter, Sheet Metal Designer, Mechanical CAD Designer, CAD Drafter Mechanical, Product Drafter, Tooling Drafter",
  },
  {
    soc: "17-3023",
    title: "Electronics Technician",
    aliases:
      "Electrical Engineering Technician, Electronics Test Technician, Electrical Technician, Calibration Technician Electronics, Electronics Engineering Technician, Test Bench Technician, Electrical Lab Technician, RF Technician",
  },
  {
    soc: "17-3022",
    title: "Civil Engineering Technician",
    aliases:
      "Construction Materials Tester, Materials Testing Technician Construction, Geotechnical Technician, Highway Engineering Technician, Construction Materials Testing Technician, Asphalt Technician, Engineering Technician Civil, Concrete Testing Technician",
  },
  {
    soc: "17-3026",
    title: "Manufacturing Engineering Technician",
    aliases:
      "Industrial Engineering Technician, Process Technician Manufacturing, Manufacturing Technician, Production Engineering Technician, Methods Technician, Continuous Improvement Technician, Quality Control Technician Manufacturing, Time Study Analyst, Engineering Technician Manufacturing",
  },
  {
    soc: "11-9041",
    title: "Hardware Engineering Manager",
    aliases:
      "Director of Engineering Hardware, Mechanical Engineering Manager, Electrical Engineering Manager, Civil Engineering Manager, Plant Engineering Manager, Project Engineering Manager, Process Engineering Manager, Manufacturing Engineering Manager, Engineering Project Manager, Architecture Manager, Design Engineering Manager, R&D Engineering Manager, Chief Engineer Manager",
  },
  {
    soc: "11-9021",
    title: "Construction Manager",
    aliases:
      "Construction Project Manager, Assistant Construction Project Manager, Construction Superintendent, General Contractor, Site Manager Construction, Preconstruction Manager, Project Manager Construction, Residential Construction Manager, Commercial Construction Manager, Construction Site Manager, Construction Director, Owner's Representative Construction",
  },
  {
    soc: "13-1051",
    title: "Cost Estimator",
    aliases:
      "Estimator, Construction Estimator, Electrical Estimator, Mechanical Estimator, Project Estimator, Preconstruction Estimator, Plumbing Estimator, Quantity Surveyor, Civil Estimator, Bid Estimator, Manufacturing Estimator, HVAC Estimator, Roofing Estimator",
  },
  {
    soc: "19-2031",
    title: "Chemist",
    aliases:
      "Analytical Chemist, QC Chemist, Formulation Chemist, Research Chemist, Organic Chemist, Synthetic Chemist, R&D Chemist, Medicinal Chemist, Laboratory Chemist, Process Chemist, Polymer Chemist, Industrial Chemist",
  },
  {
    soc: "19-1042",
    title: "Medical Scientist",
    aliases:
      "Clinical Scientist, Research Scientist Oncology, Medical Research Scientist, Clinical Pharmacologist, Cancer Researcher, Translational Scientist, Medical Researcher, Clinical Research Scientist, Preclinical Scientist, Postdoctoral Researcher Biomedical",
  },
  {
    soc: "19-1021",
    title: "Biochemist",
    aliases:
      "Biophysicist, Protein Scientist, Research Biochemist, Protein Chemist, Downstream Process Scientist, Enzymologist, Biological Chemist, Protein Purification Scientist",
  },
  {
    soc: "19-4021",
    title: "Biological Technician",
    aliases:
      "Biology Lab Technician, Biotech Technician, Cell Culture Technician, Research Technician Biology, Laboratory Animal Technician Research, Molecular Biology Technician, Vivarium Research Technician, Biological Laboratory Technician",
  },
  {
    soc: "19-4031",
    title: "Chemical Technician",
    aliases:
      "Chemistry Lab Technician, Chemical Laboratory Technician, Formulation Technician, Chemical Lab Technician, Paint Technician Laboratory, Paint Lab Technician, Polymer Lab Technician, Fuel Lab Technician, Cosmetics Lab Technician",
  },
  {
    soc: "19-5011",
    title: "EHS Specialist",
    aliases:
      "Safety Specialist, Safety Manager, EHS Coordinator, Safety Officer, Industrial Hygienist, EHS Manager, Site Safety Manager, Construction Safety Manager, Health and Safety Officer, HSE Advisor, Safety Advisor, Occupational Safety Specialist",
  },
];
