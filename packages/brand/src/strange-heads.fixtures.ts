import * as fc from 'fast-check';
import { once } from 'node:events';
import { connect } from 'node:net';

const LATE_MS = 2000;

/** Sends bytes as they are and reads the status of the answer; null where the connection is closed without one. Never waits long. */
export async function statusOf(port: number, request: string): Promise<number | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.setTimeout(LATE_MS, () => socket.destroy(new Error(`no answer to ${JSON.stringify(request)}`)));
    socket.write(request, 'latin1');
    let answer = '';
    for await (const part of socket) {
      answer += String(part);
      if (answer.includes('\r\n\r\n')) break;
    }
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
    return status === undefined ? null : Number(status);
  } finally {
    socket.destroy();
  }
}

const known = fc.constantFrom('realestate.localhost', 'fizcheck.localhost:3000', '127.0.0.1');
const near = fc.tuple(known, fc.constantFrom(':0', ':99999', ':x', '.', '@x', ', x', ' x', '/', '\t', ':'));
/** Any bytes a parser of HTTP lets through, and many it does not. */
const bytes = fc.string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)) });
const value = fc.oneof(
  known,
  near.map((parts) => parts.join('')),
  fc.webAuthority({ withIPv4: true, withIPv6: true, withUserInfo: true, withPort: true }),
  fc.constantFrom('javascript:', 'http', 'https', '', '::1', 'for=_x;host=evil.example', '1.2.3.4, garbage'),
  bytes,
);
const name = fc.constantFrom(
  'Host',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-For',
  'Forwarded',
  'Source-Site',
  'Origin',
  'Cookie',
);
const target = fc.oneof(
  fc.constantFrom(
    '/',
    '/check-person/',
    '/orders',
    '//evil.example',
    '/\\evil.example/',
    '*',
    'http://evil.example/',
    '/%zz',
  ),
  fc.webPath(),
);

/** Heads of requests with strange hosts, protocols and addresses. */
export const strangeHeads = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE'),
    target,
    version: fc.constantFrom('1.1', '1.0'),
    headers: fc.array(fc.tuple(name, value), { maxLength: 6 }),
    hasHost: fc.boolean(),
  })
  .map(({ method, target: path, version, headers, hasHost }) => {
    const own = hasHost ? [['Host', 'realestate.localhost'] as const] : [];
    const lines = [...own, ...headers].map((header) => header.join(': '));
    return [`${method} ${path} HTTP/${version}`, ...lines, 'Connection: close', '', ''].join('\r\n');
  });
