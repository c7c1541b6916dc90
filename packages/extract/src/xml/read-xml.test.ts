import { expect, test } from 'vitest';
import { parseExtract } from '../parse-extract.ts';
import { maxBytes } from './read-xml.ts';

const megabyte = 1024 * 1024;
const head = Buffer.from('<?xml version="1.0"?><extract_about_property_land>');

/** A stream that counts the bytes read from it. */
function counted(first: Buffer, repeated: Buffer, total: number) {
  const consumed = { bytes: 0, isClosed: false };
  async function* source() {
    try {
      for (let next = first; consumed.bytes < total; next = repeated) {
        consumed.bytes += next.length;
        yield next;
      }
    } finally {
      consumed.isClosed = true;
    }
  }
  return { consumed, source: source() };
}

test('the reader stops one chunk after the limit in a file of 100 MB', async () => {
  const { consumed, source } = counted(head, Buffer.alloc(megabyte, '<a>text</a>\n'), 100 * megabyte);
  const parsed = await parseExtract(source);
  expect(parsed).toMatchObject({ ok: false });
  expect(consumed.bytes).toBeLessThanOrEqual(maxBytes + megabyte);
  expect(consumed.isClosed).toBe(true);
});

test('a file of 100 MB of white space is refused as too large', async () => {
  const { consumed, source } = counted(head, Buffer.alloc(megabyte, ' '), 100 * megabyte);
  expect(await parseExtract(source)).toMatchObject({ ok: false, code: 'too_large' });
  expect(consumed.bytes).toBeLessThanOrEqual(maxBytes + megabyte);
});

test('a buffer over the limit is refused before parsing', async () => {
  expect(await parseExtract(Buffer.alloc(maxBytes + 1, '<'))).toMatchObject({ ok: false, code: 'too_large' });
});

test.each([
  ['nesting', '<a>', 'too_deep'],
  ['a DTD full of entities', '<!ENTITY lol "&lol;&lol;&lol;&lol;&lol;&lol;">', 'doctype_forbidden'],
])('endless input of %s is refused within the first megabyte', async (what, piece, code) => {
  const first = what === 'nesting' ? head : Buffer.from('<?xml version="1.0"?><!DOCTYPE lolz [');
  const { consumed, source } = counted(first, Buffer.from(piece.repeat(1000)), 100 * megabyte);
  expect(await parseExtract(source)).toMatchObject({ ok: false, code });
  expect(consumed.bytes).toBeLessThan(megabyte);
});

test('an error while closing the stream still gives a refusal', async () => {
  async function* source() {
    try {
      yield Buffer.from('<html>');
      yield Buffer.from('<body <');
    } finally {
      await Promise.reject(new Error('socket already closed'));
    }
  }
  expect(await parseExtract(source())).toMatchObject({ ok: false });
});

test.each([
  ['text instead of bytes', ['<extract_about_property_land/>']],
  ['nothing to read from', undefined],
])('the reader refuses %s', async (_what, source) => {
  // @ts-expect-error untyped callers may pass anything
  expect(await parseExtract(source)).toMatchObject({ ok: false, code: 'unreadable_source' });
});

test('a million attributes are refused', async () => {
  const attributes = Array.from({ length: 1000 }, (_, number) => ` a${number}="1"`).join('');
  const { consumed, source } = counted(
    Buffer.from('<extract_about_property_land'),
    Buffer.from(attributes),
    megabyte,
  );
  expect(await parseExtract(source)).toMatchObject({ ok: false });
  expect(consumed.bytes).toBeLessThan(megabyte);
});

test('a large boundary is read with its points kept out of the tree', async () => {
  const ordinate = '<ordinate><x>476310.13</x><y>1430572.03</y><ord_nmb>1</ord_nmb></ordinate>';
  const open =
    '<boundary_record><municipal_boundary><contours_location><contours><contour><entity_spatial><spatials_elements><spatial_element><ordinates>';
  const close = open
    .replaceAll('<', '</')
    .split(/(?<=>)/u)
    .toReversed()
    .join('');
  const xml = `<extract_about_boundary>${open}${ordinate.repeat(150_000)}${close}</extract_about_boundary>`;
  const parsed = await parseExtract(Buffer.from(xml));
  if (!parsed.ok || parsed.extract.kind !== 'boundaries') throw new Error('not read');
  expect(parsed.extract.boundary.contours[0]?.rings[0]?.points).toHaveLength(150_000);
});
