import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archiveOf } from '@proverka/archive/archive.fixtures';
import { readDocument } from './read-document.ts';
import { maxBytes } from './xml/read-xml.ts';

const folder = new URL('fixtures/', import.meta.url);
const document = readFileSync(new URL('syn_about_property_room_flat_mortgage.xml', folder));
const signature = Buffer.from('308006092a864886f70d010702', 'hex');
const xml = { name: 'report-1.xml', content: document };
const sig = { name: 'report-1.xml.sig', content: signature };

test('the document of an archive is read as if it had come alone, and its signature is handed on', async () => {
  const alone = await readDocument(document);
  const unpacked = { signed: document, signature };
  expect(alone).toMatchObject({ ok: true, extract: { kind: 'about_property' } });
  expect(await readDocument(archiveOf(sig, xml))).toEqual({ ...alone, unpacked });
  expect(await readDocument(archiveOf(xml))).toEqual({
    ...alone,
    unpacked: { signed: document, signature: undefined },
  });
});

test('an archive within the signed archive of the register is opened, and the signature is of what was signed', async () => {
  const inner = archiveOf(xml);
  const outer = archiveOf({ name: '80-1.zip', content: inner }, { name: '80-1.zip.sig', content: signature });
  const read = await readDocument(outer);
  expect(read).toMatchObject({ ok: true, unpacked: { signature } });
  expect(read.ok && read.unpacked?.signed).toEqual(inner);
  const both = await readDocument(archiveOf({ name: 'a.zip', content: archiveOf(xml, sig) }));
  expect(both).toMatchObject({ ok: true, unpacked: { signed: document, signature } });
});

test('what a packer of macOS adds is no second document', async () => {
  const shadow = { name: '__MACOSX/._report-1.xml', content: Buffer.from('Mac OS X') };
  expect(await readDocument(archiveOf(xml, shadow))).toMatchObject({ ok: true });
});

const zipped = (levels: number): Buffer =>
  levels === 0
    ? document
    : archiveOf({ name: levels === 1 ? 'a.xml' : 'a.zip', content: zipped(levels - 1) });

test.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf_document'],
  [
    'an archive without an XML file',
    archiveOf({ name: 'a.pdf', content: document }),
    'archive_without_document',
  ],
  ['an empty archive', archiveOf(), 'archive_without_document'],
  ['two documents', archiveOf(xml, { ...xml, name: 'b.xml' }), 'several_documents'],
  ['an archive in an archive in an archive', zipped(3), 'unsafe_archive'],
  ['a path outside', archiveOf({ ...xml, name: '../../etc/cron.d/a.xml' }), 'unsafe_archive'],
  ['an absolute path', archiveOf({ ...xml, name: '/etc/a.xml' }), 'unsafe_archive'],
  ['a drive of Windows', archiveOf({ ...xml, name: 'C:\\a.xml' }), 'unsafe_archive'],
  [
    'thousands of files',
    archiveOf(...Array.from({ length: 3000 }, (_, at) => ({ ...xml, name: `${at}.txt` }))),
    'unsafe_archive',
  ],
  ['a password', archiveOf({ ...xml, isEncrypted: true }), 'encrypted_archive'],
  ['a truncated archive', archiveOf(xml).subarray(0, -30), 'broken_archive'],
  ['only the beginning of one', Buffer.from('PK\u0003\u0004', 'latin1'), 'broken_archive'],
  [
    'another document than its header says',
    archiveOf({ ...xml, claimed: document.length - 1 }),
    'broken_archive',
  ],
  [
    'a bomb that says its size',
    archiveOf({ name: 'a.xml', content: Buffer.alloc(maxBytes + 1) }),
    'too_large',
  ],
  [
    'a bomb that hides its size',
    archiveOf({ name: 'a.xml', content: Buffer.alloc(50_000_000), claimed: 9 }),
    'broken_archive',
  ],
  [
    'a signature of megabytes',
    archiveOf(xml, { ...sig, content: Buffer.alloc(2_000_000) }),
    'unsafe_archive',
  ],
  ['a broken document', archiveOf({ name: 'a.xml', content: document.subarray(0, 5000) }), 'truncated'],
  ['no XML at all', archiveOf({ name: 'a.xml', content: Buffer.from('\0\0\0') }), 'not_xml'],
])('%s is refused with its own reason', async (_what, bytes, code) => {
  expect(await readDocument(bytes)).toEqual({ ok: false, code, message: expect.stringMatching(/[а-я]{4}/u) });
});
