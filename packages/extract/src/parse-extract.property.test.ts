import { extractSchema } from '@proverka/contract/extract';
import { isCadastralNumber } from '@proverka/validation/cadastral-number';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseExtract } from './parse-extract.ts';
import { parseRefusalCodes } from './parse-refusals.ts';

const folder = new URL('fixtures/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(new URL(name, folder)));
const sample = fc.constantFrom(...samples);
/** A uniformly distributed share of a length; fast-check's own doubles cluster near zero. */
const place = fc.nat(99_999).map((share) => share / 100_000);
const at = (length: number, where: number) => Math.floor(length * where);

/** The result is a refusal with a known code, or a document that fits its contract. */
async function isLawful(bytes: Buffer): Promise<boolean> {
  const parsed = await parseExtract(bytes);
  if (!parsed.ok) return parseRefusalCodes.includes(parsed.code);
  const hasNumber = !('object' in parsed.extract) || isCadastralNumber(parsed.extract.object.cadastralNumber);
  return hasNumber && extractSchema.safeParse(parsed.extract).success;
}

test('a document truncated anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(sample, place, async (whole, where) => {
      const end = whole.lastIndexOf('>');
      const parsed = await parseExtract(whole.subarray(0, at(end, where)));
      expect(parsed.ok).toBe(false);
    }),
    { numRuns: 200 },
  );
}, 30_000);

test('replaced, inserted, removed or duplicated bytes never crash the reader', async () => {
  const anyBytes = fc.uint8Array({ maxLength: 10 }).map((bytes) => Buffer.from(bytes));
  const markup = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    '<a>',
    '</a>',
    '<!--',
    ']]>',
    '&#0;',
    '&#x1F600;',
    '<?x?>',
    '1',
    'я',
  );
  const insert = fc.oneof(
    { weight: 1, arbitrary: anyBytes },
    { weight: 6, arbitrary: fc.oneof(markup, fc.string({ maxLength: 5 })).map((text) => Buffer.from(text)) },
  );
  const edit = fc.record({ where: place, remove: fc.oneof(fc.constant(0), fc.nat(20)), insert });
  await fc.assert(
    fc.asyncProperty(sample, fc.array(edit, { minLength: 1, maxLength: 3 }), async (whole, edits) => {
      let bytes = whole;
      for (const { where, remove, insert } of edits) {
        const start = at(bytes.length, where);
        bytes = Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + remove)]);
      }
      expect(await isLawful(bytes)).toBe(true);
    }),
    { numRuns: 300 },
  );
}, 30_000);

const fuzzText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '77:06:0001001',
    '0',
    '-1',
    '1e999',
    'NaN',
    '2024-02-30',
    '31.12.2023',
    '1,5',
    '9'.repeat(400),
  ),
);
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('arbitrary text anywhere in a well-formed document never crashes the reader', async () => {
  const change = fc.record({ where: place, text: fuzzText });
  await fc.assert(
    fc.asyncProperty(sample, fc.array(change, { minLength: 1, maxLength: 12 }), async (whole, changes) => {
      const parts = whole.toString('utf8').split(/(?<=>)([^<>]*[^<>\s][^<>]*)(?=<\/)/u);
      for (const { where, text } of changes) {
        parts[at(Math.floor(parts.length / 2), where) * 2 + 1] = escape(text);
      }
      expect(await isLawful(Buffer.from(parts.join('')))).toBe(true);
    }),
    { numRuns: 300 },
  );
}, 30_000);

test('renamed, removed or duplicated elements never crash the reader', async () => {
  const change = fc.record({ where: place, kind: fc.constantFrom('rename', 'drop', 'double', 'nest') });
  await fc.assert(
    fc.asyncProperty(sample, fc.array(change, { minLength: 1, maxLength: 6 }), async (whole, changes) => {
      let xml = whole.toString('utf8');
      for (const { where, kind } of changes) {
        const opened = [...xml.matchAll(/<(\w+)>/gu)];
        const start = opened[at(opened.length, where)];
        const found = start && /^<(\w+)>(?:(?!<\1>)[^])*?<\/\1>/u.exec(xml.slice(start.index));
        if (start === undefined || !found) continue;
        const [text, name = ''] = found;
        const changed = {
          rename: text.replace(`<${name}>`, '<other>').replace(new RegExp(`</${name}>$`, 'u'), '</other>'),
          drop: '',
          double: text + text,
          nest: `<${name}>${text}</${name}>`,
        }[kind];
        xml = xml.slice(0, start.index) + changed + xml.slice(start.index + text.length);
      }
      expect(await isLawful(Buffer.from(xml))).toBe(true);
    }),
    { numRuns: 200 },
  );
}, 30_000);
