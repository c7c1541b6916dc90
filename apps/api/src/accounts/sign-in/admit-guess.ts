import { networkOf } from '@proverka/validation/network';
import { system } from '#platform/audit/actor.ts';
import { emailMark, recordEvent } from '#platform/audit/record-event.ts';
import { countUses, forgetUses, giveBackUse, withinLimits } from '#platform/http/usage.store.ts';
import type { Use, Uses } from '#platform/http/usage.store.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { familiarityOf } from '../known-place.store.ts';
import type { Familiarity, Place, PlaceKeys } from '../known-place.store.ts';

export interface Guess extends Place {
  readonly email: string;
  /** Null when nobody has the e-mail: counted and answered like any other. */
  readonly userId: string | null;
  readonly keys: PlaceKeys;
}

export interface AdmittedGuess {
  readonly from: Familiarity;
  /**
   * `every`: any password of the account. `mailed`: so many wrong ones came from here, or from strangers, that only a
   * password we made and mailed is tried, which nobody guesses. So the owner always has a way in: a letter.
   */
  readonly tries: 'every' | 'mailed';
  readonly retryAfterSeconds: number;
  /** The guess was right: the counts of this place start anew, and the shared ones get this use back. */
  readonly wasRight: () => Promise<void>;
}

type Deps = Pick<AccountsDeps, 'db' | 'now' | 'config'>;

/**
 * Counts a guess before the password is verified, so that concurrent ones are counted too. A known device has a count of its
 * own, a known network too, and neither is slowed by what strangers do.
 */
export async function admitGuess(
  deps: Deps,
  guess: Guess,
): Promise<Result<AdmittedGuess, 'too_many_requests'>> {
  const at = deps.now();
  const from = await familiarityOf(deps.db, guess.userId, guess.keys);
  const ofAddress: Use = ['login_address', guess.address];
  const ofStrangers: Use = ['login_account', guess.email];
  const ofPlace: Use =
    from === 'device'
      ? ['login_device', `${guess.email} ${guess.device}`]
      : ['login_place', `${guess.email} ${networkOf(guess.address)}`];
  // Strangers of one address stop before they can use up what all strangers have together.
  const shared = from === 'device' ? [] : [ofAddress];
  const own = from === 'stranger' ? [ofPlace, ofStrangers] : [ofPlace];
  const admitted = await withinLimits(deps, shared);
  if (!admitted.ok) return admitted;
  const usedUp = await countOwn(deps, guess, own, at);
  if (usedUp !== null && from === 'device') {
    const bounded = await withinLimits(deps, [ofAddress]);
    if (!bounded.ok) return bounded;
  }
  return done({
    from,
    tries: usedUp === null ? 'every' : 'mailed',
    retryAfterSeconds: usedUp?.resetSeconds ?? 0,
    wasRight: async () => {
      await forgetUses(deps, ofPlace, at);
      for (const use of shared) await giveBackUse(deps, use, at);
      if (usedUp === null && from === 'stranger') await giveBackUse(deps, ofStrangers, at);
    },
  });
}

/**
 * Counts one after the other and stops at the first that is used up, if any: written into the journal once for each count and
 * its window, not for every guess beyond it.
 */
async function countOwn(
  deps: Deps,
  { userId, email, address }: Guess,
  uses: readonly Use[],
  at: Date,
): Promise<Uses | null> {
  for (const [name, whose] of uses) {
    const limit = deps.config.http.limits[name];
    const counted = await countUses(deps.db, name, whose, limit, at);
    if (counted.count <= limit.count) continue;
    if (counted.count === limit.count + 1) {
      const subject = userId ?? emailMark(deps.config.appSecret, email);
      const event = { event: 'session.limited', ownerId: userId, subject, after: { limit: name } } as const;
      await recordEvent(deps, deps.db, { ...system, by: 'guest', address }, event);
    }
    return counted;
  }
  return null;
}

/** Wrong: nobody learns more than that, and whoever guessed too often learns when to come again. */
export const wrongGuess = ({ tries, retryAfterSeconds }: AdmittedGuess) =>
  tries === 'every' ? refuse('wrong_credentials') : refuse('too_many_requests', { retryAfterSeconds });
