import { hostCookieIn, hostCookieName, secureWord, type CookieSite } from '@proverka/brand/site-cookie';
import type { Arm } from '@proverka/release/figures';
import { armOf, placeCount } from '@proverka/release/visitor-share';
import { randomInt } from 'node:crypto';
import type { ActiveSet } from './active-set.ts';
import type { Tried } from './live-sets.ts';

/** Keeps the place a visitor drew: a number that many share, so it says who gets which set and not who it is. */
const cookieName = 'share';
const cookieSeconds = 30 * 24 * 60 * 60;

/** The set one visitor gets, whole, for a document and everything it loads. */
export interface VisitorSet {
  readonly active: ActiveSet;
  /** Present while a candidate is tried on this host: what happens to the visitor counts. */
  readonly trial?: {
    readonly name: string;
    readonly arm: Arm;
    readonly place: number;
    readonly since: number;
  };
  /** To be sent with a document. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SetSource {
  readonly current: () => ActiveSet;
  readonly tried: () => Tried | null;
}

/** The same visitor gets the same set on every shell, until the trial ends; without a trial nothing is drawn or kept. */
export function chooseSet(
  { current, tried }: SetSource,
  site: CookieSite,
  cookies: string | undefined,
): VisitorSet {
  const running = tried();
  if (!running || !isTriedOn(running, site.entry.brand)) return { active: current(), headers: {} };
  const kept = placeOf(site, cookies);
  const place = kept ?? randomInt(placeCount);
  const arm = armOf(running.candidate, place);
  return {
    active: arm === 'candidate' ? running.set : current(),
    trial: { name: running.trial, arm, place, since: running.since },
    headers: {
      // No cache may give one visitor's document to another.
      'cache-control': 'private, no-cache',
      ...(kept === null && {
        'set-cookie': `${hostCookieName(site, cookieName)}=${place}; Path=/; Max-Age=${cookieSeconds}; ${secureWord(site)}HttpOnly; SameSite=Lax`,
      }),
    },
  };
}

/** What a document that is never cached needs of a visitor's headers. */
export const setCookieOf = ({ 'set-cookie': cookie }: VisitorSet['headers']): Record<string, string> =>
  cookie === undefined ? {} : { 'set-cookie': cookie };

const isTriedOn = ({ candidate: { brands } }: Tried, brand: string): boolean =>
  brands === null || brands.includes(brand);

/** `null` for a visitor who has drawn none, and for what is no place. */
export function placeOf(site: CookieSite, cookies: string | undefined): number | null {
  const digits = hostCookieIn(site, cookieName, cookies) ?? '';
  const place = /^\d{1,5}$/.test(digits) ? Number(digits) : NaN;
  return place < placeCount ? place : null;
}
