import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { PasskeyAssertion } from '@proverka/contract/proof';
import type { Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';

export interface GivenPasskey {
  readonly userId: string;
  readonly credential: PasskeyAssertion;
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  readonly now: Date;
}

/** Of this person and host, with the person verified by their device, and with a counter that did not go back (a copy of the key). */
export async function checkPasskey(
  tx: Transaction,
  { userId, credential, challenge, rpId, origin, now }: GivenPasskey,
): Promise<Result<true, 'passkey_refused'>> {
  const passkey = await tx
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'sign_counter'])
    .where('credential_id', '=', credential.id)
    .where('user_id', '=', userId)
    .where('rp_id', '=', rpId)
    .forUpdate()
    .executeTakeFirst();
  if (passkey === undefined) return refuse('passkey_refused');
  const known = {
    id: passkey.credential_id,
    publicKey: Uint8Array.from(passkey.public_key),
    counter: Number(passkey.sign_counter),
  };
  const counter = await counterOf({ credential, challenge, rpId, origin }, known);
  if (counter === null) return refuse('passkey_refused');
  await tx
    .updateTable('passkey')
    .set({ sign_counter: counter, last_used_at: now })
    .where('id', '=', passkey.id)
    .execute();
  return done(true);
}

/** The library throws at whatever does not fit; the answer comes from a stranger, so that is a refusal. */
async function counterOf(
  { credential, challenge, rpId, origin }: Omit<GivenPasskey, 'userId' | 'now'>,
  known: { id: string; publicKey: Uint8Array<ArrayBuffer>; counter: number },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(userHandle != null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      expectedType: 'webauthn.get',
      requireUserVerification: true,
      credential: known,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
