import { expect, test } from 'vitest';
import { parseExtract } from '../parse-extract.ts';

const letters = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1251').decode(Buffer.from([byte])),
    byte,
  ]),
);
const windows1251 = (text: string) => Buffer.from(Array.from(text, (letter) => letters.get(letter) ?? 63));

const document = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><exract_decision_refuse_provide_info>` +
  '<reasons_notification>Запрос представлен ненадлежащим лицом</reasons_notification></exract_decision_refuse_provide_info>';

test.each([
  ['UTF-8', Buffer.from(document('UTF-8'))],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${document('utf-8')}`)],
  ['windows-1251', windows1251(document('windows-1251'))],
  ['cp1251', windows1251(document('CP1251'))],
  ['UTF-16', Buffer.from(`\ufeff${document('UTF-16')}`, 'utf16le')],
  ['UTF-16, high byte first', Buffer.from(`\ufeff${document('UTF-16')}`, 'utf16le').swap16()],
  ['UTF-16 without a byte order mark', Buffer.from(document('UTF-16'), 'utf16le')],
  ['UTF-16 without one, high byte first', Buffer.from(document('UTF-16'), 'utf16le').swap16()],
  ['no declaration', Buffer.from(document('UTF-8').replace(/^<\?.*?\?>/u, ''))],
])('a document in %s is read', async (_encoding, bytes) => {
  const parsed = await parseExtract(bytes);
  expect(parsed).toMatchObject({
    ok: true,
    extract: { kind: 'refusal_notice', notice: { reasons: 'Запрос представлен ненадлежащим лицом' } },
  });
});

async function* byteByByte() {
  for (const byte of Buffer.from(document('UTF-8'))) yield Buffer.from([byte]);
}

test('a multi-byte letter split between two chunks is decoded as one letter', async () => {
  expect(await parseExtract(byteByByte())).toMatchObject({ ok: true });
});

test('windows-1251 bytes declared as UTF-8 are refused', async () => {
  expect(await parseExtract(windows1251(document('UTF-8')))).toMatchObject({
    ok: false,
    code: 'broken_encoding',
  });
});

test('a document that claims to be UTF-16 and is not is refused', async () => {
  expect(await parseExtract(Buffer.from(document('UTF-16')))).toMatchObject({
    ok: false,
    code: 'broken_encoding',
  });
});
