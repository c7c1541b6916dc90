import type { LightMyRequestResponse as Answer } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { AccountHolder } from './account-holder.ts';
import { fakePasskey } from './fake-passkey.ts';

const FACTOR_HOST = 'realestate.localhost:3000';
/** On a brand's host: a passkey is made for it. */
export const onFactorHost = { 'x-forwarded-host': FACTOR_HOST };

export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

type Holder = Pick<AccountHolder, 'request' | 'password'>;

const post = (
  { request }: Holder,
  url: string,
  payload: object,
  headers: Record<string, string> = onFactorHost,
) => request({ method: 'POST', url, payload, headers });

export async function switchTotpOn(
  holder: Holder,
  at: Date,
): Promise<{ secret: string; codes: string[]; confirmed: Answer }> {
  const { secret } = (await post(holder, '/person/totp', { password: holder.password })).json();
  const confirmed = await post(holder, '/person/totp/confirm', { code: codeAt(secret, at) });
  return { secret: String(secret), codes: confirmed.json().recovery_codes as string[], confirmed };
}

export async function startPasskey(
  holder: Holder,
  passkey = fakePasskey(`http://${FACTOR_HOST}`),
  headers: Record<string, string> = onFactorHost,
) {
  const { password } = holder;
  const asked = await post(holder, '/person/passkeys/options', { password }, headers);
  const { challenge_id, creation } = asked.json();
  const payload = { challenge_id, name: 'Ноутбук', credential: passkey.create(creation) };
  return { passkey, payload };
}

export async function addPasskey(
  holder: Holder,
  made = fakePasskey(`http://${FACTOR_HOST}`),
): Promise<Awaited<ReturnType<typeof startPasskey>> & { added: Answer }> {
  const { passkey, payload } = await startPasskey(holder, made);
  const added = await post(holder, '/person/passkeys', payload);
  return { passkey, added, payload };
}
