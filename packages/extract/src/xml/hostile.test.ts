import { expect, test } from 'vitest';
import { parseExtract } from '../parse-extract.ts';

const document = (inside: string) =>
  Buffer.from(
    '<extract_about_property_room><room_record><object><common_data><cad_number>77:06:0001001:1</cad_number>' +
      `</common_data></object></room_record>${inside}</extract_about_property_room>`,
  );
const attributes = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ` ${name}${at}="1"`).join('');

test.each([
  ['a million attributes of one element', document(`<a${attributes(200_000, 'a')}/>`), 'too_many_elements'],
  ['a million namespaces', document(`<a${attributes(200_000, 'xmlns:a')}/>`), 'too_many_elements'],
  [
    'a million attributes of many elements',
    document(`<a${attributes(30, 'a')}/>`.repeat(10_000)),
    'too_many_elements',
  ],
  ['a name without end', document(`<${'a'.repeat(100_000)}/>`), 'text_too_long'],
  ['an attribute without end', document(`<a b="${'я'.repeat(300_000)}"/>`), 'text_too_long'],
  ['a text in a million pieces', document(`<a>${'<![CDATA[x]]>'.repeat(300_000)}</a>`), 'text_too_long'],
  ['NUL bytes', document('<a>\0</a>'), 'not_xml'],
  ['a reference to a NUL', document('<a>&#0;</a>'), 'not_xml'],
  ['a text that is no XML', Buffer.from('Выписка из ЕГРН'), 'not_xml'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'broken_encoding'],
  [
    'an external entity',
    Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
    'doctype_forbidden',
  ],
  ['a web page', Buffer.from('<!DOCTYPE html><html><body>Вход</body></html>'), 'doctype_forbidden'],
  ['an XML document of somebody else', Buffer.from('<rss version="2.0"><channel/></rss>'), 'wrong_root'],
])('%s is refused (V1.5.1)', async (_what, bytes, code) => {
  expect(await parseExtract(bytes)).toMatchObject({ ok: false, code });
});

/** Each took minutes where a pattern tries anew from every letter. */
test.each([
  ['an e-mail that never comes', `@ 1234 ${'a'.repeat(190_000)}`],
  ['an address that never ends', 'a@'.repeat(90_000)],
  ['digits that are no number', '1234 56'.repeat(27_000)],
  ['words before numbers that never come', 'серия паспорт снилс тел 12345'.repeat(6000)],
  ['paths of nothing', 'file:\\\\ a:\\'.repeat(15_000)],
  ['blanks', `x${' \u00a0'.repeat(90_000)}x`],
])('a long text of %s is read at once', async (_what, text) => {
  const parsed = await parseExtract(document(`<a>${text}</a>`.repeat(20)));
  expect(parsed).toMatchObject({ ok: true, extract: { kind: 'about_property' } });
});

test('a prolog of unfinished comments is read at once, and a DTD behind a finished one is found', async () => {
  const prolog = `<?x ${'<!--'.repeat(15_000)}?>`;
  const room = document('').toString();
  expect(await parseExtract(Buffer.from(prolog + room))).toMatchObject({ ok: true });
  expect(await parseExtract(Buffer.from(`<!-- a --><!DOCTYPE a>${room}`))).toMatchObject({
    code: 'doctype_forbidden',
  });
});

test('an attribute of the root stands by its own element', async () => {
  const parsed = await parseExtract(
    Buffer.from(
      document('<a b="1"/><c/>')
        .toString()
        .replace('<extract_about_property_room>', '<extract_about_property_room guid="7">'),
    ),
  );
  expect(parsed).toMatchObject({ ok: true, extract: { guid: '7', unread: ['a/@b'] } });
});
