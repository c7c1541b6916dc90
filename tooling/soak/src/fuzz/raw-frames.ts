import { connect } from 'node:net';
import type { FuzzAnswer } from '@proverka/fuzz/judge';
import type { FuzzRequest } from '@proverka/fuzz/to-request';
import { endless } from '@proverka/fuzz/endless';
import * as fc from 'fast-check';

const HOST = 'host: realestate.localhost';
const JSON_TYPE = 'content-type: application/json';
const post = (...lines: string[]) => ['POST /api/support HTTP/1.1', HOST, JSON_TYPE, ...lines].join('\r\n');
const get = (target: string, ...lines: string[]) =>
  [`GET ${target} HTTP/1.1`, HOST, ...lines, '', ''].join('\r\n');

/** Bytes that no HTTP library sends: broken chunks, two lengths, line breaks and raw bytes where none belong. */
const frames: readonly string[] = [
  post('transfer-encoding: chunked', '', 'zz\r\n{}\r\n0\r\n\r\n'),
  post('transfer-encoding: chunked', '', '5\r\n{}'),
  post('transfer-encoding: chunked', '', '2\r\n{}\r\n'),
  post('transfer-encoding: chunked', '', 'ffffffffffffffff\r\n{}\r\n0\r\n\r\n'),
  post('transfer-encoding: chunked', '', '2;a=b\r\n{}\r\n0\r\nx: y\r\n\r\n'),
  post('transfer-encoding: chunked', 'content-length: 2', '', '2\r\n{}\r\n0\r\n\r\n'),
  post('transfer-encoding: gzip, chunked', '', '2\r\n{}\r\n0\r\n\r\n'),
  post('transfer-encoding: x', '', '{}'),
  post('content-length: 2', 'content-length: 3', '', '{}'),
  post('content-length: 100', '', '{}'),
  post('content-length: -1', '', '{}'),
  post('content-length: 1e3', '', '{}'),
  post('content-length: 99999999999999999999', '', '{}'),
  post('content-length: 2', 'expect: 100-continue', '', '{}'),
  post('content-length: 2', 'expect: nonsense', '', '{}'),
  post('content-length: 2', 'content-encoding: br', '', '{}'),
  post('content-length : 2', '', '{}'),
  post(' folded', '', ''),
  get('/', 'x: a\0b'),
  get('/', 'x: \u00ff\u0080'),
  get('/', 'cookie: _token=\u00ff\u0080; a'),
  get('/', `cookie: ${'a=b; '.repeat(2500)}`),
  get('/', `x: ${'a'.repeat(20_000)}`),
  get('/', ...Array.from({ length: 2100 }, (_, at) => `x-${at}: y`)),
  get('/a b c'),
  get('/\u00d0\u00bf\u00d1\u0080'),
  get('/\u0001\u007f'),
  get('/%'),
  get('/%zz?%zz=%'),
  get(`/${'a'.repeat(15_000)}`),
  get(`/?${'a=b&'.repeat(3000)}`),
  get('//foreign.example/'),
  get('/\\foreign.example/'),
  get('/..//../etc/passwd'),
  get('/assets/..%2f..%2f..%2fpackage.json'),
  get('/r/realestate/%2e%2e/%2e%2e/web/x'),
  get('http://foreign.example/'),
  get('*'),
  get('/api//foreign.example/x'),
  get('/api/..%2f..%2fmetrics'),
  get('/api/\\..\\x'),
  get('/?jwt_token=%00%0d%0aSet-Cookie:%20a=b'),
  get('/', 'x-forwarded-for: 1.2.3.4\r\nx-forwarded-for: not an address'),
  get('/', 'x-forwarded-host: a\r\nx-forwarded-host: b'),
  get('/', 'host: fizcheck.localhost'),
  get('/', 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: x', 'sec-websocket-version: 13'),
  get('/', 'connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AAMAAABkAAQAAP__'),
  get('/', 'range: bytes=-1,0-,5-2'),
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  `GET / HTTP/1.1\r\n${HOST}:99999\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}:abc\r\n\r\n`,
  'GET / HTTP/1.1\r\nhost: \r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\r\n\r\n',
  'get / http/1.1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT foreign.example:443 HTTP/1.1\r\nhost: foreign.example\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: realestate.localhost\r\n\r\n',
  'TRACE / HTTP/1.1\r\nhost: realestate.localhost\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '\r\n\r\n\r\n',
  '\0\0\0\0',
  `GET / HTTP/1.1\r\n${HOST}\r\n\r\nGET /nowhere HTTP/1.1\r\n${HOST}\r\n\r\n`.repeat(5),
];

export interface RawFrame {
  readonly request: FuzzRequest;
  readonly send: () => Promise<FuzzAnswer>;
}

/** Frames one after another; half of those for the API's paths go to the API itself. */
export function createFrameCaller(shellPort: number, apiPort: number, seed: number): () => RawFrame {
  const next = endless(fc.tuple(fc.constantFrom(...frames), fc.boolean()), seed);
  return () => {
    const [frame, isForApi] = next();
    const bytes = Buffer.from(isForApi ? frame.replaceAll('/api/', '/') : frame, 'latin1');
    const name = `frame ${frames.indexOf(frame)} to the ${isForApi ? 'API' : 'shell'}`;
    const request = {
      key: name,
      actor: 'guest',
      method: 'RAW',
      url: frame.slice(0, 200),
      headers: {},
      marks: [],
    };
    return { request, send: () => sendFrame(isForApi ? apiPort : shellPort, bytes) };
  };
}

const GIVE_UP_MS = 10_000;

/** Sends bytes and the end of them; resolves when the server has closed the connection. */
function sendFrame(port: number, bytes: Buffer): Promise<FuzzAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let closed = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(bytes));
    socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', (error) => {
      closed = error.message;
    });
    socket.once('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 200);
      const statuses = Array.from(text.matchAll(/(?:^|\n)HTTP\/1\.\d (\d{3})/g), ([, code]) => Number(code));
      const ms = performance.now() - startedAt;
      resolve({ status: Math.max(status, ...statuses), headers: headersOf(text), text: text || closed, ms });
    });
  });
}

const headersOf = (text: string): Record<string, string> =>
  /\r\nretry-after: \d/i.test(text) ? { 'retry-after': '1' } : {};
