import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { brandOf } from '@proverka/brand/brands';
import type { Site } from '@proverka/brand/request-site';
import type { PasskeyAttestation, PasskeyCreation } from '@proverka/contract/proof';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { withPassword } from '../with-password.ts';
import { factorsOf } from './factor.store.ts';
import {
  CHALLENGE_SECONDS,
  insertChallenge,
  lockChallenge,
  spendChallenge,
} from './proof-challenge.store.ts';
import { firstRecoveryCodes, settleRecoveryCodes } from './recovery-codes.ts';
import { relyingPartyOf } from './relying-party.domain.ts';
import type { RelyingParty } from './relying-party.domain.ts';
import { tellOfFactor } from './tell-of-factor.ts';

const MOST_PASSKEYS = 20;
/** Ed25519, P-256 and RSA, which all browsers have (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

interface Asker {
  readonly caller: Caller;
  readonly sessionId: string;
  readonly site: Site;
}

/** With the password: what the browser makes a passkey from, within five minutes and in the same session. */
export function startPasskey(deps: AccountsDeps, { caller, sessionId, site }: Asker, password: string) {
  const { userId } = caller;
  const { id: rpId } = relyingPartyOf(site);
  return withPassword(deps, { caller, password }, async (tx, { email, name }) => {
    const { passkeys } = await factorsOf(tx, userId);
    if (passkeys.length >= MOST_PASSKEYS) return refuse('passkey_limit_reached');
    const question = { userId, purpose: 'enrolment', rpId, sessionId } as const;
    const { id, challenge } = await insertChallenge(tx, question, deps.now());
    const creation: PasskeyCreation = {
      challenge,
      rp: { id: rpId, name: brandOf(site.entry.brand).name },
      user: { id: Buffer.from(userId).toString('base64url'), name: email, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      timeout: CHALLENGE_SECONDS * 1000,
      excludeCredentials: passkeys
        .filter((one) => one.rpId === rpId)
        .map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
    };
    return done({ challenge_id: id, creation });
  });
}

export interface MadePasskey {
  readonly challenge_id: string;
  readonly name: string;
  readonly credential: PasskeyAttestation;
}

export async function addPasskey(deps: AccountsDeps, { caller, sessionId, site }: Asker, made: MadePasskey) {
  const { userId } = caller;
  const now = deps.now();
  const party = relyingPartyOf(site);
  return inTransaction(deps.db, async (tx) => {
    const key = { challengeId: made.challenge_id, purpose: 'enrolment', rpId: party.id, sessionId } as const;
    const asked = await lockChallenge(tx, key, now);
    if (asked === undefined || asked.user_id !== userId) return refuse('second_factor_expired');
    await spendChallenge(tx, asked.id_hash, now);
    const credential = await verified(made.credential, asked.challenge, party);
    if (credential === null) return refuse('passkey_refused');
    const inserted = await tx
      .insertInto('passkey')
      .values({
        id: deps.newId(),
        user_id: userId,
        credential_id: credential.id,
        rp_id: party.id,
        public_key: Buffer.from(credential.publicKey),
        sign_counter: credential.counter,
        transports: made.credential.response.transports ?? [],
        name: made.name,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return refuse('passkey_exists');
    const recovery_codes = await firstRecoveryCodes(deps, tx, userId);
    await tellOfFactor(deps, tx, caller, 'passkey_added');
    return done({ recovery_codes });
  });
}

/** The library throws at whatever does not fit; the answer comes from a stranger, so that is a refusal. */
async function verified(response: PasskeyAttestation, challenge: string, party: RelyingParty) {
  try {
    const { transports, ...rest } = response.response;
    const answer = await verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...rest, ...(transports && { transports }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      expectedType: 'webauthn.create',
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return answer.verified ? answer.registrationInfo.credential : null;
  } catch {
    return null;
  }
}

export async function renamePasskey(deps: AccountsDeps, userId: string, passkeyId: string, name: string) {
  const renamed = await deps.db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return renamed === undefined ? refuse('passkey_not_found') : done({ ok: true as const });
}

export const removePasskey = (deps: AccountsDeps, caller: Caller, passkeyId: string, password: string) =>
  withPassword(deps, { caller, password }, async (tx) => {
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', passkeyId)
      .where('user_id', '=', caller.userId)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return refuse('passkey_not_found');
    await settleRecoveryCodes(tx, caller.userId);
    await tellOfFactor(deps, tx, caller, 'passkey_removed');
    return done({ ok: true as const });
  });
