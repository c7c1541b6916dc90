import { request } from 'node:http';
import type { Agent } from 'node:http';

export interface TimedCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object;
}

interface Answered {
  /** Milliseconds to the last byte. */
  readonly ms: number;
  readonly text: string;
}

/** One call; anything but 200 fails. */
export function timedCall(agent: Agent, { url, headers, body }: TimedCall): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    call.once('error', reject);
    call.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - started, text });
        else reject(new Error(`${url} ${JSON.stringify(body)} was answered ${text}`));
      });
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** What each call took, made over so many connections, one after another on each. */
export async function timeCalls(
  agent: Agent,
  calls: readonly TimedCall[],
  connections: number,
): Promise<number[]> {
  const left = [...calls];
  const taken: number[] = [];
  const connection = async () => {
    for (let call = left.shift(); call !== undefined; call = left.shift())
      taken.push((await timedCall(agent, call)).ms);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return taken;
}

export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
}
