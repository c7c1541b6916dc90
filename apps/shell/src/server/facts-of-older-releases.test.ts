import type { Release, ReleaseSet } from '@proverka/release/release-set';
import type { RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { describe, expect, test } from 'vitest';
import { withFactsOfOlder } from './facts-of-older-releases.domain.ts';

const route = (path: string, more: Partial<RouteDecl> = {}): RouteDecl => ({
  id: path,
  path,
  render: 'csr',
  title: 'Страница',
  ...more,
});

function release(remote: string, range: string | null, routes: readonly RouteDecl[]): Release {
  const requires = { react: '^19.0.0', ...(range !== null && { '@proverka/shell-sdk/platform': range }) };
  const decl = { id: remote, contract: 2, brands: ['person-check'], routes } as const;
  return { remote, version: 'v', entry: 'entry.js', routes: {}, styleMarks: {}, files: {}, requires, decl };
}

const setOf = (...releases: readonly Release[]): ReleaseSet => ({
  id: 'set',
  signature: 'signed',
  remotes: Object.fromEntries(releases.map((one) => [one.remote, one])),
});
const routesOf = ({ remotes }: ReleaseSet, remote: string) => remotes[remote]?.decl.routes;

describe('a release made before declarations said what lies over a page and where it is canonical', () => {
  test.each(['1.2.0', '^1.2.0', '^1.0.3', '^0.9.0'])(
    'of shell-sdk %s, is canonical where it was',
    (range) => {
      const set = setOf(
        release('fizcheck-pro', range, [route('/fizcheck-business/'), route('/wholesale/:id/')]),
      );
      expect(routesOf(withFactsOfOlder(set), 'fizcheck-pro')).toEqual([
        route('/fizcheck-business/', { canonicalOn: 'pro' }),
        route('/wholesale/:id/', { canonicalOn: 'pro', isUndisturbed: true }),
      ]);
    },
  );

  test('has no banner over its checkouts and reports, and one over its other pages', () => {
    const undisturbed = [
      '/objectCheckout/:objectKey?/',
      '/report/:id/',
      '/credit-rating/:id/',
      '/order/:id/',
    ];
    const others = ['/', '/credit-rating/', '/proverka-avto/:id?/', '/user/orders/'];
    const routes = [...undisturbed, ...others].map((path) => route(path));
    const known = routesOf(withFactsOfOlder(setOf(release('realestate', '^1.2.0', routes))), 'realestate');
    expect(known?.filter(({ isUndisturbed }) => isUndisturbed).map(({ path }) => path)).toEqual(undisturbed);
    expect(known?.some(({ canonicalOn }) => canonicalOn !== undefined)).toBe(false);
  });
});

test.each(['^1.3.0', '1.10.0', '^2.0.0', null])(
  'a release of shell-sdk %s says itself what it has',
  (range) => {
    const set = setOf(release('fizcheck-pro', range, [route('/wholesale/:id/')]));
    expect(withFactsOfOlder(set)).toBe(set);
  },
);

test('what declares a fact is not completed, and neighbours stay what they are', () => {
  const early = release('fizcheck', '^1.2.0', [
    route('/report/:id/'),
    route('/order/:id/', { isUndisturbed: true }),
  ]);
  const older = release('account', '^1.2.0', [route('/order/:id/')]);
  const known = withFactsOfOlder(setOf(early, older));
  expect(known.remotes['fizcheck']).toBe(early);
  expect(routesOf(known, 'account')).toEqual([route('/order/:id/', { isUndisturbed: true })]);
  expect(known).toMatchObject({ id: 'set', signature: 'signed' });
});
