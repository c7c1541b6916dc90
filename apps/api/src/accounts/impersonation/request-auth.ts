import { findHost } from '@proverka/brand/host';
import type { BrandId } from '@proverka/brand/host';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { AccountsDeps } from '../deps.ts';
import { lockAccount } from '../session.store.ts';
import { ENTRY_CODE_SECONDS, insertEntryCode } from '../sign-in/entry-code.store.ts';
import { isStaff } from '../staff/staff-grant.store.ts';
import { insertImpersonation } from './impersonation.store.ts';

interface Asked {
  readonly personId: string;
  readonly reason: string;
}

type Answer = Result<
  { readonly url: string; readonly expires_in: number },
  'person_not_found' | 'person_is_staff' | 'too_many_requests'
>;

/**
 * A link by which the caller signs in as the person, once and within five minutes, on the site the person registered at. Whoever
 * works at the desk is never signed in as: they have rights that are theirs alone.
 */
export async function requestAuth(
  deps: AccountsDeps,
  caller: Caller,
  { personId, reason }: Asked,
): Promise<Answer> {
  const allowed = await withinLimits(deps, [['entry_code_user', caller.userId]]);
  if (!allowed.ok) return allowed;
  const { credentialId: deskSessionId } = caller;
  if (deskSessionId === null) throw new Error('a call of the staff came without a session');
  return inTransaction<Answer>(deps.db, async (tx) => {
    await lockAccount(tx, personId);
    const person = await tx
      .selectFrom('app_user')
      .select(['id', 'brand'])
      .where('id', '=', personId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (person === undefined) return refuse('person_not_found');
    if (person.id === caller.userId || (await isStaff(tx, personId))) return refuse('person_is_staff');
    const [id, now] = [deps.newId(), deps.now()];
    await insertImpersonation(tx, { id, userId: personId, staffId: caller.userId, deskSessionId, now });
    const host = hostOf(deps, person.brand);
    const code = await insertEntryCode(tx, { sessionId: deskSessionId, host, now, impersonationId: id });
    const event = { event: 'impersonation.requested', ownerId: personId, subject: id, reason } as const;
    await recordEvent(deps, tx, caller, event);
    const url = `${deps.config.publicUrls[person.brand]}/?jwt_token=${code}`;
    return done({ url, expires_in: ENTRY_CODE_SECONDS });
  });
}

function hostOf({ config }: AccountsDeps, brand: BrandId): string {
  const entry = findHost(config.hosts, new URL(config.publicUrls[brand]).host);
  if (entry === undefined) throw new Error(`the address of the brand ${brand} is on no host of ours`);
  return entry.host;
}
