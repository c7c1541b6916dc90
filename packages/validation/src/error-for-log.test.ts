import { expect, test } from 'vitest';
import { errorForLog, wordsForLog } from './error-for-log.ts';

test.each([
  [`Unexpected token 'П', "Тестов Иван"... is not valid JSON`, `Unexpected token "…", "…" is not valid JSON`],
  ['invalid input syntax for type uuid: "a1b2"', 'invalid input syntax for type uuid: "…"'],
  [
    'duplicate key value violates unique constraint "app_user_email_key"',
    'duplicate key value violates unique constraint "app_user_email_key"',
  ],
  ['Failed to parse URL from http://x.test/order/7?token=abc', 'Failed to parse URL from (address)'],
  ['no such user testov@example.com', 'no such user (mail)'],
  ['session 0Zk3n8Qp-5v7Xb1Lr9Tt2Ww is unknown', 'session (token) is unknown'],
  ["ENOENT: no such file, open '/data/files/77-01'", 'ENOENT: no such file, open "…"'],
  ["it didn't answer, and can't", "it didn't answer, and can't"],
])('of «%s» a log has «%s»', (message, words) => {
  expect(wordsForLog(message)).toBe(words);
});

test('an error in a log has its kind, its place and its cause, and none of its details', () => {
  const error = Object.assign(new Error('refused "Тестов"', { cause: new Error('by testov@example.com') }), {
    code: '23505',
    detail: 'Key (email)=(testov@example.com) already exists.',
    headers: { cookie: '_token=secret' },
  });
  const text = JSON.stringify(errorForLog(error));
  expect(text).toContain('23505');
  expect(text).toContain('error-for-log.test.ts');
  for (const detail of ['Тестов', 'testov', 'secret']) expect(text).not.toContain(detail);
});
