import { expect, test } from 'vitest';
import { wordsAboutRequest } from './shell-log.domain.ts';

const log = (...lines: object[]) =>
  ['Shell starts', ...lines.map((line) => JSON.stringify(line)), '{"half'].join('\n');
const failed = {
  message: 'Page wholesale of fizcheck-pro failed',
  error: 'Error: x is not a function\n    at y',
};
const rests = {
  message: 'Page wholesale of fizcheck-pro rests for 5 s',
  error: 'A render process hung and was ended',
};

test.each([
  ['the server says about its request', { reqId: 'a', err: { message: 'no route' } }, 'no route'],
  ['its render process threw', { ...failed, reqId: 'a' }, 'x is not a function'],
  [
    'is said about a remote that cannot be loaded',
    { remote: 'fizcheck-pro', message: 'thrown at load' },
    'thrown at load',
  ],
  ['made the page rest', rests, 'A render process hung and was ended'],
  ['happened to another request', { ...failed, reqId: 'b' }, null],
] as const)('the reason of a failed page is what %s', (_, line, words) => {
  expect(wordsAboutRequest(log({ message: 'Set 1 is served' }, line), 'a')).toBe(words);
});

test('what is said about the request itself counts before anything else', () => {
  expect(wordsAboutRequest(log({ ...failed, reqId: 'a' }, rests), 'a')).toBe('x is not a function');
});
