import path from 'node:path';
import { developmentHosts, isDesk, type HostEntry } from '@proverka/brand/host';
import { isOn, type RemoteDecl, type RouteDecl } from '@proverka/shell-sdk/remote-decl';
import { describe, expect, test } from 'vitest';

/** What a guest's request for a page is answered with: the page, a redirect, or nothing there. */
type Answer = string | { readonly kind: string; readonly to?: string };
interface Facts {
  readonly host: HostEntry;
  readonly visitor: 'guest' | 'signed-in';
  readonly hasJwtToken: false;
  readonly routeName: string | undefined;
  readonly isAutomaticMode: boolean;
  readonly proSiteUrl: string;
}
interface Guards {
  readonly decideByGuards: (names: readonly string[], facts: Facts, pathname: string) => Answer & object;
}
interface GuestPages {
  readonly isPageElsewhere: (pathname: string, decls: readonly RemoteDecl[]) => boolean;
  readonly routesOn: (host: HostEntry, decls: readonly RemoteDecl[]) => RouteDecl[];
}

const apps = path.resolve(import.meta.dirname, '../../../apps');
const read = async (file: string): Promise<unknown> => import(path.join(apps, file));
const { decideByGuards } = (await read('shell/src/app/guards.domain.ts')) as Guards;
const { isPageElsewhere, routesOn } = (await read('shell/src/server/guest-pages.domain.ts')) as GuestPages;
const { shellDecl } = (await read('shell/src/app/shell-decl.ts')) as { shellDecl: RemoteDecl };
const remotes = ['realestate', 'fizcheck', 'fizcheck-pro', 'account', 'admin'];
const decls = [
  shellDecl,
  ...(await Promise.all(
    remotes.map(async (remote) => ((await read(`${remote}/src/decl.ts`)) as { decl: RemoteDecl }).decl),
  )),
];

const PRO = 'https://pro.example/';
const shops = developmentHosts.filter((host) => !isDesk(host));
const customers = decls.filter(({ isForDesk = false }) => !isForDesk);
const pages = [...new Set(customers.flatMap(({ routes }) => routes.map((route) => route.path)))].sort();

interface Visit {
  readonly visitor?: Facts['visitor'];
  readonly isAutomaticMode?: boolean;
}

/** As the server answers: the route of the host under its guards, or the main page for one of another host. */
function answerOf(host: HostEntry, pathname: string, visit: Visit = {}): Answer {
  const { visitor = 'guest', isAutomaticMode = false } = visit;
  const route = routesOn(host, decls).find((one) => one.path === pathname);
  if (route === undefined)
    return isPageElsewhere(pathname.replace(/\/:\w+\?/u, ''), decls) ? 'index' : 'missing';
  const facts = { host, visitor, hasJwtToken: false as const, routeName: route.name, isAutomaticMode };
  const decision = decideByGuards(route.guards ?? [], { ...facts, proSiteUrl: PRO }, pathname);
  if (decision.kind === 'pass') return 'page';
  return decision.to === '/' ? 'index' : (decision.to ?? decision.kind);
}

const on = (name: string) => shops.find(({ host }) => host === `${name}.localhost`) as HostEntry;
/** Hosts by what they answer a visitor with. */
const answersOn = (hosts: readonly HostEntry[], pathname: string, visit?: Visit) =>
  Object.fromEntries(hosts.map((host) => [host.host, answerOf(host, pathname, visit)]));
const namesSomething = (pathname: string) => /:\w+\/$/u.test(pathname);

/** Pages of an account, an order or a report. */
const ownPages = [
  '/user/',
  '/user/balance/',
  '/user/cases/',
  '/user/cases/:caseId/',
  '/user/cases/new/',
  '/user/deals/',
  '/user/deals/:dealId/',
  '/user/orders/',
  '/user/partner/',
  '/user/settings/',
  '/user/tariff/',
  '/order/:orderId/',
  '/wholesale/:id/',
  '/fizcheck-expert/:id/',
  '/check-person/:id/',
  '/check-person-pdf/:id/',
  '/check-fiz/:id/',
  '/check-owner/:id/',
  '/counter-agent/:id/',
  '/credit-rating/:id/',
  '/proverka-avto/:id/',
  '/report/:orderItemId/',
  '/risk-preview/:id/',
  '/valuation/:orderItemId/',
];
const isOfPeople = ({ brand }: HostEntry) => brand === 'person-check';
const isRussianDomain = ({ variant }: HostEntry) => variant === 'ru-domain';

interface Exception {
  readonly paths: readonly string[];
  readonly on?: (host: HostEntry) => boolean;
  readonly guest?: Answer;
  readonly 'signed-in'?: Answer;
}

