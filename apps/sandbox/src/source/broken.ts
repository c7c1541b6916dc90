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

const page = (title: string, text: string): Partial<Answer> => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
});

/** Half of the text; then the stream fails, and with it the connection. */
function* brokenText(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  yield bytes.subarray(0, Math.ceil(bytes.length / 2));
  throw new Error('the connection is cut off on purpose');
}

/** The first field once more and empty at the end, where a careless reader finds it. */
function repeatFirstField(text: string): string {
  const [, name] = /^\s*\{\s*"([^"]+)"/.exec(text) ?? [];
  return name === undefined ? text : `${text.trimEnd().slice(0, -1)},"${name}":null}`;
}

/** A newer version: fields nobody has seen, and words of a list in records that nobody has seen. */
function newer(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((one) => newer(one, depth + 1));
  if (typeof value !== 'object' || value === null) {
    return depth > 1 && typeof value === 'string' && /^[A-Za-z][a-z_]+$/.test(value) ? 'newer_value' : value;
  }
  const fields = Object.entries(value).map(([name, inner]) => [name, newer(inner, depth + 1)]);
  return { ...Object.fromEntries(fields), newer_field: 'новое' };
}

function renameRoot(text: string): string {
  if (!isXml(text)) return JSON.stringify({ unexpected: true, payload: text.slice(0, 200) });
  const root = /<([a-z_]\w*)[\s>/]/i.exec(text.replace(/<\?.*?\?>|<!.*?>/gs, ''))?.[1];
  return root
    ? text.replaceAll(`<${root}`, '<unexpected_document').replaceAll(`</${root}`, '</unexpected_document')
    : text;
}

type Damage = (text: string, answer: Answer) => Partial<Answer>;

const DAMAGES: Record<Broken, Damage> = {
  html: () => page('Портал', 'Добро пожаловать. Выберите раздел.'),
  maintenance: () => page('Технические работы', 'Сервис временно недоступен.'),
  captcha: () => page('Подтвердите, что вы не робот', 'Введите код с картинки.'),
  login: () => ({ status: 302, headers: { location: '/login' }, body: '' }),
  cut_off: (text) => ({ body: Readable.from(brokenText(text)) }),
  repeated_key: (text) => ({ body: isXml(text) ? text : repeatFirstField(text) }),
  newer: (text) => ({ body: isXml(text) ? text : JSON.stringify(newer(JSON.parse(text))) }),
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
