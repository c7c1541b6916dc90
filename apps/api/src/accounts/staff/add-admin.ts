import { randomBytes } from 'node:crypto';
import { system } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { findAccountByEmail, insertAccount } from '../account.store.ts';
import { hashPassword } from '../password.ts';
import { hasDeskFactor } from './desk-factors.store.ts';
import { issueEnrolment } from './enrolment.ts';
import { lockStaff, openGrant } from './staff-grant.store.ts';

type Deps = Pick<PlatformDeps, 'db' | 'now' | 'newId'> & { readonly deskUrl: string };
export type AddedAdmin =
  | { readonly code: string }
  | { readonly refusal: 'admins_exist' | 'enrolled' | 'closed' };

/** Two have to agree on every other role, so two are made this way, and never a third. */
const MOST_BY_COMMAND = 2;

/**
 * For whoever may run commands on the server: the first two admins. The same command gives a new code to one of them who has
 * not set a second factor yet.
 */
export async function addAdmin({ deskUrl, ...deps }: Deps, email: string): Promise<AddedAdmin> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return inTransaction<AddedAdmin>(deps.db, async (tx) => {
    await lockStaff(tx);
    const known = await findAccountByEmail(tx, email);
    if (known !== undefined && known.closed_at !== null) return { refusal: 'closed' };
    const made = await adminsByCommand(tx);
    if (known !== undefined && made.some((one) => one.userId === known.id && one.isOpen)) {
      if (await hasDeskFactor(tx, known.id, new URL(deskUrl).hostname)) return { refusal: 'enrolled' };
      return { code: await issueEnrolment(deps, tx, known.id, system) };
    }
    if (made.length >= MOST_BY_COMMAND) return { refusal: 'admins_exist' };
    const userId = known?.id ?? (await newAccount(deps, tx, email, passwordHash));
    const now = deps.now();
    const id = deps.newId();
    await tx
      .insertInto('staff_grant')
      .values({ ...openGrant(id, userId, 'admin'), given_by: null, given_at: now, confirmed_at: now })
      .execute();
    const event = { event: 'staff_role.confirmed', ownerId: userId, subject: id } as const;
    const [before, after] = [{ role: null }, { role: 'admin', given_by: null }];
    await recordEvent(deps, tx, system, { ...event, before, after });
    return { code: await issueEnrolment(deps, tx, userId, system) };
  });
}

/** Whoever was made so, ended or not: after the first two, admins are given at the desk. */
function adminsByCommand(tx: Transaction): Promise<{ userId: string; isOpen: boolean }[]> {
  return tx
    .selectFrom('staff_grant')
    .select(['user_id as userId', (row) => row('ended_at', 'is', null).as('isOpen')])
    .where('staff_role', '=', 'admin')
    .where('given_by', 'is', null)
    .execute() as Promise<{ userId: string; isOpen: boolean }[]>;
}

/** Its password is random until the person sets one. */
async function newAccount(
  { newId, now }: Omit<Deps, 'deskUrl'>,
  tx: Transaction,
  email: string,
  passwordHash: string,
): Promise<string> {
  const id = newId();
  await insertAccount(tx, {
    id,
    email,
    name: email,
    phone: '',
    role: 1,
    brand: 'real-estate',
    passwordHash,
    passwordIsGenerated: false,
    partnerId: null,
    campaign: null,
    registrationUrl: '',
    createdAt: now(),
    from: { address: '127.0.0.1', userAgent: null },
  });
  return id;
}
