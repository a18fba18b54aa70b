import { createSign, generateKeyPairSync } from "node:crypto";

/** Who stands behind a provider's code in a test. */
export type OutsidePerson = { id: string; email: string; name: string; isVerified: boolean };

export function codeFor(person: OutsidePerson): string {
  return Buffer.from(JSON.stringify(person)).toString("base64url");
}

function personOf(code: string): OutsidePerson {
  return JSON.parse(Buffer.from(code, "base64url").toString("utf8")) as OutsidePerson;
}

const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What Google signs about somebody. */
export function idToken(person: OutsidePerson, audience: string): string {
  const seconds = Math.floor(Date.now() / 1_000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: audience,
    sub: person.id,
    email: person.email,
    email_verified: person.isVerified,
    name: person.name,
    iat: seconds,
    exp: seconds + 600,
  };
  const content = `${encode({ alg: "RS256", kid: "test", typ: "JWT" })}.${encode(claims)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(privateKey, "base64url")}`;
}

/** Answers what Google and GitHub would; anything else outside is refused, so that a test never leaves the machine. */
function answer(url: URL, request: Request, body: URLSearchParams): Response | null {
  const token = (request.headers.get("authorization") ?? "").replace(/^\w+ /u, "");
  switch (`${url.host}${url.pathname}`) {
    case "oauth2.googleapis.com/token": {
      const person = personOf(body.get("code") ?? "");
      return Response.json({
        access_token: codeFor(person),
        id_token: idToken(person, body.get("client_id") ?? ""),
        token_type: "Bearer",
        expires_in: 3_600,
      });
    }
    case "www.googleapis.com/oauth2/v3/certs":
      return Response.json({
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: "test", alg: "RS256", use: "sig" }],
      });
    case "github.com/login/oauth/access_token":
      return Response.json({
        access_token: body.get("code"),
        token_type: "bearer",
        scope: "user:email",
      });
    case "api.github.com/user": {
      const { id, name } = personOf(token);
      return Response.json({ id, login: name.toLowerCase(), name, email: null, avatar_url: "" });
    }
    case "api.github.com/user/emails": {
      const { email, isVerified } = personOf(token);
      return Response.json([{ email, primary: true, verified: isVerified, visibility: "private" }]);
    }
    default:
      return null;
  }
}

/** Puts the two providers in place of the outside world, for this process only; the answer undoes it. */
export function playProviders(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.hostname === "localhost" || url.hostname === "127.0.0.1") return real(input, init);
    const body = new URLSearchParams(request.method === "POST" ? await request.text() : "");
    return answer(url, request, body) ?? Response.error();
  };
  return () => {
    globalThis.fetch = real;
  };
}
