import type { HostEntry } from '@proverka/brand/host';

interface TokenBearer {
  readonly host: HostEntry;
  /** Limits are per visitor, not per shell. */
  readonly address: string;
  readonly jwtToken: string;
}

/**
 * Turns a `jwt_token` from the address into a session cookie; the token in the address stops working with it. A token
 * that is not valid leaves the visitor a guest: nothing is said about why.
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
