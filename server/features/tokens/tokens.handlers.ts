import type { TokenService } from "#server/features/tokens/tokens.service.ts";
import type { Handlers } from "#server/http/handlers.ts";

export function tokenHandlers(tokens: TokenService) {
  return {
    listTokens: ({ caller, params }) => tokens.list(caller, params.organizationId),
    createToken: ({ caller, params, body }) => tokens.create(caller, params.organizationId, body),
    endToken: ({ caller, params: { organizationId, tokenId } }) =>
      tokens.end(caller, organizationId, tokenId),
  } satisfies Partial<Handlers>;
}
