import { originOf, type Site } from '@proverka/brand/request-site';

/** A code from an address and the visitor who brought it: limits and the journal are about the visitor, not the shell. */
export interface Presented {
  readonly code: string;
  readonly site: Site;
  readonly address: string;
  readonly userAgent: string;
  /** The session the visitor has already, maybe an expired one. */
  readonly token: string;
}

export type Looked =
  | { readonly kind: 'guest'; readonly email: string; readonly isImpersonation: boolean }
  /** Signed in, and the code is spent. */
  | { readonly kind: 'signed-in' }
  /** A wrong code, too many of them, or the API did not answer: the visitor stays who they are. */
  | { readonly kind: 'useless' };

/** Asks what a code would do. */
export async function lookAtCode(apiUrl: string, presented: Presented): Promise<Looked> {
  const answer = await post(`${apiUrl}/token/entry_code/look`, presented);
  if (!answer?.ok) return { kind: 'useless' };
  const looked = (await answer.json()) as {
    is_signed_in: boolean;
    email: string;
    is_impersonation: boolean;
  };
  if (looked.is_signed_in) return { kind: 'signed-in' };
  return { kind: 'guest', email: looked.email, isImpersonation: looked.is_impersonation };
}

/** Exchanges a code for a session; the cookies to set, none for a code that opens nothing. */
export async function exchangeCode(apiUrl: string, presented: Presented): Promise<string[]> {
  const answer = await post(`${apiUrl}/token/exchange`, presented);
  return answer?.ok ? answer.headers.getSetCookie() : [];
}

async function post(
  url: string,
  { code, site, address, userAgent, token }: Presented,
): Promise<Response | null> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-host': site.name,
        'x-forwarded-proto': site.protocol,
        'x-forwarded-for': address,
        'user-agent': userAgent,
        // The API sets cookies for browsers only.
        origin: originOf(site),
        ...(token === '' ? {} : { cookie: `_token=${token}` }),
      },
      body: JSON.stringify({ jwt_token: code }),
      signal: AbortSignal.timeout(5000),
    });
  } catch {
    return null;
  }
}
