import type { AccountsDeps } from '../deps.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { clearSessionCookie } from '#platform/http/session-cookie.ts';
import { holds } from '#platform/http/session.ts';
import type { Session } from '#platform/http/session.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { findPerson } from '../account.store.ts';
import { actorOf } from '#platform/audit/actor.ts';
import type { Actor } from '#platform/audit/actor.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import { exchangeToken, issueEntryCode, lookAtEntryCode } from './exchange-token.ts';
import { deviceOf, keepDevice } from './device-cookie.ts';
import { endFormerSession } from './end-former-session.ts';
import { login } from './login.ts';
import { proveLogin } from './prove-login.ts';
import { atLeast } from '#platform/http/at-least.ts';
import { register } from '../register.ts';
import type { SignedIn } from '../register.ts';
import { resetPassword } from '../people/reset-password.ts';
import { handOver } from '../hand-over.ts';
import { revokeSession } from '../session.store.ts';
import { viewUser } from '../user-view.ts';

// Longer than hashing a password takes, so that the answer's timing reveals nothing about an e-mail.
const REGISTER_MS = 300;
const RESET_MS = 300;

export function addAccountRoutes(add: AddRoute, deps: AccountsDeps): void {
  addEntranceRoutes(add, deps);
  addEntryCodeRoutes(add, deps);
  addPersonRoutes(add, deps);
}

/** Signing in and out: each call answers with a session or ends one. */
function addEntranceRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('POST /register', async (call) => {
    const allowed = await withinLimits(deps, [['register_address', call.address]]);
    if (!allowed.ok) return allowed;
    const { body: registration, address } = call;
    const device = deviceOf(call, deps.config.appSecret);
    const input = {
      registration,
      campaign: call.query.campaign ?? null,
      brand: call.host.entry.brand,
      address,
      userAgent: userAgentOf(call),
      device,
    };
    const result = await atLeast(REGISTER_MS, register(deps, input));
    if (!result.ok) return result;
    keepDevice(call, device, deps.config.appSecret);
    return signIn(deps, call, result.value);
  });

  add('POST /login', async (call) => {
    const { username, password, remember = true } = call.body;
    const device = deviceOf(call, deps.config.appSecret);
    const result = await login(deps, call.caller, {
      username,
      password,
      isRemembered: remember,
      site: call.host,
      visit: { address: call.address, userAgent: userAgentOf(call) },
      device,
    });
    if (!result.ok) return result;
    if ('challenge_id' in result.value) return done({ second_factor: result.value });
    keepDevice(call, device, deps.config.appSecret);
    return signIn(deps, call, result.value);
  });

  add('POST /login/proof', async (call) => {
    const device = deviceOf(call, deps.config.appSecret);
    const visit = { address: call.address, userAgent: userAgentOf(call) };
    const result = await proveLogin(deps, call.caller, { proof: call.body, site: call.host, visit, device });
    if (!result.ok) return result;
    keepDevice(call, device, deps.config.appSecret);
    return signIn(deps, call, result.value);
  });

  add('POST /logout', async (call) => {
    if (call.session !== null) await signOut(deps, call.caller, call.session);
    clearSessionCookie(call.reply, call.host);
    return done({ ok: true as const });
  });
}

/** `jwt_token` in the address of a page (specification, section 3): a code of minutes, made by a signed-in person. */
function addEntryCodeRoutes(add: AddRoute, deps: AccountsDeps): void {
  const presented = (call: Call<'POST /token/exchange' | 'POST /token/entry_code/look'>) => ({
    code: call.body.jwt_token,
    host: call.host.entry.host,
    actor: actorOf(call.request),
    visit: { address: call.address, userAgent: userAgentOf(call) },
    session: call.session,
  });

  add('POST /token/entry_code', ({ session, host, request }) =>
    issueEntryCode(deps, { session, host: host.entry.host, actor: actorOf(request) }),
  );

  add('POST /token/entry_code/look', (call) => lookAtEntryCode(deps, presented(call)));

  add('POST /token/exchange', async (call) => {
    const result = await exchangeToken(deps, presented(call));
    if (!result.ok) return result;
    const { person, session } = result.value;
    if (session !== null) return signIn(deps, call, { person, session });
    return done({ data: await viewUser(deps.db, person), jwt: { token: '' } });
  });
}

function addPersonRoutes(add: AddRoute, deps: AccountsDeps): void {
  add('PUT /reset', async (call) => {
    const { body, address } = call;
    const allowed = await withinLimits(deps, [['reset_address', address]]);
    if (!allowed.ok) return allowed;
    const device = deviceOf(call, deps.config.appSecret);
    await atLeast(RESET_MS, resetPassword(deps, call.caller, { username: body.username, device, address }));
    return done({ reset: 'ok' as const });
  });

  add('GET /person/{id}', async ({ params, session, caller }) => {
    const person = await findPerson(deps.db, params.id);
    const maySee = params.id === session.userId || holds(session, 'people');
    if (person === undefined || !maySee) {
      const named = { action: 'person.read', subject: params.id, findOwner: async () => person?.id };
      return noteTrespass(deps, caller, named, refuse('person_not_found'));
    }
    if (person.id !== caller.userId) {
      if (session.staff?.isFresh !== true) return refuse('proof_needed');
      const event = { event: 'person.read', ownerId: person.id, subject: person.id } as const;
      await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'account' } });
    }
    const { id, email, name, phone, role } = person;
    return done({
      id,
      email,
      name,
      phone,
      is_phone_verified: person.phone_verified_at !== null,
      person_role: role,
      created_date: person.created_at.toISOString(),
    });
  });
}

const signOut = (deps: AccountsDeps, actor: Actor, session: Session): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if ((await revokeSession(tx, session.tokenHash, deps.now())) === null) return;
    const event = {
      event: 'session.closed',
      ownerId: session.userId,
      subject: session.credentialId,
    } as const;
    await recordEvent(deps, tx, actor, event);
  });

const userAgentOf = ({ request }: Pick<Call, 'request'>): string => request.headers['user-agent'] ?? '';

async function signIn(
  deps: AccountsDeps,
  call: Pick<Call, 'request' | 'reply' | 'host'>,
  { person, session }: SignedIn,
) {
  await endFormerSession(deps, call);
  return done({ data: await viewUser(deps.db, person), jwt: { token: handOver(call, session) } });
}
