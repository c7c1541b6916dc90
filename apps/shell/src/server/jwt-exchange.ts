import type { HostEntry } from '@proverka/brand/host';

interface TokenBearer {
  readonly host: HostEntry;
  /** Rate limits apply to the visitor, not to the shell. */
  readonly address: string;
  readonly jwtToken: string;
}

/**
 * Exchanges a `jwt_token` in the address for a session cookie; the token cannot be used again. With an invalid token the
 * visitor stays a guest and no reason is given.
 */
export async function exchangeToken(apiUrl: string, bearer: TokenBearer): Promise<string[]> {
  try {
    const answer = await fetch(`${apiUrl}/token/exchange`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': bearer.host.host,
        'x-forwarded-for': bearer.address,
        // The API sets the cookie for browsers only.
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ jwt_token: bearer.jwtToken }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? answer.headers.getSetCookie() : [];
  } catch {
    return [];
  }
}
