import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archiveOf } from '@proverka/archive/archive.fixtures';
import { fileRefusalCodes, parseRefusalCodes } from './parse-refusals.ts';
import { readDocument } from './read-document.ts';

const document = readFileSync(new URL('fixtures/syn_about_property_room_flat_mortgage.xml', import.meta.url));
const files = [
  document,
  Buffer.from(document.toString(), 'utf16le'),
  archiveOf({ name: 'a.xml', content: document }, { name: 'a.xml.sig', content: Buffer.from('sig') }),
  archiveOf({ name: 'a.zip', content: archiveOf({ name: 'a.xml', content: document }) }),
];
const codes: ReadonlySet<string> = new Set([...parseRefusalCodes, ...fileRefusalCodes]);

/** A document, or one refusal with a known code and a Russian text. */
async function isAnswered(bytes: Uint8Array): Promise<boolean> {
  const read = await readDocument(bytes);
  return read.ok ? read.extract.kind.length > 0 : codes.has(read.code) && /[а-я]/u.test(read.message);
}

const beginnings = [
  '',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '%PDF-',
  '<?xml ',
  '\u00ff\u00fe',
  '\u00fe\u00ff<',
  '\u00ef\u00bb\u00bf',
];

test('any bytes at all give a document or one refusal', async () => {
  const bytes = fc
    .tuple(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 400 }))
    .map(([beginning, rest]) => Buffer.concat([Buffer.from(beginning, 'latin1'), rest]));
  await fc.assert(
    fc.asyncProperty(bytes, async (any) => {
      expect(await isAnswered(any)).toBe(true);
    }),
    { numRuns: 2000 },
  );
}, 60_000);

test('a damaged document or archive gives a document or one refusal', async () => {
  const damage = fc.record({
    place: fc.nat(99_999),
    removed: fc.nat(30),
    added: fc.uint8Array({ maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      async (whole, damages) => {
        const damaged = damages.reduce((bytes, { place, removed, added }) => {
          const at = Math.floor((bytes.length * place) / 100_000);
          return Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
        }, whole);
        expect(await isAnswered(damaged)).toBe(true);
      },
    ),
    { numRuns: 600 },
  );
}, 60_000);

test('an archive with any number changed in its directory gives a document or one refusal', async () => {
  const archive = files[2] ?? document;
  const start = archive.indexOf('PK\u0001\u0002', 'latin1');
  const change = fc.record({ at: fc.nat(archive.length - start - 1), byte: fc.nat(255) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const changed = Buffer.from(archive);
      for (const { at, byte } of changes) changed[start + at] = byte;
      expect(await isAnswered(changed)).toBe(true);
    }),
    { numRuns: 1500 },
  );
}, 60_000);
