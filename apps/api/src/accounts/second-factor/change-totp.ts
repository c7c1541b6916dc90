import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import type { Caller } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { withPassword } from '../with-password.ts';
import { checkTotp } from './check-totp.ts';
import { firstRecoveryCodes, settleRecoveryCodes } from './recovery-codes.ts';
import { sealSecret } from './seal.ts';
import { tellOfFactor } from './tell-of-factor.ts';
import { setupOf } from './totp.domain.ts';

/** 160 bits, as long as the hash (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** A secret that proves nothing until its first code; each start replaces the one before. */
export function startTotp(deps: AccountsDeps, caller: Caller, brand: BrandId, password: string) {
  const { userId } = caller;
  return withPassword(deps, { caller, password }, async (tx, { email }) => {
    const secret = randomBytes(SECRET_BYTES);
    const row = {
      sealed_secret: sealSecret(deps.config.appSecret, userId, secret),
      created_at: deps.now(),
      last_step: 0,
      shown_steps: [],
    };
    const started = await tx
      .insertInto('totp')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (started === undefined) return refuse('totp_exists');
    const setup = setupOf(secret, brandOf(brand).name, email);
    return done({ ...setup, qr: qrOf(setup.uri) });
  });
}

/** As one path of an SVG: the page draws it without a library and without another host. */
function qrOf(uri: string): { readonly side: number; readonly path: string } {
  const { size, data } = QRCode.create(uri, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((bit, at) =>
    bit === 0 ? [] : [`M${at % size} ${Math.floor(at / size)}h1v1h-1z`],
  );
  return { side: size, path: dark.join('') };
}

export async function confirmTotp(deps: AccountsDeps, caller: Caller, code: string) {
  const { userId } = caller;
  const allowed = await withinLimits(deps, [['second_factor_user', userId]]);
  if (!allowed.ok) return allowed;
  return inTransaction(deps.db, async (tx) => {
    const open = await tx
      .selectFrom('totp')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined) return refuse('totp_not_started');
    const given = { userId, code, appSecret: deps.config.appSecret, now: deps.now() };
    const checked = await checkTotp(tx, given, { isConfirmed: false });
    if (!checked.ok) return checked;
    const recovery_codes = await firstRecoveryCodes(deps, tx, userId);
    await tellOfFactor(deps, tx, caller, 'totp_added');
    return done({ recovery_codes });
  });
}

export const removeTotp = (deps: AccountsDeps, caller: Caller, password: string) =>
  withPassword(deps, { caller, password }, async (tx) => {
    const removed = await tx
      .deleteFrom('totp')
      .where('user_id', '=', caller.userId)
      .where('confirmed_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined) return refuse('totp_not_started');
    await settleRecoveryCodes(tx, caller.userId);
    await tellOfFactor(deps, tx, caller, 'totp_removed');
    return done({ ok: true as const });
  });
