import { expect, test } from 'vitest';
import { addressesOfVisits } from './visitors.ts';
import type { Visit } from './visits.ts';

const visits = Array.from({ length: 500 }, (_, at) => ({ key: `real-estate /page-${at}/ guest` }) as Visit);

/** An IPv6 address belongs to the network of its first half. */
const networkOf = (address: string): string | undefined => address.split('::')[0];

test('no two pages of a gate, nor of two gates, are asked for from one network', () => {
  const networks = ['one', 'other'].flatMap((salt) => visits.map(addressesOfVisits(salt)).map(networkOf));
  expect(new Set(networks).size).toBe(1000);
});

test('a page is asked for from the same address in both sets', () => {
  expect(visits.map(addressesOfVisits('one'))).toEqual(visits.map(addressesOfVisits('one')));
});
