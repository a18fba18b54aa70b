/* oxlint-disable max-lines -- a data table */
/** Jobs as the United Kingdom, Ireland, India, Australia, Singapore and other places name them, and small trades that a US list lacks, with the occupations they are counted under, the usual first. */
export const worldTitles: readonly (readonly [titles: string, codes: string])[] = [
  ["Medical Technologist Laboratory, Med Tech", "29-2010 31-1131"],
  [
    "Solicitor, Planning Solicitor, Property Solicitor, Conveyancing Solicitor, Family Solicitor, Employment Solicitor, Commercial Solicitor, Litigation Solicitor, Criminal Defence Solicitor, Immigration Solicitor, Corporate Solicitor, Private Client Solicitor, Housing Solicitor, Residential Conveyancing Solicitor, Commercial Property Solicitor, Dispute Resolution Solicitor, Local Government Solicitor, Barrister, Locum Solicitor, In House Solicitor, Advocate High Court, Legal Counsel, Company Solicitor",
    "23-1011",
  ],
  [
    "Licensed Conveyancer, Conveyancer, Conveyancing Assistant, Legal Executive, Chartered Legal Executive, Fee Earner, Paralegal Fee Earner",
    "23-2011 23-2093 23-1011",
  ],
  ["Company Secretary, Company Secretarial Assistant, Board Secretary", "23-1011 13-1041 43-6011"],
  [
    "Care Assistant, Senior Care Assistant, Carer, Senior Carer, Night Carer, Care Worker, Home Carer, Live In Carer, Community Carer, Domiciliary Carer, Domiciliary Care Worker, Domiciliary Care Assistant, Home Care Assistant, Home Care Worker, Night Care Assistant, Residential Care Assistant, Personal Carer, Aged Care Worker, Aged Care Assistant, Personal Care Worker, Personal Care Assistant, Home Support Worker, Elderly Care Assistant",
    "31-1120 31-1131",
  ],
  [
    "Healthcare Support Worker, Nursing Auxiliary, Assistant in Nursing, Clinical Support Worker, Ward Assistant, Maternity Support Worker",
    "31-1131 31-1120",
  ],
  [
    "Support Worker, Senior Support Worker, Disability Support Worker, Mental Health Support Worker, Residential Support Worker, Community Support Worker, Learning Disability Support Worker, Supported Living Support Worker, Bank Support Worker",
    "31-1120 21-1093",
  ],
  [
    "Housing Support Worker, Family Support Worker, Homelessness Support Worker, Refuge Support Worker, Tenancy Support Worker",
    "21-1093 21-1021",
  ],
  [
    "Care Home Manager, Registered Manager, Nursing Home Manager, Deputy Care Home Manager, Home Manager Nursing Home",
    "11-9111 11-9151",
  ],
  [
    "Ward Sister, Charge Nurse, Sister Charge Nurse, Staff Nurse, Theatre Nurse, Practice Nurse, District Nurse, Health Visitor, Nurse in Charge, Clinical Nurse Manager",
    "29-1141",
  ],
  ["Enrolled Nurse, Endorsed Enrolled Nurse", "29-2061"],
  ["Midwife, Community Midwife", "29-1161 29-1141"],
  [
    "Physiotherapist, Senior Physiotherapist, Musculoskeletal Physiotherapist, Community Physiotherapist",
    "29-1123",
  ],
  ["Chiropodist", "29-1081"],
  ["General Practitioner, Salaried GP", "29-1215"],
  ["Dispensing Optician, Optical Assistant, Optician, Optical Dispenser", "29-2081"],
  [
    "Biomedical Scientist, Medical Laboratory Scientist, Medical Laboratory Assistant, Travel Medical Laboratory Scientist",
    "29-2010",
  ],
  [
    "Operating Department Practitioner, Anaesthetic Technician, Theatre Practitioner",
    "29-2055 29-2099",
  ],
  ["Pharmacy Dispenser, Dispenser, Dispensary Assistant", "29-2052 31-9095"],
  [
    "Veterinary Surgeon, Vet Surgeon, Small Animal Vet, Mixed Practice Vet, Equine Vet, Farm Vet, Locum Vet",
    "29-1131",
  ],
  ["Veterinary Nurse, Vet Nurse, Registered Veterinary Nurse", "29-2056"],
  ["Hospital Porter, Theatre Porter, Patient Porter", "31-1132 53-7062"],
  [
    "Joiner, Bench Joiner, Site Joiner, Shopfitter, Chippy, First Fix Carpenter, Shuttering Carpenter, Formwork Carpenter",
    "47-2031 51-7011",
  ],
  ["Bricklayer, Brickie", "47-2021"],
  [
    "Groundworker, Ground Worker, Banksman, Site Labourer, Construction Labourer, Building Labourer, Trades Assistant, General Operative Construction, Skilled Operative",
    "47-2061",
  ],
  [
    "Mechanical Fitter, Maintenance Fitter, Fitter, Fitter and Turner, Plant Maintenance Fitter, Fitter Mechanical",
    "49-9041 51-2041 49-9044",
  ],
  [
    "Plant Fitter, Mobile Plant Fitter, Heavy Plant Fitter, HD Fitter, Heavy Diesel Fitter, Plant Mechanic, Forklift Engineer, Forklift Mechanic, Forklift Technician, Forklift Road Technician",
    "49-3042 49-3031",
  ],
  [
    "HGV Technician, HGV Mechanic, HGV Fitter, Commercial Vehicle Technician, Commercial Vehicle Mechanic, Truck Technician, Bus Mechanic, Coach Mechanic",
    "49-3031",
  ],
  [
    "Vehicle Technician, MOT Tester, Motor Mechanic, Motor Vehicle Technician, Auto Electrician",
    "49-3023",
  ],
  ["Panel Beater, Spray Painter Vehicle, Vehicle Body Repairer", "49-3021"],
  ["Tyre Fitter, Tyre Technician", "49-3093"],
  ["Kitchen Fitter, Bathroom Fitter, Furniture Fitter", "47-2031 47-2152"],
  ["Window Fitter, Glazing Fitter", "47-2121 47-2031"],
  ["Carpet Fitter, Floor Fitter, Flooring Fitter", "47-2041 47-2042"],
  [
    "Gas Engineer, Gas Service Engineer, Gas Fitter, Heating Engineer, Heating and Plumbing Engineer, Plumbing and Heating Engineer, Boiler Engineer",
    "47-2152 49-9021",
  ],
  [
    "Refrigeration Engineer, Air Conditioning Engineer, Refrigeration and Air Conditioning Engineer, Fridge Mechanic, Refrigeration Mechanic, Refrigeration Technician, Commercial Refrigeration Technician, Supermarket Refrigeration Technician, Refrigeration Service Technician, Frigoriste",
    "49-9021",
  ],
  [
    "Electrical Fitter, Maintenance Electrician, Approved Electrician, Electrician A Grade, Domestic Electrician",
    "47-2111",
  ],
  ["Lift Engineer, Lift Mechanic, Lift Technician", "47-4021"],
  ["Linesman, Overhead Linesman, Line Worker, Lineworker", "49-9051"],
  ["Scaffolder, Advanced Scaffolder", "47-4090 47-2061"],
  ["Steel Fixer", "47-2171"],
  ["Steel Erector", "47-2221"],
  ["Dry Liner, Drylining Operative, Gyprocker", "47-2081"],
  ["Thatcher, Slater, Roof Tiler", "47-2181"],
  ["Painter and Decorator", "47-2141"],
  [
    "Digger Driver, 360 Excavator Operator, Excavator Driver, Dumper Driver, Plant Operator, Mobile Plant Operator",
    "47-2073",
  ],
  [
    "Site Agent, Works Manager Construction, Contracts Manager Construction, Clerk of Works",
    "11-9021 47-1011 47-4011",
  ],
  ["Site Engineer, Setting Out Engineer", "17-2051 17-3022"],
  [
    "Multi Skilled Maintenance Engineer, Maintenance Engineer, Multi Skilled Engineer, Shift Engineer, Shift Maintenance Engineer, Reliability Fitter",
    "49-9041 49-9071",
  ],
  [
    "Maintenance Operative, Handyperson, Caretaker Building, School Caretaker, Estate Caretaker, Site Caretaker, Premises Officer",
    "49-9071 37-2011",
  ],
  ["Church Sexton, Sexton, Verger, Church Caretaker, Church Custodian", "37-2011 37-3011 21-2099"],
  [
    "Parish Administrator, Church Administrator, Parish Secretary, Church Secretary, Church Office Administrator, Church Office Manager, Benefice Administrator, School Administrator, Practice Administrator, Clinic Administrator",
    "43-6014 43-9061 43-6013",
  ],
  ["Parish Clerk, Clerk to the Council, Town Clerk", "43-4031 11-1021"],
  [
    "Organist Choirmaster, Organist Choir Director, Choirmaster, Choir Director, Music Minister, Organist Accompanist, Accompanist",
    "27-2041 27-2042",
  ],
  [
    "Lorry Driver, HGV Driver, HGV Class 1 Driver, HGV Class 2 Driver, LGV Driver, Class 1 Driver, Class 2 Driver, Artic Driver, HC Driver, HR Driver, MC Driver, Tipper Driver, B Double Driver, Linehaul Driver, OTR Reefer Driver, Reefer Driver, Flatbed Driver, CDL A Flatbed Driver, Tanker Driver",
    "53-3032",
  ],
  [
    "Van Driver, Multi Drop Driver, Home Delivery Driver, Delivery Partner, Delivery Executive",
    "53-3033",
  ],
  ["Dustman, Refuse Collector, Refuse Loader, Bin Loader", "53-7081"],
  ["Train Driver, Tram Driver", "53-4011 53-4041"],
  ["Coach Driver, Bus Driver PCV, PCV Driver", "53-3052"],
  [
    "Picker, Warehouse Picker, Warehouse Operator, Pick Packer, Storeman, Storeperson, Stores Person, Stores Operative, Stores Assistant, Store Keeper, Storekeeper, Stock Controller, Goods In Operative, Despatch Operative, Depot Operative",
    "53-7065 43-5071",
  ],
  [
    "Warehouse Shift Incharge, Warehouse Shift in Charge, Warehouse Incharge, Warehouse in Charge, Stores Incharge, Dispatch Incharge, Godown Incharge, Logistics Incharge, Depot Incharge, Warehouse Team Leader, Warehouse Shift Manager, Despatch Supervisor",
    "53-1047 11-3071",
  ],
  [
    "Production Incharge, Shift Incharge, Shift in Charge, Line Incharge, Plant Incharge, Floor Incharge, Production Team Leader",
    "51-1011",
  ],
  ["Store Incharge Retail, Showroom Incharge, Shop Manager, Shop Supervisor", "41-1011"],
  ["Site Incharge, Project Incharge", "47-1011 11-9021"],
  ["Maintenance Incharge, Electrical Incharge, Utility Incharge", "49-1011"],
  [
    "Fruit Picker, Orange Picker, Navel Orange Picker, Citrus Picker, Cherry Picker Orchard, Cherry Picker, Grape Picker, Table Grape Picker, Apple Picker, Berry Picker, Strawberry Picker, Blueberry Picker, Mango Picker, Vegetable Picker, Asparagus Picker, Mushroom Picker, Tomato Picker, Flower Picker, Fruit Picker Packer, Harvest Worker, Harvest Hand, Farm Hand Crop, Vineyard Worker, Vineyard Hand, Orchard Worker, Orchard Hand, Pruner Vineyard, Vine Pruner, Tea Plucker, Horticulture Worker, Polytunnel Worker, Glasshouse Worker, Nursery Worker Plants",
    "45-2092",
  ],
  [
    "Harvest Intern, Winery Harvest Intern, Vintage Cellar Hand, Cellar Hand, Winery Cellar Worker, Cellar Worker, Crush Worker",
    "51-9012 45-2092 51-9198",
  ],
  ["Winemaker, Assistant Winemaker, Enologist", "51-9012 19-1012 11-3051"],
  [
    "Shearer, Sheep Shearer, Wool Handler, Rouseabout, Shed Hand, Stockman, Stockperson, Jackaroo, Jillaroo, Station Hand, Dairy Herdsman, Herdsman, Herdsperson, Assistant Herdsman, Milker, Dairy Farm Assistant, Shepherd, Pig Unit Assistant, Stable Hand, Fish Farm Worker",
    "45-2093",
  ],
  [
    "Farm Manager, Estate Manager Farm, Dairy Farm Manager, Tea Estate Assistant Manager, Assistant Manager Tea Estate, Plantation Manager, Plantation Assistant Manager, Tea Garden Manager, Orchard Manager, Vineyard Manager",
    "11-9013 45-1011",
  ],
  [
    "Fish Farm Supervisor, Ornamental Fish Farm Supervisor, Harvest Supervisor, Farm Supervisor, Packhouse Supervisor",
    "45-1011",
  ],
  ["Gamekeeper, Ghillie, Countryside Ranger", "45-2099 33-3031 45-4011"],
  ["Tree Surgeon, Arborist Climber", "37-3013"],
  [
    "Greenkeeper, Groundsperson, Groundsman, Grounds Operative, Gardener, Estate Gardener, Parks Operative",
    "37-3011",
  ],
  ["Cemetery Superintendent, Cemetery Manager, Grounds Superintendent", "37-1012 11-9199"],
  ["Pest Controller, Vector Control Technician, Mosquito Control Technician", "37-2021"],
  ["Cleaning Operative, Office Cleaner, School Cleaner, Contract Cleaner", "37-2011"],
  [
    "Domestic Assistant, Chambermaid, Housekeeping Assistant, Accommodation Assistant, Room Boy",
    "37-2012",
  ],
  [
    "Housekeeping Executive, Housekeeping Incharge, Head Housekeeper, Executive Housekeeper, Housekeeping Supervisor",
    "37-1011",
  ],
  [
    "Catering Assistant, Kitchen Assistant, Canteen Assistant, Lunchtime Assistant, Kitchen Porter Assistant, Kitchen Hand",
    "35-2021 35-9099 35-9011",
  ],
  ["Kitchen Porter, KP", "35-9021"],
  ["Commis Chef, Demi Chef de Partie, Pastry Commis, Commis", "35-2014"],
  ["Cook in Charge, School Cook, Care Home Cook, Unit Cook", "35-2012"],
  ["Bar Staff, Barman, Barmaid, Bar Person", "35-3011"],
  [
    "Waiting Staff, Front of House Team Member, Steward Restaurant, Captain Restaurant, Food and Beverage Assistant",
    "35-3031",
  ],
  [
    "Restaurant General Manager, Pub Manager, Publican, Food and Beverage Manager, Canteen Manager, Catering Manager",
    "11-9051",
  ],
  [
    "Duty Manager Hotel, Front Office Executive Hotel, Front Office Manager Hotel",
    "11-9081 43-4081",
  ],
  [
    "Duty Manager Cargo, Air Cargo Duty Manager, Cargo Duty Manager, Ramp Supervisor",
    "53-1041 11-3071",
  ],
  [
    "Butcher Shop, Boning Room Worker, Boner, Slicer Meat, Abattoir Worker, Meat Process Worker",
    "51-3021 51-3022 51-3023",
  ],
  [
    "Cheesemaker, Cheese Maker, Affineur, Maestro Quesero, Brewer, Assistant Brewer",
    "51-3092 51-9012",
  ],
  ["Saw Filer, Saw Doctor", "51-4194"],
  [
    "Coded Welder, Fabricator Welder, Welder Fabricator, Sheet Metal Fabricator Welder",
    "51-4121 51-2041",
  ],
  ["Coded Boilermaker, Boilermaker Welder", "47-2011 51-4121"],
  [
    "CNC Setter, CNC Miller, CNC Turner, CNC Setter Operator, VMC Operator, VMC Setter",
    "51-9161 51-4041",
  ],
  [
    "Production Operative, Factory Operative, Process Worker, Process Operator, Food Production Operative, Manufacturing Operative, Factory Worker",
    "51-9199 51-3099 51-9198",
  ],
  [
    "Packaging Line Operator, Packaging Operator, Packing Line Operator, Filling Line Operator, Packing Operative, Packaging Machine Operator",
    "51-9111 53-7064",
  ],
  ["Machinist Sewing, Sewing Machinist, Tailor Master", "51-6031 51-6052"],
  [
    "Quality Assurance Executive, QA Executive, QC Executive, QC Chemist, Quality Executive, IPQA Executive, Quality Control Executive",
    "51-9061 19-4099 13-1041",
  ],
  [
    "Quality Assurance Manager, Quality Assurance General Manager, Quality Head, Plant Quality Manager, Head Quality Assurance, Quality Manager",
    "11-3051 11-9199",
  ],
  ["Plant Head, Works Manager, Factory Manager, Unit Head Production", "11-3051"],
  [
    "Accounts Assistant, Accounts Officer, Accounts Clerk, Purchase Ledger Clerk, Sales Ledger Clerk, Accounts Payable Executive, Accounts Receivable Executive, Credit Controller",
    "43-3031 13-2011",
  ],
  [
    "Chartered Accountant, Management Accountant, Group Accountant, Practice Accountant, Articled Clerk, Audit Senior, Audit Executive, Corporate Tax Manager",
    "13-2011",
  ],
  [
    "Payroll Administrator, Payroll Officer, Payroll Executive, Wages Clerk, Gestionnaire Paie",
    "43-3051",
  ],
  [
    "Purchase Executive, Purchase Officer, Procurement Executive, Procurement Officer, Flower Buyer, Cut Flower Buyer, Produce Buyer, Category Buyer",
    "13-1020",
  ],
  [
    "Shipping Documentation Executive, Export Documentation Executive, Import Export Executive, Shipping Executive, Freight Forwarder, Freight Forwarding Executive, Customs Clearance Executive",
    "43-5011 43-5071 13-1041",
  ],
  [
    "Barge Planner, Vessel Planner, Transport Planner Freight, Traffic Planner, Transport Planner, Traffic Office Clerk, Fleet Controller, Transport Coordinator",
    "43-5032 43-5011 43-5061",
  ],
  ["Bunker Surveyor, Marine Surveyor, Cargo Surveyor, Ship Surveyor", "53-6051 13-1041"],
  [
    "Building Surveyor, Chartered Building Surveyor, Building Control Officer, Building Control Surveyor",
    "47-4011 13-2020",
  ],
  [
    "Estate Agent, Lettings Negotiator, Sales Negotiator Property, Letting Agent, Property Negotiator",
    "41-9022",
  ],
  [
    "Lettings Manager, Housing Officer, Estates Manager, Strata Manager, Block Manager, Housing Manager",
    "11-9141 21-1093",
  ],
  [
    "Sales Executive, Field Sales Executive, Business Development Executive, Telesales Executive, Territory Sales Executive, Sales Officer",
    "41-3091 41-4012",
  ],
  ["Medical Representative, Area Business Manager Pharma", "41-4011"],
  [
    "Shop Assistant, Sales Assistant, Retail Assistant, Showroom Sales Executive, Counter Assistant, Bookseller, Senior Bookseller, Retail Sales Assistant, Trade Counter Assistant, Paint Department Lead",
    "41-2031",
  ],
  ["Checkout Operator, Till Operator", "41-2011"],
  [
    "Customer Care Executive, Customer Service Executive, Call Centre Executive, Customer Adviser, Customer Service Adviser, Voice Process Executive",
    "43-4051",
  ],
  [
    "Relationship Manager Private Banking, Private Banking Relationship Manager, Relationship Manager, Private Banker, Wealth Manager",
    "13-2052 41-3031",
  ],
  [
    "HR Executive, HR Officer, HR Adviser, People Adviser, Recruitment Consultant, Recruitment Executive, Resourcer, Talent Acquisition Executive",
    "13-1071",
  ],
  [
    "Admin Executive, Office Executive, Administrative Officer, Clerical Officer, Office Administrator, Office Junior, Peon",
    "43-9061 43-6014",
  ],
  ["Team Administrator, Personal Secretary, Office Secretary", "43-6014"],
  [
    "Medical Secretary NHS, Ward Clerk, Doctors Receptionist, GP Receptionist, Treatment Coordinator Orthodontic, Orthodontic Treatment Coordinator, Veterinary Receptionist, Vet Receptionist",
    "43-6013 43-4171",
  ],
  [
    "Practice Manager, GP Practice Manager, Dental Practice Manager, Imaging Services Director, Imaging Director",
    "11-9111",
  ],
  [
    "Communications Advisor, Communications Officer, Communications Executive, Communications Adviser, Media Officer, Press Officer, Communication Advisor, Public Affairs Officer, Publicity Officer",
    "27-3031",
  ],
  [
    "Marketing Executive, Digital Marketing Executive, SEO Executive, Performance Marketing Specialist, Paid Media Manager, PPC Executive",
    "13-1161 11-2021",
  ],
  [
    "Supply Chain Analytics, Supply Chain Analyst, Supply Chain Executive, Demand Planner",
    "13-1081 15-2051",
  ],
  ["Embedded Firmware Engineer, Firmware Engineer, Senior Firmware Engineer", "15-1252 17-2061"],
  ["Java Lead Engineer, Java Engineer, Technical Lead Java, Java Technical Lead", "15-1252"],
  ["IT Executive, IT Support Executive, Desktop Support Engineer, IT Technician School", "15-1232"],
  ["Bursar, School Business Manager", "11-3031 11-9032"],
  [
    "Head Teacher, Headteacher, Deputy Head Teacher, Assistant Head Teacher, School Principal Deputy",
    "11-9032",
  ],
  [
    "Teaching Assistant, Learning Support Assistant, Special Needs Assistant, Classroom Assistant, Higher Level Teaching Assistant, SEN Teaching Assistant, Teacher Aide, Integration Aide",
    "25-9045",
  ],
  ["Supply Teacher, Relief Teacher, Casual Relief Teacher", "25-3031"],
  [
    "Nursery Nurse, Nursery Practitioner, Nursery Assistant, Early Years Practitioner, Early Years Educator, Childminder, Room Leader Nursery",
    "39-9011 25-2011",
  ],
  [
    "Montessori Guide, Montessori Teacher, Montessori Lead Guide, Montessori Directress",
    "25-2011 39-9011",
  ],
  ["Lecturer, Further Education Lecturer, Lecturer Further Education", "25-1194 25-1199"],
  [
    "Youth Worker, Community Development Worker, Outreach Worker, Key Worker, Welfare Officer",
    "21-1093 21-1099",
  ],
  ["Probation Service Officer", "21-1092"],
  ["Prison Officer, Custody Officer, Detention Officer Custody", "33-3012"],
  ["Police Constable, Garda, Constable", "33-3051"],
  ["Police Community Support Officer", "33-9099 33-3051"],
  ["Traffic Warden, Civil Enforcement Officer", "33-3041"],
  [
    "Security Officer, Door Supervisor, Watchman, Concierge Security, Security Supervisor Guard",
    "33-9032",
  ],
  ["Youth Referee, Referee, Football Referee, Soccer Referee, Umpire", "27-2023"],
  [
    "Scare Actor, Haunt Actor, Character Performer, Santa, Santa Claus, Costumed Character",
    "27-2011 27-2099",
  ],
  [
    "Paper Conservator, Book Conservator, Textile Conservator, Objects Conservator, Museum Registrar, Collections Registrar",
    "25-4013 25-4012",
  ],
  [
    "Environment Artist, Pixel Artist, Game Artist, Character Artist, Technical Artist",
    "27-1014 27-1013",
  ],
  ["Catalog Designer, Production Designer Print, Artworker", "27-1024 43-9031"],
  [
    "Gameplay Programmer, Game Programmer, Game Developer, Unity Developer, Unreal Developer",
    "15-1252 15-1251",
  ],
  ["Funeral Arranger, Funeral Director Embalmer, Funeral Operative", "39-4031 39-4011"],
  ["Beauty Therapist, Beautician", "39-5094 39-5012"],
  ["Lifeguard Pool, Leisure Assistant, Leisure Attendant, Recreation Assistant", "33-9092 39-3091"],
  ["Agricultural Pilot, Ag Pilot, Crop Duster Pilot, Aerial Applicator Pilot", "53-2012"],
  ["Wind Turbine Lead Technician, Wind Technician, Wind Tech", "49-9081"],
  ["Water Plant Operator, Water Treatment Operator, Waste Water Operator", "51-8031"],
  ["Tannery Worker, Fur Dresser, Hide Tanner", "51-9199 51-6099"],
  ["Estate Sale Helper, Tree Lot Helper, Event Crew, Event Helper", "53-7062 41-2031"],
  ["Christmas Light Installer, Holiday Light Installer", "49-9099 37-3019"],
  ["Leasing Consultant, Leasing Agent, Leasing Professional", "41-9022 41-2021"],
  ["Parks Recreation Director, Recreation Director", "11-9072"],
  [
    "Leave Accommodation Specialist, Leave Specialist, Leave Administrator, Leave of Absence Specialist",
    "13-1141 13-1071",
  ],
  ["Title Clerk, DMV Clerk, Automotive Title Clerk", "43-9061 43-4031"],
  ["Protection Engineer, System Protection Engineer, Relay Protection Engineer", "17-2071"],
  ["Copier Technician, Copier Field Service Technician", "49-2011"],
  ["Film Set Production Assistant", "27-2012 27-4099"],
];
