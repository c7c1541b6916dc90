import { expect, test } from 'vitest';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import { countedUsesOf } from './counted-uses.domain.ts';

const person = { id: 'account', email: 'testov@example.com', phone: '+79000000022' };
const address = '203.0.113.9';

/** Not started anew: of each process alone, of a browser or program of the owner, and of everybody together. */
const kept = [
  'requests_address',
  'requests_account',
  'requests_network',
  'requests_photos',
  'login_device',
  'case_messages',
  'case_mail_new',
  'notification_unknown',
  'api_token',
];

test('every limit is started anew for somebody, or is known to be kept', () => {
  const both = { person, address };
  const given = [...countedUsesOf('search', both), ...countedUsesOf('guesses', both)].map(([name]) => name);
  expect(new Set([...given, ...kept])).toEqual(new Set(Object.keys(defaultLimits)));
  expect(given.filter((name) => kept.includes(name))).toEqual([]);
});

test('messages are counted by number, with the account or the network', () => {
  const ofNumber = (whose: Parameters<typeof countedUsesOf>[1]) =>
    countedUsesOf('guesses', whose).filter(([name]) => name.startsWith('sms_phone'));
  expect(ofNumber({ person, address })).toEqual([
    ['sms_phone_user', '+79000000022 account'],
    ['sms_phone_network', '+79000000022 203.0.113.9'],
    ['sms_phone', '+79000000022'],
  ]);
  expect(ofNumber({ person, address: null }).map(([name]) => name)).toEqual(['sms_phone_user', 'sms_phone']);
  expect(ofNumber({ person: { ...person, phone: '' }, address })).toEqual([]);
});
