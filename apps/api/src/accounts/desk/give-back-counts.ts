import { createHmac } from 'node:crypto';
import { networkOf, readAddress } from '@proverka/validation/network';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { defaultLimits } from '#platform/http/limits.domain.ts';
import type { LimitName } from '#platform/http/limits.domain.ts';
import { forgetUses } from '#platform/http/usage.store.ts';
import type { Use } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';

export type CountKind = 'search' | 'guesses';

interface GivenBack {
  readonly kind: CountKind;
  readonly personId: string | undefined;
  readonly address: string | undefined;
  readonly reason: string;
}

interface Person {
  readonly id: string;
  readonly email: string;
}

/** Counted by account where somebody is signed in, else by address. */
const searches: readonly LimitName[] = ['search_burst', 'search_quota', 'object_source'];

/** What an address may do so often: guess, ask for letters and codes, send forms. Its requests are counted by each process alone. */
const ofAddress = (Object.keys(defaultLimits) as LimitName[]).filter(
  (name) => name.endsWith('_address') && name !== 'requests_address',
);

const ofAccount: readonly LimitName[] = [
  'second_factor_user',
  'entry_code_user',
  'email_link_user',
  'password_user',
  'coupon_user',
  'sms_user',
];
const ofEmail: readonly LimitName[] = ['login_account', 'reset_account'];

const each = (names: readonly LimitName[], whose: string): Use[] => names.map((name) => [name, whose]);

/**
 * Starts counts anew that stopped somebody who did nothing wrong: the current windows only, which are what stops. Counts of
 * known devices stay, because a device is known to its owner's browser alone; they are over within five minutes.
 */
export async function giveBackCounts(
  deps: AccountsDeps,
  caller: Caller,
  { kind, personId, address: written, reason }: GivenBack,
): Promise<Result<{ counts: number }, 'person_not_found'>> {
  const address = written === undefined ? null : readAddress(written);
  const person = personId === undefined ? null : await findPerson(deps, personId);
  if (person === undefined) return refuse('person_not_found');
  const uses = kind === 'search' ? searchesOf(person, address) : guessesOf(person, address);
  const at = deps.now();
  for (const use of uses) await forgetUses(deps, use, at);
  const subject = address === null ? null : addressMark(deps, address);
  const event = { event: 'counts.given_back', ownerId: person?.id ?? null, subject, reason } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: kind } });
  return done({ counts: uses.length });
}

const findPerson = ({ db }: AccountsDeps, id: string): Promise<Person | undefined> =>
  db.selectFrom('app_user').select(['id', 'email']).where('id', '=', id).executeTakeFirst();

const searchesOf = (person: Person | null, address: string | null): readonly Use[] => [
  ...(person === null ? [] : each([...searches, 'sale_history_user'], person.id)),
  ...(address === null ? [] : each(searches, address)),
];

const guessesOf = (person: Person | null, address: string | null): readonly Use[] => [
  ...(address === null ? [] : each(ofAddress, address)),
  ...(person === null ? [] : [...each(ofAccount, person.id), ...each(ofEmail, person.email)]),
  ...(person === null || address === null
    ? []
    : each(['login_place', 'reset_place'], `${person.email} ${networkOf(address)}`)),
];

/** The same address gives the same text, and the text does not tell it. */
const addressMark = ({ config }: AccountsDeps, address: string): string =>
  `address:${createHmac('sha256', config.appSecret)
    .update(`journal ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)}`;
