import { expect, test } from 'vitest';
import { balancerConfig } from './balancer.ts';
import { namesOf, oneOfEach, readTopology } from './topology.ts';

test('without a word there is one of each, and no pooler', () => {
  expect(readTopology({})).toEqual(oneOfEach);
});

test('how many of each is read from the environment', () => {
  expect(readTopology({ SHELLS: '2', APIS: '3', WORKERS: '4', POOLER: 'pgbouncer' })).toEqual({
    shells: 2,
    apis: 3,
    workers: 4,
    isPooled: true,
  });
});

test.each([
  [{ APIS: '0' }, 'APIS is "0", but it is a whole number from 1 to 8.'],
  [{ SHELLS: 'two' }, 'SHELLS is "two", but it is a whole number from 1 to 8.'],
  [{ WORKERS: '1.5' }, 'WORKERS is "1.5", but it is a whole number from 1 to 8.'],
  [{ POOLER: 'odyssey' }, 'POOLER is "odyssey", but it is "pgbouncer" or left out.'],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => readTopology(env)).toThrow(sentence);
});

test('the first of several keeps the name it has alone', () => {
  expect(namesOf('api', 3)).toEqual(['api', 'api-2', 'api-3']);
});

test('the balancer asks each server whether it is ready, ties nobody to one, and repeats only what was not sent', () => {
  const config = balancerConfig([{ name: 'api', port: 3001, behind: [4001, 4002] }]);
  expect(config).toContain('bind 127.0.0.1:3001');
  expect(config).toContain('server api-1 127.0.0.1:4001\n  server api-2 127.0.0.1:4002');
  expect(config).toContain('option httpchk GET /readyz');
  expect(config).toContain('retry-on conn-failure\n');
  expect(config).not.toMatch(/cookie|stick/u);
});
