import { developmentHosts, findHost, type Variant } from '@proverka/brand/host';
import { expect, test } from 'vitest';
import { brandSites, canonicalOrigin } from './canonical-origin.domain.ts';

const sites = brandSites(developmentHosts, 3000);
const at = (name: string, pathname: string, canonicalOn?: Variant) => {
  const host = findHost(developmentHosts, `${name}.localhost`);
  if (!host) throw new Error(`There is no development host ${name}`);
  return canonicalOrigin({ host, origin: `http://${name}.localhost:3000`, pathname, canonicalOn }, sites);
};

test('what several hosts show in the same words has one canonical address', () => {
  for (const host of ['fizcheck', 'fizcheck-pro', 'auto.fizcheck', 'ur.fizcheck']) {
    expect(at(host, '/proverka-fssp/')).toBe('http://fizcheck.localhost:3000');
    expect(at(host, '/fizcheck-business/', 'pro')).toBe('http://fizcheck-pro.localhost:3000');
  }
});

test('main pages, and pages of the real-estate brand, are canonical where they are', () => {
  expect(at('fizcheck-pro', '/')).toBe('http://fizcheck-pro.localhost:3000');
  expect(at('realestate', '/wholesale/', 'pro')).toBe('http://realestate.localhost:3000');
});
