import { expect, test } from 'vitest';
import { archiveOf, archiveWithTwoDirectories } from './archive.fixtures.ts';
import { openZip, type ZipLimits } from './open-zip.ts';

const MB = 1024 * 1024;
const limits: ZipLimits = { entries: 50, entryBytes: 8 * MB, totalBytes: 10 * MB, ratio: 100 };
const text = (name: string, more: object = {}) => ({ name, content: Buffer.from('<a/>'), ...more });
const zeros = (name: string, bytes: number, more: object = {}) => ({
  name,
  content: Buffer.alloc(bytes),
  ...more,
});
/** What no method packs well. */
const noise = (name: string, bytes: number) => ({
  name,
  content: Buffer.from(
    Uint32Array.from({ length: bytes / 4 }, (_, at) => Math.imul(at + 1, 2_654_435_761)).buffer,
  ),
});

/** The names and sizes of everything unpacked, or the first refusal. */
async function unpacked(bytes: Uint8Array, within = limits) {
  const entries = await openZip(bytes, within);
  if (typeof entries === 'string') return entries;
  const contents: string[] = [];
  for (const { name, unpack } of entries) {
    const content = await unpack();
    if (typeof content === 'string') return content;
    contents.push(`${name}: ${content.length}`);
  }
  return contents;
}

test('the files of an archive are listed and unpacked', async () => {
  expect(await unpacked(archiveOf(text('a.xml'), noise('b/c.bin', 4096)))).toEqual([
    'a.xml: 4',
    'b/c.bin: 4096',
  ]);
});

test('of an archive with two directories the one that is listed is the one that is limited', async () => {
  const shown = [text('a.xml')];
  expect(await unpacked(archiveWithTwoDirectories(shown, [text('b.xml')]))).toEqual(['b.xml: 4']);
  expect(await unpacked(archiveWithTwoDirectories(shown, [zeros('b.xml', 300 * MB)]))).toBe('too_large');
});

test.each([
  ['no archive', Buffer.from('PK, but not really'), 'broken'],
  ['an archive cut short', archiveOf(text('a.xml')).subarray(0, -30), 'broken'],
  ['more files than the limit', archiveOf(...Array.from({ length: 51 }, (_, at) => text(`${at}`))), 'unsafe'],
  [
    'a hundred thousand files',
    archiveOf(...Array.from({ length: 65_535 }, (_, at) => text(`${at}`))),
    'unsafe',
  ],
  ['two files of one name', archiveOf(text('a.xml'), text('a.xml')), 'unsafe'],
  ['two files of one name for Windows', archiveOf(text('a.xml'), text('A.XML')), 'unsafe'],
  ['an endless name', archiveOf(text('a'.repeat(60_000))), 'unsafe'],
  ['a file without a name', archiveOf(text('')), 'unsafe'],
  ['a path outside', archiveOf(text('../a.xml')), 'unsafe'],
  [
    'another name before the file than in the directory',
    archiveOf(text('a.xml', { localName: 'b.xml' })),
    'unsafe',
  ],
  ['files that share their bytes', archiveOf(text('a.xml'), text('b.xml', { overlaps: true })), 'unsafe'],
  ['a password', archiveOf(text('a.xml', { isEncrypted: true })), 'encrypted'],
  ['an unknown method of compression', archiveOf(text('a.xml', { method: 14 })), 'broken'],
  ['one file above the limit', archiveOf(noise('a', 9 * MB)), 'too_large'],
  ['files above the limit together', archiveOf(noise('a', 6 * MB), noise('b', 6 * MB)), 'too_large'],
  ['a file packed more than any table', archiveOf(zeros('a', 2 * MB)), 'too_large'],
  ['hundreds of megabytes that say so', archiveOf(zeros('a', 300 * MB)), 'too_large'],
  ['hundreds of megabytes that claim to be small', archiveOf(zeros('a', 300 * MB, { claimed: 9 })), 'broken'],
  ['less than its header says', archiveOf(text('a.xml', { claimed: 5 })), 'broken'],
])('%s is refused (V5.2.3)', async (_what, bytes, refusal) => {
  expect(await unpacked(bytes)).toBe(refusal);
});

test('a file whose bytes were changed on the way is refused', async () => {
  const archive = archiveOf(noise('a', 4096));
  archive[2000] = (archive[2000] ?? 0) ^ 1;
  expect(await unpacked(archive)).toBe('broken');
});

test('nothing is unpacked until it is asked for', async () => {
  const entries = await openZip(archiveOf(text('a.xml'), zeros('b', 300 * MB)), limits);
  expect(typeof entries === 'string' ? entries : entries.map(({ size }) => size)).toEqual([4, 300 * MB]);
});
