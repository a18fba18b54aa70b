import type { Listed } from "#ledger/occupations/occupation.ts";

export const product: readonly Listed[] = [
  {
    soc: "15-1255",
    title: "UX Designer",
    aliases:
      "Product Designer, UI Designer, UI UX Designer, UX UI Designer, Web Designer, Digital Product Designer, UX Researcher, User Researcher, UX Architect, Experience Designer, Service Designer, Mobile App Designer, Content Designer, Video Game Designer, Website Designer",
  },
  {
    soc: "27-1024",
    title: "Graphic Designer",
    aliases:
      "Brand Designer, Marketing Designer, Production Artist, Print Designer, Communication Designer, Presentation Designer, Packaging Graphic Designer, Publication Designer, Logo Designer, Visual Designer",
  },
  {
    soc: "27-1021",
    title: "Industrial Designer",
    aliases:
      "Packaging Designer, Furniture Designer, Toy Designer, Physical Product Designer, Consumer Product Designer, Package Designer, Appliance Designer, Commercial Designer, Industrial Product Designer, Housewares Designer",
  },
  {
    soc: "27-1011",
    title: "Art Director",
    aliases:
      "Creative Director, Associate Creative Director, Creative Lead, Head of Creative, Head of Design, Digital Art Director, VP Creative, Magazine Art Director, Creative Manager, Advertising Art Director",
  },
  {
    soc: "27-1025",
    title: "Interior Designer",
    aliases:
      "Interior Design Consultant, Commercial Interior Designer, Residential Interior Designer, Kitchen Designer, Kitchen and Bath Designer, Retail Space Designer, Workplace Designer, Lighting Designer Interior, Interior Decorator",
  },
  {
    soc: "27-1022",
    title: "Fashion Designer",
    aliases:
      "Apparel Designer, Clothing Designer, Footwear and Accessories Designer, Textile Fashion Designer, Knitwear Designer, Technical Apparel Designer, Accessories Designer, Costume Designer, Handbag Designer, Denim Designer, Menswear Designer, Footwear Designer",
  },
  {
    soc: "27-1014",
    title: "Motion Designer",
    aliases:
      "Animator, 3D Artist, 3D Animator, 3D Modeler, Motion Graphics Designer, Motion Graphics Artist, Visual Effects Artist, VFX Artist, Game Artist, 2D Animator",
  },
  {
    soc: "15-1299",
    title: "Scrum Master",
    aliases:
      "IT Project Manager, Agile Project Manager, Agile Coach, Release Train Engineer, Agile Delivery Lead, Agile Delivery Manager, IT Program Manager, Agile Scrum Master, IT Delivery Manager, Certified Scrum Master, Release Manager",
  },
  {
    soc: "13-1082",
    title: "Technical Program Manager",
    aliases:
      "TPM, Digital Project Manager, Product Operations Manager, Digital Program Manager, Product Program Manager, Delivery Lead Technology, Technology Program Manager, Software Delivery Manager, Program Manager Technology",
  },
  {
    soc: "11-2021",
    title: "Product Manager",
    aliases: "",
    nearest:
      "Technical Product Manager, Product Owner, Head of Product, Director of Product, Director of Product Management, VP Product, Chief Product Officer, Group Product Manager, Digital Product Manager, Growth Product Manager, Platform Product Manager, Product Lead, AI Product Manager, Data Product Manager",
  },
];
