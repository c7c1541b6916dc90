import type { BrowserContext } from '@playwright/test';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { newCustomer, type Customer } from './customer.ts';
import { runSql } from './database.ts';

type StaffRole = 'admin' | 'manager' | 'responsible' | 'accountant' | 'expert' | 'support' | 'curator';

/** Somebody with a role that counts and, unless said otherwise, a session of the desk, as the sign-in opens it with both factors. */
export async function newStaff(role: StaffRole, { hasSession = true } = {}): Promise<Customer> {
  const person = await newCustomer();
  await runSql(
    `insert into staff_grant (id, user_id, staff_role, given_at, confirmed_at) values ($1, $2, $3, now(), now())`,
    [randomUUID(), person.userId, role],
  );
  if (!hasSession) return person;
  const token = randomBytes(32).toString('base64url');
  await runSql(
    `insert into session (token_hash, user_id, created_at, expires_at, user_agent, is_staff, proved_at, used_at)
     values ($1, $2, now(), now() + interval '12 hours', '', true, now(), now())`,
    [createHash('sha256').update(token).digest(), person.userId],
  );
  return { ...person, token };
}

/** Gives the browser the desk's cookie, without the forms. */
export async function signInAtDesk(context: BrowserContext, { token }: Customer): Promise<void> {
  await context.addCookies([
    {
      name: '_staff',
      value: token,
      domain: 'admin.localhost',
      path: '/',
      httpOnly: true,
      secure: false,
      sameSite: 'Strict',
    },
  ]);
}

/** As if nobody had touched the desk for half an hour. */
export const leaveIdle = ({ userId }: Customer) =>
  runSql(`update session set used_at = now() - interval '31 minutes' where user_id = $1 and is_staff`, [
    userId,
  ]);

/** As if the second factor had been shown six minutes ago. */
export const letProofGrowOld = ({ userId }: Customer) =>
  runSql(`update session set proved_at = now() - interval '6 minutes' where user_id = $1 and is_staff`, [
    userId,
  ]);

/** The one-time code by which somebody sets password and second factor of the desk; a letter or the command brings it. */
export async function enrolledCode({ userId }: Customer): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await runSql(
    `insert into staff_enrolment (code_hash, user_id, created_at, expires_at) values ($1, $2, now(), now() + interval '1 hour')`,
    [createHash('sha256').update(code).digest(), userId],
  );
  return code;
}
