import { pasteSample } from "#scripts/sample-jobs/sample-job.ts";

const text = `Industriemechaniker (m/w/d) Instandhaltung

Wehrenbach Getriebetechnik GmbH
Standort: Kassel | Vollzeit, 35 Stunden pro Woche | unbefristet | ab 01.02.2027

Die Wehrenbach Getriebetechnik GmbH fertigt seit 1958 Getriebe für Landmaschinen und Aufzüge. Rund 280 Mitarbeitende arbeiten an unserem Standort in Kassel. Für unsere Instandhaltung suchen wir Verstärkung.

Ihre Aufgaben
• Wartung und Instandsetzung unserer CNC-Bearbeitungszentren, Verzahnungsmaschinen und Montagelinien
• Fehlersuche und Störungsbehebung in Mechanik, Hydraulik und Pneumatik
• Vorbeugende Instandhaltung nach Wartungsplan, Dokumentation in SAP PM
• Anfertigen und Einbauen von Ersatzteilen an Dreh- und Fräsmaschine
• Mitarbeit bei der Inbetriebnahme neuer Anlagen

Ihr Profil
• Abgeschlossene Ausbildung als Industriemechaniker, Mechatroniker oder vergleichbar
• Mindestens 2 Jahre Berufserfahrung in der Instandhaltung
• Gute Kenntnisse in Hydraulik und Pneumatik
• Bereitschaft zur Arbeit im Drei-Schicht-System und zur Rufbereitschaft (etwa jede sechste Woche)
• Deutschkenntnisse mindestens B2
• Kranschein und Staplerschein von Vorteil

Wir bieten
• Monatsentgelt von 3.900 € bis 4.350 € brutto nach dem Tarifvertrag der Metall- und Elektroindustrie Hessen
• Schichtzulagen, Urlaubsgeld und Weihnachtsgeld
• 30 Tage Urlaub
• Betriebliche Altersvorsorge und vermögenswirksame Leistungen
• JobRad, Kantine und kostenlose Parkplätze

So geht es weiter
Senden Sie uns Ihren Lebenslauf, ein Anschreiben brauchen wir nicht. Nach einem Telefonat laden wir Sie zu einem Gespräch mit dem Leiter der Instandhaltung und einem halben Probearbeitstag ein.

Bewerbung an: bewerbung@wehrenbach.example, Ansprechpartnerin: Frau Katrin Ohlendorf`;

export const industriemechaniker = pasteSample(
  "industriemechaniker",
  text,
  {
    title: "Industriemechaniker (m/w/d)",
    hiringCompany: "Wehrenbach Getriebetechnik GmbH",
    workType: "on-site",
    employmentType: "full-time",
    weeklyHours: "35",
  },
  [
    { place: "employer", words: "Wehrenbach Getriebetechnik GmbH" },
    { place: "must", words: "Gute Kenntnisse in Hydraulik und Pneumatik" },
    {
      place: "process",
      words: "Senden Sie uns Ihren Lebenslauf, ein Anschreiben brauchen wir nicht.",
    },
    {
      place: "process",
      words:
        "Nach einem Telefonat laden wir Sie zu einem Gespräch mit dem Leiter der Instandhaltung und einem halben Probearbeitstag ein.",
    },
  ],
);
