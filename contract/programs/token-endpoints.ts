import { z } from "zod";
import { calls } from "#contract/calls.ts";
import { ofOrganization, type Endpoints } from "#contract/endpoint.ts";
import { ApiToken, NewApiToken, TokenForm } from "#contract/programs/token.ts";
import { IdText } from "#contract/text.ts";

/** The tokens by which an organization's programs make calls. */
export const tokenEndpoints = {
  listTokens: {
    ...calls.listTokens,
    access: "admin",
    summary:
      "The API tokens of an organization, newest first, with their last use; never the tokens themselves",
    params: ofOrganization,
    reply: z.array(ApiToken),
  },
  createToken: {
    ...calls.createToken,
    access: "admin",
    summary: "Make a token for a program; it is answered this once",
    params: ofOrganization,
    body: TokenForm,
    status: 201,
    reply: NewApiToken,
  },
  endToken: {
    ...calls.endToken,
    access: "admin",
    summary: "End a token; the next call with it is refused",
    params: ofOrganization.extend({ tokenId: IdText }),
    reply: ApiToken,
  },
} as const satisfies Endpoints;
