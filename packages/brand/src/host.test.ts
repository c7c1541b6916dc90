import { describe, expect, test } from 'vitest';
import { brandOf, themeOf } from './brands.ts';
import { developmentHosts, findHost, isDesk } from './host.ts';

describe('brands by host', () => {
  test('a host is recognised regardless of port and letter case', () => {
    expect(findHost(developmentHosts, 'RealEstate.localhost:3000')?.brand).toBe('real-estate');
  });

  test('a host that is not ours has no brand', () => {
    expect(findHost(developmentHosts, 'evil.example')).toBeUndefined();
    expect(findHost(developmentHosts, 'realestate.localhost.evil.example')).toBeUndefined();
  });

  test.each(['auto', 'realty', 'ur'])('the %s sub-domain shares the session cookie of its brand', (sub) => {
    expect(findHost(developmentHosts, `${sub}.fizcheck.localhost`)?.cookieDomain).toBe('fizcheck.localhost');
  });

  test('one development host is the desk of the staff, and shares its cookies with nobody', () => {
    expect(developmentHosts.filter(isDesk)).toEqual([
      { host: 'admin.localhost', brand: 'real-estate', variant: 'desk' },
    ]);
  });

  test('the pro variant has a theme of its own', () => {
    const pro = findHost(developmentHosts, 'fizcheck-pro.localhost');
    expect(pro && themeOf(pro)).toBe('pro');
    expect(pro && brandOf(pro.brand).name).toBe('Fizcheck');
  });
});
