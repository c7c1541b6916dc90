import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON and returns the status; throws when there was no answer. `fetch` would do the same with ten megabytes more
 * memory.
 */
export function postJson(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? httpsRequest : httpRequest;
    const request = send(url, {
      method: 'POST',
      timeout: TIMEOUT_MS,
      agent: false,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 10 seconds')));
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}
