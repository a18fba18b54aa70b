import { expect, test } from "vitest";
import { buildLedger } from "#ledger/ledger.ts";
import { shipped } from "#knowledge/shipped.ts";
import { undecided } from "#ledger/facts/decided.ts";
import { shippedFacts } from "#ledger/market/market-facts.ts";
import { ledgerOf, thinJob, thinOrganization } from "#ledger/fixtures/sample-job.ts";
import { findThin } from "#ledger/facts/thin.ts";

const duties = `What you will do
- Give medication to six patients and write down what they were given
- Teach families how to dress a wound at home

Requirements
- Ohio registered nurse license
- Two years on a surgical ward

The ward has twenty beds, and three nurses work each shift together with an aide.`;

const finnish = `Etsimme sairaanhoitajaa kirurgiselle osastolle Helsinkiin. Työtehtäviin kuuluu potilaiden hoito,
lääkkeiden jakaminen ja omaisten ohjaaminen. Edellytämme sairaanhoitajan tutkintoa ja vähintään kahden vuoden
kokemusta vastaavista tehtävistä. Tarjoamme vakituisen työsuhteen, kilpailukykyisen palkan ja mukavat työkaverit.
Hakemukset pyydetään lähettämään sähköpostilla kuukauden loppuun mennessä, ja haastattelut pidetään heti sen jälkeen.`;

test("a job whose occupation and text are known is not thin", () => {
  expect(findThin(ledgerOf({ rawExtractedJd: duties }))).toEqual([]);
});

test("a title nobody knows makes every report thin, until somebody chooses the occupation", () => {
  const job = { ...thinJob, title: "Zorblat Whisperer", rawExtractedJd: duties };
  const around = {
    organization: thinOrganization,
    market: shippedFacts,
    knowledge: shipped,
    today: new Date("2026-11-14T12:00:00Z"),
  };
  const under = (occupation: string | null) =>
    findThin(buildLedger({ ...around, job, decided: { ...undecided, occupation } }));
  expect(under("none")).toEqual([{ lacks: "occupation" }]);
  expect(under("29-1141")).toEqual([]);
});

test("a text in a language nobody labelled is named by it", () => {
  expect(findThin(ledgerOf({ rawExtractedJd: finnish }))).toEqual([
    { lacks: "language", language: "fi" },
  ]);
});

test("a title and a place are almost no text", () => {
  expect(findThin(ledgerOf())).toEqual([{ lacks: "text", lines: 0 }]);
  expect(findThin(ledgerOf({ requirements: "- BLS card\n- Two years on a ward" }))).toEqual([]);
});

test("a long text without a duty or a requirement is asked about line by line", () => {
  const culture = "We laugh a lot, we celebrate birthdays and we like each other. ".repeat(6);
  expect(findThin(ledgerOf({ culture }))).toEqual([{ lacks: "lines", lines: 0 }]);
});
