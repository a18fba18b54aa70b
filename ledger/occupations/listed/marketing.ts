import type { Listed } from "#ledger/occupations/occupation.ts";

export const marketing: readonly Listed[] = [
  {
    soc: "11-2021",
    title: "Marketing Manager",
    aliases:
      "Head of Growth, Head of Marketing, Marketing Director, VP of Marketing, Growth Marketing Manager, Growth Manager, Brand Manager, Product Marketing Manager, Digital Marketing Manager, Demand Generation Manager, Performance Marketing Manager, Lifecycle Marketing Manager, Field Marketing Manager, Category Manager Marketing, Director of Growth, VP Growth, Growth Lead, Email Marketing Manager, Channel Marketing Manager, Content Marketing Manager, CRM Marketing Manager, Campaign Manager Marketing, Brand Director, Marketing Operations Manager",
    nearest: "Chief Marketing Officer, CMO, Fractional CMO",
  },
  {
    soc: "13-1161",
    title: "Marketing Specialist",
    aliases:
      "Market Research Analyst, Marketing Coordinator, Marketing Analyst, Marketing Associate, Marketing Assistant, Digital Marketing Specialist, Digital Marketer, Digital Marketing Analyst, SEO Specialist, SEO Manager, SEO Analyst, SEO Strategist, SEM Specialist, PPC Specialist, Paid Media Specialist, Paid Search Specialist, Email Marketing Specialist, Growth Marketer, Social Media Specialist, Social Media Coordinator, Marketing Automation Specialist, Consumer Insights Analyst, Market Analyst, Demand Generation Specialist, Market Researcher, Brand Ambassador Coordinator, Search Engine Optimization Specialist, Marketing Consultant, Marketing Strategist, Marketing Operations Specialist",
  },
  {
    soc: "27-3031",
    title: "Public Relations Specialist",
    aliases:
      "PR Account Executive, Public Information Officer, Media Relations Specialist, Publicist, Internal Communications Specialist, Public Affairs Specialist, Press Secretary, Community Relations Specialist, Public Relations Coordinator, Lobbyist",
  },
  {
    soc: "11-2032",
    title: "Communications Director",
    aliases:
      "Communications Manager, PR Manager, Head of Communications, VP Communications, Corporate Communications Manager, Internal Communications Manager, Public Affairs Manager, Director of Public Relations, Public Affairs Director, Media Relations Manager, Social Media Manager",
  },
  {
    soc: "11-2011",
    title: "Advertising Manager",
    aliases:
      "Advertising Director, Promotions Manager, Agency Account Director, Media Buying Manager, Ad Operations Manager, Advertising Account Manager, Promotions Director, Campaign Director Advertising, Advertising Campaign Manager, Advertising Account Executive",
  },
  {
    soc: "27-3042",
    title: "Technical Writer",
    aliases:
      "API Writer, Technical Content Writer, Documentation Writer, Technical Communicator, Technical Author, Information Developer, Technical Documentation Specialist, Medical Technical Writer, Technical Documentation Writer, UX Writer",
  },
  {
    soc: "27-3043",
    title: "Copywriter",
    aliases:
      "Content Writer, Creative Writer, Blog Writer, Marketing Copywriter, Staff Writer Content, Ghostwriter, Script Writer, Screenwriter, Speechwriter, Web Content Writer, SEO Content Writer, Author, Freelance Writer, Advertising Copywriter",
  },
  {
    soc: "27-3041",
    title: "Editor",
    aliases:
      "Copy Editor, Managing Editor, Content Editor, Senior Editor Publishing, Web Editor, Editor in Chief, Acquisitions Editor, Digital Content Editor, Editorial Director, Publishing Editor, Magazine Editor, Editorial Manager",
  },
  {
    soc: "27-3023",
    title: "Journalist",
    aliases:
      "News Reporter, Staff Reporter, Sports Reporter, Correspondent, News Anchor, Columnist, Broadcast Journalist, Investigative Reporter, Multimedia Journalist, Television Reporter, News Correspondent",
  },
  {
    soc: "13-1121",
    title: "Event Planner",
    aliases:
      "Event Coordinator, Event Manager, Meeting Planner, Conference Planner, Conference Coordinator, Corporate Event Planner, Wedding Planner, Wedding Coordinator, Event Specialist, Meeting and Event Planner, Event Marketing Coordinator, Banquet Event Coordinator, Convention Planner, Trade Show Coordinator, Event Organizer",
  },
  {
    soc: "13-1131",
    title: "Fundraiser",
    aliases:
      "Development Officer, Major Gifts Officer, Annual Giving Coordinator, Donor Relations Specialist, Fundraising Coordinator, Development Associate Nonprofit, Gift Officer, Fundraising Officer, Planned Giving Officer, Donor Relations Coordinator, Fundraising Specialist",
  },
  {
    soc: "27-4032",
    title: "Video Editor",
    aliases:
      "Film Editor, Video Post-Production Editor, Post Production Editor, Film and Video Editor, Video Content Editor, Television Editor, Online Video Editor, Promo Editor, Assistant Video Editor, Broadcast Video Editor, Multimedia Video Editor",
  },
  {
    soc: "27-4021",
    title: "Photographer",
    aliases:
      "Product Photographer, Wedding Photographer, Portrait Photographer, Photojournalist, Commercial Photographer, Studio Photographer, School Photographer, Event Photographer, Aerial Photographer, Real Estate Photographer, News Photographer, Staff Photographer",
  },
  {
    soc: "27-2012",
    title: "Producer",
    aliases:
      "Video Producer, Film Producer, Executive Producer, Television Producer, Creative Producer, News Producer, Film Director, Podcast Producer, Stage Director, Broadcast Producer, Casting Director, Program Director Radio",
  },
];
