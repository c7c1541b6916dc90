import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Broken } from './behaviour.domain.ts';
import type { Answer } from './source.ts';

const HUGE_BYTES = 64 * 1024 * 1024;

const CP1251_SIGNS: Record<string, number> = {
  Ё: 0xa8,
  ё: 0xb8,
  '«': 0xab,
  '»': 0xbb,
  '№': 0xb9,
  '—': 0x97,
  '–': 0x96,
  '…': 0x85,
  ' ': 0xa0,
};

/** Windows-1251, which old services still send while declaring UTF-8. */
function toCp1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.codePointAt(0) ?? 0x3f;
      if (code < 0x80) return code;
      if (code >= 0x410 && code <= 0x44f) return code - 0x350;
      return CP1251_SIGNS[character] ?? 0x3f;
    }),
  );
}

export function bodyText(body: unknown): string {
  if (body === undefined || body === null) return '';
  if (Buffer.isBuffer(body)) return body.toString('utf8');
  return typeof body === 'string' ? body : JSON.stringify(body);
}

const isXml = (text: string): boolean => text.trimStart().startsWith('<');

/** An oversized text for a reader that buffers everything: it starts like the real answer and only grows. */
function* hugeText(text: string): Generator<Buffer> {
  yield Buffer.from(isXml(text) ? `${text.slice(0, text.lastIndexOf('</'))}<!-- ` : '{"padding":"');
  const chunk = Buffer.alloc(64 * 1024, 0x78);
  for (let sent = 0; sent < HUGE_BYTES; sent += chunk.length) yield chunk;
  yield Buffer.from(isXml(text) ? ' -->' : '"}');
}

const DRIP_MS = 50;

/** An answer that goes on while somebody reads it: each chunk comes in time, so no read timeout fires. */
async function* endlessText(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(isXml(text) ? `${text.slice(0, text.lastIndexOf('</'))}<!-- ` : '{"padding":"');
  for (;;) {
    yield Buffer.alloc(1024, 0x78);
    await delay(DRIP_MS, undefined, { ref: false });
  }
}

/** Every list inside the answer contains each of its rows twice. */
function doubleRows(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((row: unknown) => [doubleRows(row), doubleRows(row)]);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, doubleRows(inner)]));
}

/** Nested entities that a careless XML parser expands to a billion words. */
function entityBomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE extract [<!ENTITY e0 "Росреестр">${levels.join('')}]>\n<extract>&e9;</extract>`;
}

const OUTAGE = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Технические работы</title><h1>Технические работы</h1><p>Сервис временно недоступен.</p></html>`;

function renameRoot(text: string): string {
  if (!isXml(text)) return JSON.stringify({ unexpected: true, payload: text.slice(0, 200) });
  const root = /<([a-z_]\w*)[\s>/]/i.exec(text.replace(/<\?.*?\?>|<!.*?>/gs, ''))?.[1];
  return root
    ? text.replaceAll(`<${root}`, '<unexpected_document').replaceAll(`</${root}`, '</unexpected_document')
    : text;
}

type Damage = (text: string, answer: Answer) => Partial<Answer>;

const DAMAGES: Record<Broken, Damage> = {
  html: () => ({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: OUTAGE }),
  truncated: (text) => ({ body: Buffer.from(text).subarray(0, Math.floor(Buffer.byteLength(text) * 0.6)) }),
  wrong_encoding: (text) => ({ body: toCp1251(text) }),
  empty: () => ({ body: '' }),
  huge: (text) => ({ body: Readable.from(hugeText(text)) }),
  endless: (text) => ({ body: Readable.from(endlessText(text)) }),
  duplicated: (text) => ({ body: isXml(text) ? text : JSON.stringify(doubleRows(JSON.parse(text))) }),
  entities: (_text, { headers }) => ({
    headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    body: entityBomb(),
  }),
  wrong_root: (text) => ({ body: renameRoot(text) }),
};

/** The answer of a malfunctioning system; status and headers stay unless the damage is in them. */
export function breakAnswer(how: Broken, answer: Answer): Answer {
  const text = bodyText(answer.body);
  const type = isXml(text) ? 'application/xml; charset=utf-8' : 'application/json; charset=utf-8';
  const whole = { ...answer, headers: { 'content-type': type, ...answer.headers } };
  return { ...whole, ...DAMAGES[how](text, whole) };
}
