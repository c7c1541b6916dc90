import { networkOf } from './visitors.ts';

export interface ApiReply {
  readonly status: number;
  /** Null where the call was refused. */
  readonly body: unknown;
}

export interface ApiCall {
  readonly call: string;
  readonly body: object;
  /** Who asks: each has a network of its own, since the API counts what comes from one. */
  readonly who: string;
}

/** Makes a call as a program on a host. Throws when the API does not answer. */
export async function askApi(apiUrl: string, host: string, { call, body, who }: ApiCall): Promise<ApiReply> {
  const answer = await fetch(`${apiUrl}${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'source-site': host, 'x-forwarded-for': networkOf(who) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new Error(`The API at ${apiUrl} does not answer: set API_URL.`, { cause: error });
  });
  return { status: answer.status, body: answer.ok ? await answer.json() : null };
}
