import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import { expect, test } from 'vitest';
import { createActor } from './actors.ts';
import { endless } from './endless.ts';
import { inputOf } from './input-of-schema.ts';
import { resolve } from './resolve.ts';
import { stepsOf } from './step.ts';
import { toRequest } from './to-request.ts';

const actor = createActor({
  name: 'somebody',
  mark: 'zq1zq',
  isStaff: false,
  isMember: true,
  email: 'somebody@example.com',
  password: 'верный пароль',
  tokens: ['a-token-that-is-long-enough'],
});
const take = <Value>(next: () => Value, count: number): Value[] => Array.from({ length: count }, next);
const bodies = Object.entries<Endpoint>(endpoints).flatMap(([key, { body }]) =>
  body === undefined ? [] : [{ key, body }],
);

test('the same seed makes the same calls', () => {
  const calls = () => take(endless(stepsOf('POST /order'), 7), 30);
  expect(calls()).toEqual(calls());
});

test.each(bodies)('some generated bodies of $key are accepted by its schema', ({ body }) => {
  const made = take(endless(inputOf(body, 'noun'), 1), 400).map((value) => resolve(value, actor, []));
  expect(made.some((value) => body.safeParse(value).success)).toBe(true);
});

test('every endpoint gets calls that can be sent: a method, a path and headers of one line', () => {
  const choice = { actors: [actor], newKey: () => 'a-new-key' };
  const requests = Object.keys(endpoints).flatMap((key) =>
    take(endless(stepsOf(key as ApiKey), 3), 40).map((step) => toRequest(step, choice)),
  );
  const wrong = requests.filter(({ url, headers }) =>
    [url, ...Object.values(headers)].some((text) => /[^\t\u0020-\u00FF]/.test(text)),
  );
  expect(wrong).toEqual([]);
});
