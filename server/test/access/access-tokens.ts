import type { Endpoint } from "#contract/endpoint.ts";
import { endpointNames, endpoints, type EndpointName } from "#contract/endpoints.ts";
import { scopeNames, type Scope } from "#contract/programs/scopes.ts";
import type { Cast } from "#server/test/access/access-actors.ts";
import { letsCallerChoose } from "#server/test/access/access-requests.ts";
import { success, type Verdict } from "#server/test/access/access-rules.ts";
import type { Factories, Person } from "#server/test/database/factories.ts";

/** What became of a program since it was made, or of whoever made it. */
export type Fate =
  | "lives"
  | "demoted"
  | "gone"
  | "blocked"
  | "ended"
  | "expired"
  | "damaged"
  | "foreign";

/** Whose program opens nothing any more. */
export const deadFates: readonly Fate[] = ["gone", "blocked", "ended", "expired", "damaged"];

const singles = scopeNames.filter((scope) => scope !== "internal");
const everything: readonly Scope[] = scopeNames;

type Held = { scopes: readonly Scope[] | "what the call needs"; fate: Fate };
const held = (scopes: Held["scopes"], fate: Fate = "lives"): Held => ({ scopes, fate });

/** The tokens that ask about North: how each is called in a sentence, and what it may do if it works at all. */
const holders: Record<string, Held> = {
  ...Object.fromEntries(singles.map((scope) => [scope, held([scope])])),
  "everything but internal": held(singles),
  everything: held(everything),
  "everything, made by somebody demoted since": held(everything, "demoted"),
  "everything, made by somebody gone": held(everything, "gone"),
  "everything, made by somebody blocked": held(everything, "blocked"),
  "everything, ended": held(everything, "ended"),
  "everything, expired": held(everything, "expired"),
  "everything, damaged": held(everything, "damaged"),
  "everything, in another organization": held(everything, "foreign"),
  "what it needs, made by somebody gone": held("what the call needs", "gone"),
  "what it needs, ended": held("what the call needs", "ended"),
  "what it needs, expired": held("what the call needs", "expired"),
  "what it needs, in another organization": held("what the call needs", "foreign"),
};

export const holderNames = Object.keys(holders);

function heldBy(holder: string): Held {
  const found = holders[holder];
  if (!found) throw new Error(`nobody holds ${holder}`);
  return found;
}

function scopesOf(name: EndpointName, holder: string): readonly Scope[] {
  const { scopes } = heldBy(holder);
  if (scopes !== "what the call needs") return scopes;
  const { scopes: needed = [] }: Endpoint = endpoints[name];
  // Nobody makes a token without any.
  return needed.length > 0 ? needed : ["jobs.read"];
}

export type MadeToken = { tokenId: number; token: string };
type Place = Pick<Cast, "north" | "south">;

/** Somebody with this fate, once they have made what they make. */
export function openMakers(make: Factories, { north, south }: Place) {
  const makers = new Map<Fate, Person>();

  async function maker(fate: Fate): Promise<Person> {
    const known = makers.get(fate);
    if (known) return known;
    const made = await make.member(fate === "foreign" ? south : north, "admin");
    makers.set(fate, made);
    return made;
  }

  /** What happens to them afterwards. */
  async function meetFates(): Promise<void> {
    const of = (fate: Fate) => [makers.get(fate)?.userId ?? ""];
    const { admin } = make;
    await admin.query(
      "update memberships set role = 'recruiter' where user_id = $1",
      of("demoted"),
    );
    await admin.query("delete from memberships where user_id = $1", of("gone"));
    await admin.query("update users set blocked_at = now() where id = $1", of("blocked"));
  }

  return { maker, meetFates, placeOf: (fate: Fate) => (fate === "foreign" ? south : north) };
}

/** One wrong letter in the middle. */
export function damage(token: string): string {
  const at = Math.floor(token.length / 2);
  return token.slice(0, at) + (token[at] === "x" ? "y" : "x") + token.slice(at + 1);
}

export type TokenFor = (name: EndpointName, holder: string) => MadeToken;

/** A token for each holder, and of those that have what a call needs one for each that calls need. */
export async function makeTokens(make: Factories, place: Place): Promise<TokenFor> {
  const { maker, placeOf, meetFates } = openMakers(make, place);
  const past = new Date(Date.now() - 1_000);
  const changesOf: Partial<Record<Fate, Record<string, unknown>>> = {
    ended: { revoked_at: past },
    expired: { expires_at: past },
  };
  const tokens = new Map<string, MadeToken>();
  const keyOf = (fate: Fate, scopes: readonly Scope[]) => `${fate}: ${scopes.join(" ")}`;
  for (const holder of holderNames) {
    const { fate } = heldBy(holder);
    for (const name of endpointNames) {
      const scopes = scopesOf(name, holder);
      if (tokens.has(keyOf(fate, scopes))) continue;
      const made = await make.token(
        placeOf(fate),
        await maker(fate),
        scopes,
        changesOf[fate] ?? {},
      );
      const token = fate === "damaged" ? damage(made.token) : made.token;
      tokens.set(keyOf(fate, scopes), { ...made, token });
    }
  }
  await meetFates();
  return (name, holder) => {
    const token = tokens.get(keyOf(heldBy(holder).fate, scopesOf(name, holder)));
    if (!token) throw new Error(`no token for ${holder} was made`);
    return token;
  };
}

/** What a token must be answered that asks for North's rows, by the call's own words. */
export function verdictOnToken(name: EndpointName, holder: string): Verdict {
  const { access, scopes }: Endpoint = endpoints[name];
  const { fate } = heldBy(holder);
  if (access === "anyone") return success(name);
  if (deadFates.includes(fate)) return { status: 401, refusal: "unauthorized" };
  const given = scopesOf(name, holder);
  if (!scopes?.every((scope) => given.includes(scope)))
    return { status: 403, refusal: "notInScope" };
  if (fate !== "foreign" || access === "signedIn") return success(name);
  return letsCallerChoose(name)
    ? { status: 403, refusal: "notAMember" }
    : { status: 404, refusal: "notFound" };
}

export function isForeign(holder: string): boolean {
  return heldBy(holder).fate === "foreign";
}

export function mayReadInside(name: EndpointName, holder: string): boolean {
  return scopesOf(name, holder).includes("internal") && !isForeign(holder);
}

/** North's words that a program without `internal` may read; whatever else stands in its answers is a leak. */
const outside =
  /CANARY-north-(?:organizations-(?:name|domain)|memberships-user_status|jobs-(?:title|location|salary_range|work_type|urgency_level|hiring_company|employment_type|employment_length|weekly_hours)|outputs-(?:content|error)|model_calls-\w+)/gu;

/** What is told of a job beside that as a fact: what its posting says too, how its texts sound, and what was decided, but not by whom. */
const asFact =
  /CANARY-north-(?:jobs-(?:requirements|benefits|culture)|organizations-(?:voice_tone|messaging_style)|decisions-settled)/gu;

/** North's words in an answer that only its team may read. */
export function leaksIn(body: string, tellsFacts = false): string[] {
  // In a file a line may end within a word.
  const words = body.replaceAll(/\s/gu, "").replaceAll(outside, "");
  const others = tellsFacts ? words.replaceAll(asFact, "") : words;
  return others.match(/CANARY-north-.{0,40}/gu) ?? [];
}
