import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { FuzzAnswer } from './judge.ts';
import type { FuzzRequest } from './to-request.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };
const problem = (code: string, status: number): FuzzAnswer => ({
  status,
  ms: 5,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  text: JSON.stringify({ type: 'about:blank', title: 'Образец', status, code, requestId: '1' }),
});
const asked = (more: Partial<FuzzRequest> = {}): FuzzRequest => ({
  key: 'POST /logout',
  actor: 'somebody',
  method: 'POST',
  url: '/logout',
  headers: {},
  marks: ['zq1zq'],
  ...more,
});
const told = (text: string, more: Partial<FuzzAnswer> = {}): FuzzAnswer => ({
  status: 200,
  ms: 5,
  headers: json,
  text,
  ...more,
});

test('an answer of the contract and a refusal it lists are right', () => {
  expect(judge(asked(), told('{"ok":true}'))).toBeNull();
  expect(
    judge(asked({ method: 'DELETE', url: '/webhooks/1' }), problem('webhook_not_found', 404)),
  ).toBeNull();
});

test.each([
  ['a failure', asked(), problem('internal', 500), 'answered 500'],
  ['no answer', asked(), told('ECONNRESET', { status: 0 }), 'never answered: ECONNRESET'],
  ['a late answer', asked(), told('{"ok":true}', { ms: 2001 }), 'took more than two seconds'],
  ['a reply of another shape', asked(), told('{}'), 'a reply that does not fit the contract: ok'],
  [
    'a code of another call',
    asked(),
    problem('webhook_not_found', 404),
    'refused with webhook_not_found, which it does not list',
  ],
  ['another form of refusal', asked(), told('{"error":"x"}', { status: 400 }), 'answered JSON with 400'],
  [
    "another's words",
    asked({ url: '/nowhere' }),
    told('{"a":"zq2zq"}'),
    "an answer holds another user's words",
  ],
] as const)('%s is a fault', (_what, request, answer, fault) => {
  expect(judge(request, answer)).toBe(fault);
});

test('own words, words that were sent, and any words to staff are right', () => {
  const words = told('{"a":"zq1zq zq2zq"}');
  expect(judge(asked({ url: '/nowhere?zq2zq' }), words)).toBeNull();
  expect(judge(asked({ url: '/nowhere', marks: null }), words)).toBeNull();
});
