import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { askApi } from './ask-api.ts';

export interface GateStaffSource {
  readonly apiUrl: string;
  /** `e-mail:password:secret` of somebody who signs in at the desk with codes of an app; the secret is in base32. */
  readonly given: string;
  readonly now: () => Date;
}

const challengeSchema = z.object({ challenge: z.string() });
const sessionSchema = z.object({ token: z.string() });
const STEP_MS = 30_000;

/**
 * Opens a session at the desk for the person the gate plays there; throws one sentence when the API does not let it in. A code
 * works once, and the next step's is taken early: two releases may follow each other within half a minute.
 */
export async function openDeskSession(
  { apiUrl, given, now }: GateStaffSource,
  host: string,
): Promise<string> {
  const [username = '', ...rest] = given.split(':');
  const secret = rest.pop() ?? '';
  const password = rest.join(':');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  for (const stepsAhead of [0, 1]) {
    const login = { call: '/staff/login', body: { username, password }, who: username };
    const asked = challengeSchema.safeParse((await askApi(apiUrl, host, login)).body);
    if (!asked.success) break;
    const code = totp.generate({ timestamp: now().getTime() + stepsAhead * STEP_MS });
    const proof = { challenge: asked.data.challenge, proof: { way: 'totp', code } };
    const answer = await askApi(apiUrl, host, { call: '/staff/proof', body: proof, who: username });
    const session = sessionSchema.safeParse(answer.body);
    if (session.success) return session.data.token;
  }
  throw new Error('The API does not let the person of RELEASE_GATE_STAFF in.');
}
