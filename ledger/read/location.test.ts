import { describe, expect, test } from "vitest";
import { readDocument } from "#ledger/read/document.ts";
import { findPlace } from "#ledger/read/find-place.ts";
import { readPlace, settlePlace } from "#ledger/read/location.ts";

describe("the form's place", () => {
  test.each([
    ["Columbus, OH 43215", "Columbus", "OH", "US"],
    ["Columbus OH", "Columbus", "OH", "US"],
    ["Columbus", "Columbus", null, null],
    ["COLUMBUS, OH", "Columbus", "OH", "US"],
    ["Austin", "Austin", "TX", "US"],
    ["New York", "New York", "NY", "US"],
    ["Washington, DC", "Washington", "DC", "US"],
    ["Hybrid in Austin, TX", "Austin", "TX", "US"],
    ["Austin, Texas, United States", "Austin", "TX", "US"],
    ["Acme, Dayton, OH", "Dayton", "OH", "US"],
    ["Austin, TX / Denver, CO", "Austin", "TX", "US"],
    ["Greater London", "Greater London", null, "GB"],
    ["London, UK", "London", null, "GB"],
    ["Berlin, DE", "Berlin", null, "DE"],
    ["Wilmington, DE", "Wilmington", "DE", "US"],
    ["Toronto, CA", "Toronto", "ON", "CA"],
    ["San Diego, CA", "San Diego", "CA", "US"],
    ["Bengaluru, Karnataka, India", "Bengaluru", "Karnataka", "IN"],
    ["Wroclaw", "Wrocław", null, "PL"],
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

describe("the place in a posting", () => {
  test.each([
    ["Location: Dayton, OH (hybrid)", "Dayton, OH"],
    ["Cook\nAcme | Austin, TX (hybrid) | Full-time", "Austin, TX"],
    ["We are based in Cluj-Napoca and hire.", "Cluj-Napoca, Romania"],
    ["Join our Berlin office!", "Berlin, Germany"],
    ["You cook on site in Columbus.", "Columbus"],
    ["The City of Los Angeles hires cooks.", "Los Angeles, CA"],
    ["We work in Portland, OR.", "Portland, OR"],
    ["hybrid, 3 days in austin", "Austin, TX"],
    ["line cook\nphoenix az, near the stadium", "Phoenix, AZ"],
    ["need a cook in dayton oh asap", "Dayton, OH"],
    ["a manager for the Nashville store", "Nashville, TN"],
    ["60 people, Reno NV.", "Reno, NV"],
    ["kickoff with Sam. NYC, 3 days in the office", "New York, NY"],
    ["This is a fully remote position.", "Remote"],
    ["We are based in Austin. The role is remote (US).", "Remote (US)"],
  ])("%s", (text, printed) => {
    expect(findPlace(readDocument(text))?.text).toBe(printed);
  });

  test.each([
    "Experience in React and Python, OR similar.",
    "A great role in nice teams.",
    "we keep it in our va, no others",
  ])("%s names no place", (text) => {
    expect(findPlace(readDocument(text))).toBeNull();
  });
});

test("the posting makes the form's city exact, and never replaces it", () => {
  const form = readPlace("Columbus");
  const same = findPlace(readDocument("Location: Columbus, OH"));
  const other = findPlace(readDocument("Location: Austin, TX"));
  expect(settlePlace(form, same)).toMatchObject({
    text: "Columbus, OH",
    country: "US",
    quotes: [{}, {}],
  });
  expect(settlePlace(form, other)).toMatchObject({ text: "Columbus", country: null });
  expect(settlePlace(null, null)).toMatchObject({ text: "", city: null, quotes: [] });
});
