import { ledgerOf } from "#ledger/fixtures/sample-job.ts";
import { describe, expect, test } from "vitest";
import { placeOfPosting, readPlace, settlePlace } from "#ledger/read/terms/location.ts";

describe("the form's place", () => {
  test.each([
    ["Columbus, OH 43215", "Columbus", "OH", "US"],
    ["Columbus OH", "Columbus", "OH", "US"],
    ["COLUMBUS, OH", "Columbus", "OH", "US"],
    ["Austin", "Austin", "TX", "US"],
    ["Washington, DC", "Washington", "DC", "US"],
    ["Hybrid in Austin, TX", "Austin", "TX", "US"],
    ["Austin, Texas, United States", "Austin", "TX", "US"],
    ["Acme, Dayton, OH", "Dayton", "OH", "US"],
    ["Austin, TX / Denver, CO", "Austin", "TX", "US"],
    ["London, UK", "London", null, "GB"],
    ["Berlin, DE", "Berlin", null, "DE"],
    ["Wilmington, DE", "Wilmington", "DE", "US"],
    ["Toronto, CA", "Toronto", "ON", "CA"],
    ["Bengaluru, Karnataka, India", "Bengaluru", "Karnataka", "IN"],
    ["Texas", null, "TX", "US"],
    ["Germany", null, null, "DE"],
    ["Georgia", null, null, null],
  ])("%s", (text, city, region, country) => {
    expect(readPlace(text)).toMatchObject({ city, region, country, isRemote: false });
  });

  test.each([
    ["Remote", null, null, "Remote"],
    ["Anywhere", null, null, "Remote"],
    ["Remote (US)", "US", "US", "Remote (US)"],
    ["US Remote", "US", "US", "Remote (US)"],
    ["Remote - EMEA", null, "EMEA", "Remote (EMEA)"],
    ["Remote - US or Canada", null, "US or Canada", "Remote (US or Canada)"],
    ["Anywhere in the U.S. (remote)", "US", "U.S.", "Remote (U.S.)"],
  ])("%s may be done from home", (text, country, remoteReach, printed) => {
    expect(readPlace(text)).toMatchObject({
      city: null,
      country,
      remoteReach,
      isRemote: true,
      text: printed,
    });
  });

  test("an office or home is both", () => {
    expect(readPlace("Remote or Austin, TX")).toMatchObject({ city: "Austin", isRemote: true });
  });
});

test.each([
  ["This is a fully remote position.", "Remote"],
  ["We are based in Austin. The role is remote (US).", "Remote (US)"],
  ["Remote, but you need to live in CO, TX or WA (our payroll)", "Remote (CO, TX or WA)"],
  ["Remote in the United States only", "Remote (United States)"],
  ["Remote – United States", "Remote (United States)"],
  ["Full time, remote, anywhere in the US (Central time preferred)", "Remote (US)"],
  ["Remote anywhere in US, but Eastern or Central hours", "Remote (US)"],
  ["remote US, but must overlap 9-2 Pacific.", "Remote (US)"],
  ["Remote, anywhere in US Eastern to Mountain time; legal entity in Pittsburgh", "Remote (US)"],
  ["360 RECRUITERS WANTED – WORK FROM ANYWHERE IN THE USA", "Remote (USA)"],
  ["Vancouver BC or remote in Canada", "Remote (Canada)"],
  ["Remote - US; Remote - Canada (Ontario, BC only)", "Remote"],
  ["Contract, fully remote, outside the US is fine", "Remote"],
  ["Remote, US or Canada", "Remote (US or Canada)"],
  ["Remote work is open to us all", "Remote"],
])("a posting that says %s reaches as far as it says", (line, printed) => {
  expect(placeOfPosting(null, line)?.text).toBe(printed);
});

test("the posting makes the form's city exact, and never replaces it", () => {
  const columbus = { city: "Columbus", region: "OH", country: "US" };
  const austin = { city: "Austin", region: "TX", country: "US" };
  const form = readPlace("Columbus");
  expect(settlePlace(form, placeOfPosting({ value: columbus, quote: "q" }, null))).toMatchObject({
    text: "Columbus, OH",
    country: "US",
    quotes: [{}, {}],
  });
  expect(settlePlace(form, placeOfPosting({ value: austin, quote: "q" }, null))).toMatchObject({
    text: "Columbus",
    region: null,
  });
  expect(settlePlace(null, null)).toMatchObject({ text: "", city: null, quotes: [] });
});

test("a remote job whose form names no country is where the posting lets people sit", () => {
  const posting = placeOfPosting(null, "Remote (United States)");
  expect(settlePlace(readPlace("Remote"), posting)).toMatchObject({
    text: "Remote (United States)",
    country: "US",
    isRemote: true,
  });
  expect(settlePlace(readPlace("Remote (Canada)"), posting)).toMatchObject({ country: "CA" });
  expect(settlePlace(readPlace("Austin, TX"), posting)).toMatchObject({ city: "Austin" });
});

test("a remote job in a named country has that country, its figures and no question about it", () => {
  const { reading, market } = ledgerOf({
    title: "Enterprise Account Executive",
    location: "",
    rawExtractedJd:
      "Enterprise Account Executive\nFull time, remote, anywhere in the US (Central time preferred)\n\nPay\n- Base salary $142,000 to $172,000\n\nRequirements\n- Seven years closing B2B software",
  });
  expect(reading.place).toMatchObject({ country: "US", isRemote: true, city: null });
  expect(market.wages).toHaveProperty("facts");
});