/** Where a page that its host has is not what a visitor gets; of several rows the last counts. */
const exceptions: readonly Exception[] = [
  { paths: ownPages, guest: 'index' },
  { paths: ['/registration/'], 'signed-in': '/user/' },
  { paths: ['/registration/'], on: isRussianDomain, 'signed-in': 'index' },
  { paths: ['/risk-assessment-b2c/'], 'signed-in': '/risk-assessment/' },
  { paths: ['/forbidden/'], on: (host) => !isRussianDomain(host), guest: 'index', 'signed-in': 'index' },
  { paths: ['/user/deals/'], on: isOfPeople, guest: 'index', 'signed-in': 'index' },
  { paths: ['/user/deals/:dealId/'], on: isOfPeople, guest: 'missing', 'signed-in': 'missing' },
  {
    paths: ['/fizcheck-expert/', '/fizcheck-expert/:id/'],
    on: ({ variant }) => variant !== 'pro',
    guest: 'index',
    'signed-in': 'index',
  },
  {
    paths: ['/fizcheck-business/'],
    on: (host) => !isOfPeople(host),
    guest: 'index',
    'signed-in': 'index',
  },
  { paths: ['/fizcheck-business/'], on: ({ variant }) => variant === 'ur', guest: PRO, 'signed-in': PRO },
];
/** What a guest of the Russian domain may read before signing in. */
const openToAll = new Set([
  '/forbidden/',
  '/privacy/',
  '/offer/',
  '/consents/',
  '/case/',
  '/consents/:purpose/:version/',
]);

function expectedOf(host: HostEntry, pathname: string, visitor: Facts['visitor']): Answer {
  const isOwn = customers.some(
    (decl) => isOn(host, decl) && decl.routes.some((one) => one.path === pathname),
  );
  if (!isOwn) return namesSomething(pathname) ? 'missing' : 'index';
  if (isRussianDomain(host) && visitor === 'guest') return openToAll.has(pathname) ? 'page' : '/forbidden/';
  const rows = exceptions.filter(
    ({ paths, on: isHere }) => paths.includes(pathname) && (isHere?.(host) ?? true),
  );
  return rows.map((row) => row[visitor]).findLast((answer) => answer !== undefined) ?? 'page';
}

describe('guards of every page on every host', () => {
  test.each(pages)('%s answers each visitor of each host as the table says', (pathname) => {
    for (const host of shops) {
      for (const visitor of ['guest', 'signed-in'] as const) {
        const answer = answerOf(host, pathname, { visitor });
        expect([host.host, visitor, answer]).toEqual([
          host.host,
          visitor,
          expectedOf(host, pathname, visitor),
        ]);
      }
    }
  });

  test('every row of the table is about pages that there are', () => {
    expect(exceptions.flatMap((row) => row.paths).filter((path) => !pages.includes(path))).toEqual([]);
  });

  test.each(pages.filter((one) => /checkout/iu.test(one)))(
    '%s leads to the main page while orders are placed automatically (guard 2)',
    (pathname) => {
      for (const host of shops) {
        if (!routesOn(host, decls).some((route) => route.path === pathname)) continue;
        const visitor = 'signed-in';
        expect(answerOf(host, pathname, { visitor, isAutomaticMode: true })).toBe('index');
        expect(answerOf(host, pathname, { visitor })).toBe('page');
      }
    },
  );

  test('no other page asks whether orders are placed automatically', () => {
    const asking = decls
      .flatMap(({ routes }) => routes)
      .filter(({ guards }) => guards?.includes('not-automatic'));
    expect(new Set(asking.map((route) => route.path))).toEqual(
      new Set(['/fizcheckCheckout/', '/objectCheckout/:objectKey?/', '/riskCheckout/:objectKey/']),
    );
  });

  test('the forbidden page is on the Russian domain alone, registration everywhere else (guard 6)', () => {
    const ru = shops.filter(({ variant }) => variant === 'ru-domain');
    const others = shops.filter(({ variant }) => variant !== 'ru-domain');
    expect(new Set(Object.values(answersOn(ru, '/forbidden/')))).toEqual(new Set(['page']));
    expect(new Set(Object.values(answersOn(others, '/forbidden/')))).toEqual(new Set(['index']));
    expect(new Set(Object.values(answersOn(others, '/registration/')))).toEqual(new Set(['page']));
    expect(answerOf(on('realestate-ru'), '/registration/')).toBe('/forbidden/');
    expect(answerOf(on('realestate-ru'), '/registration/', { visitor: 'signed-in' })).toBe('index');
  });

  test('conclusions are on the site for business alone (guard 5)', () => {
    for (const host of shops) {
      expect([host.host, answerOf(host, '/fizcheck-expert/')]).toEqual([
        host.host,
        host.variant === 'pro' ? 'page' : host.variant === 'ru-domain' ? '/forbidden/' : 'index',
      ]);
    }
  });

  test('the page for business leads from the host of companies to the site for business (guard 9)', () => {
    expect(answersOn([on('ur.fizcheck'), on('fizcheck'), on('fizcheck-pro')], '/fizcheck-business/')).toEqual(
      {
        'ur.fizcheck.localhost': PRO,
        'fizcheck.localhost': 'page',
        'fizcheck-pro.localhost': 'page',
      },
    );
  });

  test('no guest sees a page of the account, an order or a report (guard 1)', () => {
    const own = customers.flatMap(({ routes }) => routes).filter(({ guards }) => guards?.includes('user'));
    expect(own.length).toBeGreaterThan(20);
    for (const { path: pathname } of own) {
      for (const host of shops) expect([pathname, answerOf(host, pathname)]).not.toContain('page');
    }
  });
});
