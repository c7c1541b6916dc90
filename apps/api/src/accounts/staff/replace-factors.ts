import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Site } from '@proverka/brand/request-site';
import type { PasskeyRegistration } from '@proverka/contract/factor-proof';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { relyingPartyOf } from '../second-factor/relying-party.domain.ts';
import type { RelyingParty } from '../second-factor/relying-party.domain.ts';
import { openSecret } from '../second-factor/seal.ts';
import { judgeCode } from '../second-factor/totp.domain.ts';

export type Factor =
  | { readonly way: 'passkey'; readonly passkey: PasskeyRegistration }
  | { readonly way: 'totp'; readonly code: string };

interface Replacing {
  readonly userId: string;
  readonly factor: Factor;
  readonly site: Site;
  /** What was offered; null before anybody looked. */
  readonly challenge: string | null;
  readonly sealedSecret: Buffer | null;
}

/** Earlier factors of every kind and host go: whoever has the lost phone or key must not get in with it. */
export async function replaceFactors(
  deps: AccountsDeps,
  tx: Transaction,
  { userId, factor, site, challenge, sealedSecret }: Replacing,
): Promise<Result<true, 'proof_refused'>> {
  const now = deps.now();
  if (factor.way === 'totp') {
    if (sealedSecret === null) return refuse('proof_refused');
    const secret = openSecret(deps.config.appSecret, userId, sealedSecret);
    const verdict = judgeCode({ secret, lastStep: 0, shownSteps: [] }, factor.code, now);
    if (verdict.is !== 'right') return refuse('proof_refused');
    await dropFactors(tx, userId);
    const totp = { user_id: userId, sealed_secret: sealedSecret, created_at: now, confirmed_at: now };
    await tx
      .insertInto('totp')
      .values({ ...totp, last_step: verdict.step })
      .execute();
    return done(true);
  }
  const party = relyingPartyOf(site);
  const made = challenge === null ? null : await madePasskey(factor.passkey, challenge, party);
  if (made === null) return refuse('proof_refused');
  await dropFactors(tx, userId);
  const passkey = {
    id: deps.newId(),
    user_id: userId,
    rp_id: party.id,
    name: 'Рабочее место',
    created_at: now,
  };
  await tx
    .insertInto('passkey')
    .values({
      ...passkey,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      sign_counter: made.counter,
      transports: factor.passkey.response.transports ?? [],
    })
    .execute();
  return done(true);
}

async function dropFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await tx.deleteFrom('totp').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** The library throws at whatever does not fit; the answer comes from a stranger, so that is a refusal. */
async function madePasskey(credential: PasskeyRegistration, challenge: string, party: RelyingParty) {
  const { clientDataJSON, attestationObject } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.rawId,
        type: credential.type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    return verified ? registrationInfo.credential : null;
  } catch {
    return null;
  }
}
