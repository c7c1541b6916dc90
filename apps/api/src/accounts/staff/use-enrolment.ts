import { randomBytes } from 'node:crypto';
import type { Site } from '@proverka/brand/request-site';
import type { PasskeyCreation } from '@proverka/contract/proof';
import type { StaffEnrolment } from '@proverka/contract/staff-sign-in';
import { maskEmail } from '@proverka/validation/email';
import { asPerson } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { hashSessionToken } from '#platform/http/session.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashPassword } from '../password.ts';
import { relyingPartyOf } from '../second-factor/relying-party.domain.ts';
import { openSecret, sealSecret } from '../second-factor/seal.ts';
import { setupOf } from '../second-factor/totp.domain.ts';
import type { Visit } from '../session.store.ts';
import { setPassword } from '../set-password.ts';
import { refuseWeakPassword } from '../weak-password.ts';
import { replaceFactors } from './replace-factors.ts';
import type { Factor } from './replace-factors.ts';

const TOTP_BYTES = 20;
const MINUTES_5_MS = 300_000;
const NAME = 'Проверка: рабочее место';
/** ES256, RS256 and EdDSA: what passkeys of today are made with. */
const ALGORITHMS = [-7, -257, -8] as const;

export interface UsedEnrolment {
  readonly code: string;
  readonly password: string;
  readonly factor: Factor;
  readonly site: Site;
  readonly visit: Visit;
}

/** What the code offers; looking spends nothing and offers the same again. */
export const lookAtEnrolment = (
  { db, now, config: { appSecret } }: AccountsDeps,
  code: string,
  site: Site,
): Promise<Result<StaffEnrolment, 'enrolment_invalid'>> =>
  inTransaction<Result<StaffEnrolment, 'enrolment_invalid'>>(db, async (tx) => {
    const found = await lockEnrolment(tx, code, now());
    if (found === undefined) return refuse('enrolment_invalid');
    const { userId, email, name } = found;
    const challenge = found.passkey_challenge ?? randomBytes(32).toString('base64url');
    const sealed = found.totp_secret ?? sealSecret(appSecret, userId, randomBytes(TOTP_BYTES));
    await tx
      .updateTable('staff_enrolment')
      .set({ passkey_challenge: challenge, totp_secret: sealed })
      .where('user_id', '=', userId)
      .execute();
    return done({
      email: maskEmail(email),
      passkey_options: creationOf({ challenge, userId, email, name, rpId: relyingPartyOf(site).id }),
      totp: setupOf(openSecret(appSecret, userId, sealed), NAME, email),
    });
  });

function creationOf(made: {
  challenge: string;
  userId: string;
  email: string;
  name: string;
  rpId: string;
}): StaffEnrolment['passkey_options'] {
  const options: PasskeyCreation = {
    challenge: made.challenge,
    rp: { id: made.rpId, name: NAME },
    user: {
      id: Buffer.from(made.userId).toString('base64url'),
      name: made.email,
      displayName: made.name,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: MINUTES_5_MS,
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    attestation: 'none',
  };
  return JSON.parse(JSON.stringify(options)) as StaffEnrolment['passkey_options'];
}

type Refused = 'enrolment_invalid' | 'password_weak' | 'proof_refused';

/** Spends the code: password and second factor are set together, and all that was before ends. */
export async function useEnrolment(
  deps: AccountsDeps,
  { code, password, factor, site, visit }: UsedEnrolment,
): Promise<Result<{ ok: true }, Refused>> {
  const passwordHash = await hashPassword(password);
  return inTransaction<Result<{ ok: true }, Refused>>(deps.db, async (tx) => {
    const found = await lockEnrolment(tx, code, deps.now());
    if (found === undefined) return refuse('enrolment_invalid');
    const weak = refuseWeakPassword(password, found);
    if (weak !== null) return weak;
    const { userId, role } = found;
    const by = asPerson(visit, { id: userId, role });
    const offered = { userId, challenge: found.passkey_challenge, sealedSecret: found.totp_secret };
    const replaced = await replaceFactors(deps, tx, { ...offered, factor, site });
    if (!replaced.ok) return replaced;
    const own = { from: found.password_hash, to: passwordHash, isGenerated: false };
    if (!(await setPassword(deps, tx, own, { userId, why: 'password_reset', by }))) {
      throw new Error('the password of a locked account changed');
    }
    await tx.deleteFrom('staff_enrolment').where('user_id', '=', userId).execute();
    const event = { event: 'staff_enrolment.used', ownerId: userId, subject: userId } as const;
    await recordEvent(deps, tx, by, { ...event, after: { way: factor.way } });
    return done({ ok: true as const });
  });
}

/** The code with its person, both locked: of two uses at once the second finds it spent. Worth nothing without a role. */
function lockEnrolment(tx: Transaction, code: string, now: Date) {
  return tx
    .selectFrom('staff_enrolment as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['u.id as userId', 'u.email', 'u.name', 'u.phone', 'u.role', 'u.brand', 'u.password_hash'])
    .select(['e.passkey_challenge', 'e.totp_secret'])
    .where('e.code_hash', '=', hashSessionToken(code))
    .where('e.expires_at', '>', now)
    .where('u.closed_at', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('staff_grant as g')
          .select('g.id')
          .whereRef('g.user_id', '=', 'u.id')
          .where('g.confirmed_at', 'is not', null)
          .where('g.ended_at', 'is', null),
      ),
    )
    .forUpdate(['e', 'u'])
    .executeTakeFirst();
}
