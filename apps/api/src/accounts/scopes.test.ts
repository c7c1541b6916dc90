import { endpoints } from '@proverka/contract/api';
import { apiScopes } from '@proverka/contract/api-token';
import { personRoles } from '@proverka/contract/roles';
import { expect, test } from 'vitest';
import { mayCall, scopesOf } from './scopes.domain.ts';

const allowed = (role: number) =>
  Object.entries(endpoints)
    .filter(([key, { tag, auth }]) => auth !== 'none' && mayCall(scopesOf(role), key, tag))
    .map(([key]) => key);

test('a realtor’s program searches, orders, and reads reports and deliveries', () => {
  expect(allowed(personRoles.realtor)).toEqual(
    expect.arrayContaining([
      'GET /search',
      'POST /order',
      'GET /orders',
      'GET /report/{order_item_id}',
      'GET /report/{order_item_id}/pdf',
      'GET /webhooks/{webhookId}/deliveries',
      'GET /api',
    ]),
  );
});

test('an accountant’s program sees orders and opens no report', () => {
  const calls = allowed(personRoles.agent);
  expect(calls).toContain('GET /orders');
  for (const key of ['POST /order', 'GET /report/{order_item_id}', 'GET /search']) {
    expect(calls).not.toContain(key);
  }
});

test('no program makes or ends tokens and webhooks, signs in or out, or changes an account', () => {
  const everything = Object.entries(endpoints).filter(([key, { tag }]) => mayCall(apiScopes, key, tag));
  const keys = everything.map(([key]) => key);
  for (const key of [
    'POST /api/create_or_renew',
    'DELETE /api',
    'POST /webhooks',
    'DELETE /webhooks/{webhookId}',
    'POST /logout',
    'POST /login',
    'PUT /reset',
  ]) {
    expect(keys).not.toContain(key);
  }
  expect(
    everything.filter(([key, { tag }]) => tag === 'account' && !/^(GET|POST \/token$)/.test(key)),
  ).toEqual([]);
});

test.each(['admin', 'client', 'customer', 'seller', 'other'] as const)(
  'the role %s gets no token',
  (role) => {
    expect(scopesOf(personRoles[role])).toEqual([]);
  },
);

test('disputes are opened and answered by people at a screen, not by programs', () => {
  const disputes = Object.keys(endpoints).filter((key) => key.includes('dispute'));
  expect(disputes).toHaveLength(5);
  for (const role of Object.values(personRoles)) {
    for (const key of disputes) expect(allowed(role)).not.toContain(key);
  }
});
