import type { HostEntry } from '@proverka/brand/host';
import type { ShellConfig } from './config.ts';

/**
 * Turns a `jwt_token` from the address into a session cookie; the token in the address stops working with it. A token
 * that is not valid leaves the visitor a guest: nothing is said about why.
 */
export async function exchangeToken(
  config: ShellConfig,
  host: HostEntry,
  jwtToken: string,
): Promise<string[]> {
  try {
    const answer = await fetch(`${config.apiUrl}/token/exchange`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': host.host,
        // The API sets the cookie for browsers only.
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ jwt_token: jwtToken }),
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? answer.headers.getSetCookie() : [];
  } catch {
    return [];
  }
}
