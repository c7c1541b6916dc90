import { developmentHosts, findHost, type HostEntry } from '@proverka/brand/host';
import { describe, expect, test } from 'vitest';
import { decideByGuards, type GuardFacts } from './guards.domain.ts';

function host(name: string): HostEntry {
  const entry = findHost(developmentHosts, name);
  if (!entry) throw new Error(`${name} is not a development host`);
  return entry;
}

const guest: GuardFacts = {
  host: host('realestate.localhost'),
  visitor: 'guest',
  hasJwtToken: false,
  routeName: undefined,
  isAutomaticMode: false,
};
const user: GuardFacts = { ...guest, visitor: 'signed-in' };
const pass = { kind: 'pass' };
const to = (path: string) => ({ kind: 'redirect', to: path });

describe('guards', () => {
  test('the login guard sends a guest to the main page, except one who brings a token', () => {
    expect(decideByGuards(['user'], guest, '/user/orders/')).toEqual(to('/'));
    expect(decideByGuards(['user'], { ...guest, hasJwtToken: true }, '/user/orders/')).toEqual(pass);
    expect(decideByGuards(['user'], user, '/user/orders/')).toEqual(pass);
  });

  test('a guest is sent away with the address to go on to after signing in', () => {
    const asking = { ...guest, here: '/user/settings/?part=api' };
    expect(decideByGuards(['user'], asking, '/user/settings/')).toEqual(
      to('/?to=%2Fuser%2Fsettings%2F%3Fpart%3Dapi'),
    );
    const ru = { ...asking, host: host('realestate-ru.localhost') };
    expect(decideByGuards(['user'], ru, '/user/settings/')).toEqual(
      to('/forbidden/?to=%2Fuser%2Fsettings%2F%3Fpart%3Dapi'),
    );
  });

  test('a session that may do little is let in only where its own order is shown, and learns elsewhere what opens the page', () => {
    const closed = { kind: 'closed' };
    const buyer = { ...guest, restrictedTo: 'own_order' as const };
    const open = { isOpenToBuyer: true };
    expect(decideByGuards(['user'], buyer, '/user/orders/')).toEqual(closed);
    expect(decideByGuards(['user'], { ...buyer, ...open }, '/order/1/')).toEqual(pass);
    const byMailedPassword = { ...guest, ...open, restrictedTo: 'password_change' as const };
    expect(decideByGuards(['user'], byMailedPassword, '/order/1/')).toEqual(closed);
    expect(decideByGuards(['staff'], buyer, '/admin/')).toEqual(to('/sign-in/'));
    expect(decideByGuards(['guest'], buyer, '/registration/')).toEqual(pass);
  });

  test('a guest-only page sends a user to the account, and risk-assessment-b2c to risk-assessment', () => {
    expect(decideByGuards(['guest'], user, '/registration/')).toEqual(to('/user/'));
    const withoutDashboard = { ...user, accountPath: '/user/orders/' };
    expect(decideByGuards(['guest'], withoutDashboard, '/registration/')).toEqual(to('/user/orders/'));
    expect(
      decideByGuards(['guest'], { ...user, routeName: 'risk-assessment-b2c' }, '/risk-assessment-b2c/'),
    ).toEqual(to('/risk-assessment/'));
    expect(decideByGuards(['guest'], guest, '/registration/')).toEqual(pass);
  });

  test('brand and variant guards send visitors of other hosts to the main page', () => {
    const pro = { ...guest, host: host('fizcheck-pro.localhost') };
    expect(decideByGuards(['person-check'], guest, '/x/')).toEqual(to('/'));
    expect(decideByGuards(['real-estate'], pro, '/x/')).toEqual(to('/'));
    expect(decideByGuards(['pro'], pro, '/x/')).toEqual(pass);
    expect(decideByGuards(['ru-domain'], guest, '/x/')).toEqual(to('/'));
    expect(decideByGuards(['not-ru-domain'], guest, '/x/')).toEqual(pass);
  });

  test('the automatic mode closes the pages that declare it', () => {
    expect(decideByGuards(['not-automatic'], { ...guest, isAutomaticMode: true }, '/x/')).toEqual(to('/'));
  });

  test('a business host redirects to the pro site, or to the main page without one', () => {
    const ur = { ...guest, host: host('ur.fizcheck.localhost') };
    expect(decideByGuards(['business'], { ...ur, proSiteUrl: 'https://pro.example/' }, '/x/')).toEqual(
      to('https://pro.example/'),
    );
    expect(decideByGuards(['business'], ur, '/x/')).toEqual(to('/'));
    const pro = { ...guest, host: host('fizcheck-pro.localhost'), proSiteUrl: 'https://pro.example/' };
    expect(decideByGuards(['business'], pro, '/x/')).toEqual(pass);
  });

  test('staff pages admit sessions opened at the desk only, whatever role a person has registered with', () => {
    const desk = { ...guest, host: host('admin.localhost') };
    expect(decideByGuards(['staff'], { ...desk, visitor: 'signed-in', isStaff: true }, '/x/')).toEqual(pass);
    expect(decideByGuards(['staff'], { ...desk, visitor: 'signed-in' }, '/x/')).toEqual(to('/sign-in/'));
    expect(decideByGuards(['staff'], desk, '/x/')).toEqual(to('/sign-in/'));
  });

  test('the Russian real-estate domain shows guests only the forbidden page, what they agree to and the answer to what they asked', () => {
    const ru = { ...guest, host: host('realestate-ru.localhost') };
    expect(decideByGuards([], ru, '/')).toEqual(to('/forbidden/'));
    for (const path of ['/forbidden/', '/privacy/', '/offer/', '/consents/', '/case/'])
      expect(decideByGuards([], ru, path)).toEqual(pass);
    expect(decideByGuards([], { ...ru, hasJwtToken: true }, '/')).toEqual(pass);
    expect(decideByGuards([], { ...ru, visitor: 'signed-in' }, '/')).toEqual(pass);
  });

  test('an unknown guard is an error and never lets anyone in', () => {
    expect(decideByGuards(['nobody-knows'], user, '/x/')).toEqual({
      kind: 'unknown',
      message: 'Unknown middleware nobody-knows',
    });
  });
});

describe('a visitor nobody answered about', () => {
  const unknown: GuardFacts = { ...guest, visitor: 'unknown' };

  test.each(['user', 'guest', 'staff'])('is neither let in nor sent away by the guard %s', (guard) => {
    expect(decideByGuards([guard], unknown, '/x/')).toEqual({ kind: 'wait' });
  });

  test('opens public pages, and is sent away by guards that do not ask who they are', () => {
    expect(decideByGuards([], unknown, '/x/')).toEqual({ kind: 'pass' });
    expect(decideByGuards(['not-automatic', 'user'], { ...unknown, isAutomaticMode: true }, '/x/')).toEqual({
      kind: 'redirect',
      to: '/',
    });
  });

  test('waits on the Russian real-estate domain instead of being told that it is closed', () => {
    const host = { ...unknown.host, variant: 'ru-domain' as const };
    expect(decideByGuards([], { ...unknown, host }, '/')).toEqual({ kind: 'wait' });
  });
});
