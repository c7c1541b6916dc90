import { homeOf } from '#platform/public-url.ts';
import type { Caller } from '#platform/audit/actor.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordChanged } from '../letters.domain.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import { done, refuse } from '#platform/result.ts';
import { placeKeys, rememberPlace } from '../known-place.store.ts';
import { hashPassword } from '../password.ts';
import { refuseWeakPassword } from '../weak-password.ts';
import { setPassword } from '../set-password.ts';
import { withPassword } from '../with-password.ts';
import { liftPasswordChange } from '../session.store.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  /** Chosen by the owner, who has just given the old password. */
  readonly keepsPrograms: boolean;
  readonly device: string | null;
}

/** Ends everything that acts for the account except the session that asks, and programs if chosen so; no other place stays known. */
export async function updatePassword(
  deps: AccountsDeps,
  { caller, tokenHash }: { readonly caller: Caller; readonly tokenHash: Buffer },
  { oldPassword, password, keepsPrograms, device }: PasswordChange,
) {
  const { userId, address } = caller;
  const to = await hashPassword(password);
  return withPassword(deps, { caller, password: oldPassword }, async (tx, account) => {
    const { email, brand, password_hash: from } = account;
    const weak = refuseWeakPassword(password, account);
    if (weak !== null) return weak;
    const why = 'password_changed';
    const ending = { userId, why, keptSession: tokenHash, keepsPrograms, by: caller } as const;
    if (!(await setPassword(deps, tx, { from, to, isGenerated: false }, ending))) {
      return refuse('wrong_password');
    }
    const place = { device, address: address ?? '' };
    await rememberPlace(tx, userId, placeKeys(place, deps.config.appSecret), deps.now());
    await liftPasswordChange(tx, tokenHash);
    await queueLetter(deps, tx, {
      reason: `password-changed:${userId}:${deps.newId()}`,
      brand,
      recipient: email,
      letter: passwordChanged(homeOf(deps.config, account), { keepsPrograms, when: deps.now(), address }),
    });
    return done({ ok: true as const });
  });
}
