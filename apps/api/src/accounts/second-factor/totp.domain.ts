import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every app knows it: SHA-1, six digits, steps of 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = settings.period * 1000;
/** One step either way, for the time it takes to type (RFC 6238, 5.2). */
const WINDOW = 1;
/** A code that far off is right by a clock that is wrong: ten minutes. */
const CLOCK_WINDOW = 20;

export type CodeVerdict =
  | { readonly is: 'right'; readonly step: number }
  | { readonly is: 'used' }
  /** Right at another time: the clock of the phone, or ours, is wrong. */
  | { readonly is: 'off'; readonly step: number }
  | { readonly is: 'wrong' };

export interface KnownCodes {
  readonly secret: Buffer;
  readonly lastStep: number;
  /** Steps to come whose codes were already shown. */
  readonly shownSteps: readonly number[];
}

/** A code is taken once: neither it nor an earlier one is taken again. */
export function judgeCode(
  { secret, lastStep, shownSteps }: KnownCodes,
  code: string,
  now: Date,
): CodeVerdict {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return { is: 'wrong' };
  const timestamp = now.getTime();
  const current = Math.floor(timestamp / STEP_MS);
  const deltaIn = (window: number) =>
    TOTP.validate({ ...settings, secret: secretOf(secret), token, timestamp, window });
  const delta = deltaIn(WINDOW);
  if (delta !== null) {
    const step = current + delta;
    return step <= lastStep || shownSteps.includes(step) ? { is: 'used' } : { is: 'right', step };
  }
  const far = deltaIn(CLOCK_WINDOW);
  return far === null ? { is: 'wrong' } : { is: 'off', step: current + far };
}

const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export interface TotpSetup {
  readonly secret: string;
  readonly uri: string;
}

/** What an app is told: the secret in base 32, and both in an address for a QR code. */
export function setupOf(bytes: Buffer, issuer: string, label: string): TotpSetup {
  const secret = secretOf(bytes);
  const uri = new TOTP({ ...settings, issuer, label, secret }).toString();
  return { secret: secret.base32, uri };
}
