import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { inCp1251 } from './cp1251.ts';
import type { FakeAnswer } from './protocol-fake.ts';

const UTF8 = 'application/json; charset=utf-8';
const html = (body: string, more: Partial<FakeAnswer> = {}): FakeAnswer => ({
  body: `<!doctype html><html lang="ru"><body>${body}</body></html>`,
  contentType: 'text/html; charset=utf-8',
  ...more,
});
const written = (right: unknown) => Buffer.from(JSON.stringify(right));
const inEncoding = (body: Buffer, encoding: string): FakeAnswer => ({
  body,
  contentType: UTF8,
  headers: { 'content-encoding': encoding },
});

type Variants = Readonly<Record<string, (right: object) => FakeAnswer>>;

/** Ways to send a right answer that have to make no difference. */
export const sameAnswers: Variants = {
  'packed with gzip': (right) => inEncoding(gzipSync(written(right)), 'gzip'),
  'packed with brotli': (right) => inEncoding(brotliCompressSync(written(right)), 'br'),
  'packed with deflate': (right) => inEncoding(deflateSync(written(right)), 'deflate'),
  'in windows-1251, declared': (right) => ({
    body: inCp1251(JSON.stringify(right)),
    contentType: 'application/json; charset=windows-1251',
  }),
  'behind a byte order mark': (right) => ({ body: `\uFEFF${JSON.stringify(right)}`, contentType: UTF8 }),
  'under the name of plain text': (right) => ({ body: JSON.stringify(right), contentType: 'text/plain' }),
  'spread over many lines': (right) => ({ body: JSON.stringify(right, null, '\t'), contentType: UTF8 }),
};

/** Names with letters of the answer, so that a wrong encoding shows. */
const withLetters = (right: object) => ({ comment: 'Ответ', ...right });

/** Answers that are none, with what the customer has to be told. */
export const spoiledAnswers: Readonly<Record<string, readonly [(right: object) => FakeAnswer, RegExp]>> = {
  'a web page': [() => html('<h1>Главная</h1>'), /веб-страницу/u],
  'a web page declared as JSON': [() => html('<p>Портал</p>', { contentType: UTF8 }), /веб-страницу/u],
  'a page of maintenance with status 200': [
    () => html('<h1>Ведутся технические работы</h1>'),
    /технических работах/u,
  ],
  'a page with a captcha': [() => html('<h1>Подтвердите, что вы не робот</h1>'), /код с картинки/u],
  'a captcha with status 403': [
    () => html('<p>Введите код с картинки</p>', { status: 403 }),
    /код с картинки/u,
  ],
  'windows-1251 declared as UTF-8': [
    (right) => ({ body: inCp1251(JSON.stringify(withLetters(right))), contentType: UTF8 }),
    /кодировке/u,
  ],
  'windows-1251 without a word': [
    (right) => ({ body: inCp1251(JSON.stringify(withLetters(right))), contentType: 'application/json' }),
    /кодировке/u,
  ],
  'an unknown charset': [
    (right) => ({ body: written(right), contentType: 'application/json; charset=koi-7' }),
    /кодировке/u,
  ],
  'letters lost on the way': [(right) => ({ body: { comment: 'Тест\uFFFDв', ...right } }), /кодировке/u],
  'a truncated text': [
    (right) => ({ body: written(right).subarray(0, -5), contentType: UTF8 }),
    /оборванный/u,
  ],
  'a broken connection': [
    (right) => ({ body: written(right), contentType: UTF8, cutAfter: 10 }),
    /оборванный/u,
  ],
  'less than it announced': [
    (right) => ({
      body: written(right),
      contentType: UTF8,
      headers: { 'content-length': String(written(right).length + 100) },
      cutAfter: written(right).length,
    }),
    /оборванный/u,
  ],
  'a truncated archive': [
    (right) => inEncoding(gzipSync(written(right)).subarray(0, -20), 'gzip'),
    /оборванный/u,
  ],
  'an archive that is none': [(right) => inEncoding(written(right), 'gzip'), /оборванный/u],
  'an archive of endless size': [
    () => inEncoding(gzipSync(Buffer.alloc(30 * 1024 * 1024, 0x20)), 'gzip'),
    /слишком большой/u,
  ],
  'nothing at all': [() => ({ body: '' }), /пустой/u],
  'an answer without end': [
    () => ({ body: Buffer.alloc(1024 * 1024, 0x20), endlessMs: 0 }),
    /слишком большой/u,
  ],
  'an answer that drips': [() => ({ body: ' ', endlessMs: 10 }), /не закончил/u],
  silence: [() => ({ silent: true }), /не ответил/u],
  'one field twice': [
    (right) => {
      const [name = ''] = Object.keys(right);
      return { body: `${JSON.stringify(right).slice(0, -1)},"${name}":null}`, contentType: UTF8 };
    },
    /одно поле дважды/u,
  ],
  'something else': [() => ({ body: { unexpected: true } }), /не похож/u],
  'an empty object': [() => ({ body: {} }), /не похож/u],
  'an empty list': [() => ({ body: [] }), /не похож/u],
  'the word null': [() => ({ body: 'null', contentType: UTF8 }), /не похож/u],
  'a partial content': [(right) => ({ status: 206, body: right }), /не похож/u],
  'no content': [() => ({ status: 204 }), /пустой/u],
};

const statuses: readonly (readonly [number, RegExp])[] = [
  [301, /на другую страницу/u],
  [302, /на другую страницу/u],
  [307, /на другую страницу/u],
  [400, /не принял/u],
  [401, /отказал/u],
  [402, /отказал/u],
  [403, /отказал/u],
  [404, /по прежнему адресу/iu],
  [405, /по прежнему адресу/iu],
  [409, /не принял/u],
  [410, /по прежнему адресу/iu],
  [429, /ограничил/u],
  [451, /отказал/u],
  [500, /ошибке на своей стороне/u],
  [502, /ошибке на своей стороне/u],
  [503, /ошибке на своей стороне/u],
  [504, /ошибке на своей стороне/u],
];

/** Error statuses with a page, with nothing, and even with a right answer. */
export const errorAnswers = statuses.flatMap(([status, words]) => {
  const headers = status < 400 ? { location: '/login' } : { 'retry-after': '3600' };
  return [
    [`${status} with a page`, () => html(`<h1>${status}</h1>`, { status, headers }), words] as const,
    [`${status} with nothing`, () => ({ status, headers }), words] as const,
    [`${status} with a right body`, (right: object) => ({ status, headers, body: right }), words] as const,
  ];
});
