import type { StaffMember } from '@proverka/contract/staff-sign-in';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { clearStaffCookie, isBrowser, setStaffCookie } from '#platform/http/session-cookie.ts';
import { hashSessionToken, newSessionToken } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { findSession } from '../presented-session.store.ts';
import { revokeSession } from '../session.store.ts';
import { deviceOf, keepDevice } from '../sign-in/device-cookie.ts';
import { endFormerSession } from '../sign-in/end-former-session.ts';
import { startProof } from '../second-factor/start-proof.ts';
import { deskChallenge, deskRefusal, proofOf } from './desk-proof.ts';
import { proveAgain } from './prove-again.ts';
import { proveStaffLogin, staffLogin } from './sign-in.ts';
import { lookAtEnrolment, useEnrolment } from './use-enrolment.ts';

export function addStaffSignInRoutes(add: AddRoute, deps: AccountsDeps): void {
  addEntranceRoutes(add, deps);
  addSessionRoutes(add, deps);
  addEnrolmentRoutes(add, deps);
}

const visitOf = ({ address, request }: Pick<Call, 'address' | 'request'>) => ({
  address,
  userAgent: request.headers['user-agent'] ?? '',
});

function addEntranceRoutes(add: AddRoute, deps: AccountsDeps): void {
  const { appSecret } = deps.config;

  add('POST /staff/login', async (call) => {
    const device = deviceOf(call, appSecret);
    const entering = { ...call.body, site: call.host, visit: visitOf(call), device };
    const asked = await staffLogin(deps, call.caller, entering);
    return asked.ok ? done(deskChallenge(asked.value)) : asked;
  });

  add('POST /staff/proof', async (call) => {
    const device = deviceOf(call, appSecret);
    const entering = { proof: proofOf(call.body), site: call.host, visit: visitOf(call), device };
    const opened = await proveStaffLogin(deps, call.caller, entering);
    if (!opened.ok) return deskRefusal(opened.refusal);
    keepDevice(call, device, appSecret);
    const session = await findSession(deps.db, opened.value, deps.now());
    if (session === null) throw new Error('the session that was opened is gone');
    const staff = await viewMember(deps, session);
    if (!isBrowser(call.request)) return done({ staff, token: opened.value });
    await endFormerSession(deps, call);
    setStaffCookie(call.reply, call.host, opened.value);
    return done({ staff, token: '' });
  });

  add('POST /staff/logout', async ({ session, caller, reply, host }) => {
    if (session?.staff !== undefined) {
      await inTransaction(deps.db, async (tx) => {
        if ((await revokeSession(tx, session.tokenHash, deps.now())) === null) return;
        const event = { event: 'session.closed', ownerId: session.userId } as const;
        await recordEvent(deps, tx, caller, { ...event, subject: session.credentialId });
      });
    }
    clearStaffCookie(reply, host);
    return done({ ok: true as const });
  });
}

/** A customer's session of the same person is nobody here. */
function addSessionRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('GET /staff/me', async ({ session }) =>
    session.staff === undefined
      ? refuse('unauthenticated')
      : done({ staff: await viewMember(deps, session) }),
  );

  add('POST /staff/fresh_proof/ask', async ({ session, host }) => {
    if (session.staff === undefined) return refuse('unauthenticated');
    const { userId, credentialId: sessionId } = session;
    const question = { userId, purpose: 'fresh_proof', site: host, sessionId } as const;
    return done(deskChallenge(await startProof(deps, deps.db, question)));
  });

  add('POST /staff/fresh_proof', async ({ session, caller, host, body, request, reply }) => {
    if (session.staff === undefined) return refuse('unauthenticated');
    const proven = await proveAgain(deps, { session, caller, proof: proofOf(body), site: host });
    if (!proven.ok) return deskRefusal(proven.refusal);
    const staff = { ...session.staff, provedAt: deps.now() };
    const tokenHash = await renewToken(deps, session, { request, reply, host });
    return done({ staff: await viewMember(deps, { ...session, tokenHash, staff }) });
  });
}

/** A browser gets another token with every proof; whoever copied the one before holds nothing. */
async function renewToken(
  { db }: AccountsDeps,
  { credentialId, tokenHash }: Session,
  { request, reply, host }: Pick<Call, 'request' | 'reply' | 'host'>,
): Promise<Buffer> {
  if (!isBrowser(request)) return tokenHash;
  const token = newSessionToken();
  const renewed = hashSessionToken(token);
  await db.updateTable('session').set({ token_hash: renewed }).where('id', '=', credentialId).execute();
  setStaffCookie(reply, host, token);
  return renewed;
}

function addEnrolmentRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('POST /staff/enrolment/look', async ({ address, body, host }) => {
    const allowed = await withinLimits(deps, [['login_address', address]]);
    return allowed.ok ? lookAtEnrolment(deps, body.code, host) : allowed;
  });

  add('POST /staff/enrolment', async (call) => {
    const allowed = await withinLimits(deps, [['login_address', call.address]]);
    if (!allowed.ok) return allowed;
    return useEnrolment(deps, { ...call.body, site: call.host, visit: visitOf(call) });
  });
}

async function viewMember(
  { db }: AccountsDeps,
  { userId, tokenHash, name, email, staff }: Session,
): Promise<StaffMember> {
  if (staff === undefined) throw new Error('no session of the staff');
  const { expires_at: expiresAt } = await db
    .selectFrom('session')
    .select('expires_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow();
  return {
    id: userId,
    name,
    email,
    roles: [...staff.roles],
    grants: [...staff.grants],
    proved_date: staff.provedAt.toISOString(),
    expires_date: expiresAt.toISOString(),
  };
}
