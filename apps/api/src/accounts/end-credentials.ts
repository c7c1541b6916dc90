import type { accountEndReasons } from '@proverka/contract/api-token';
import type { Actor } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';
import type { PlatformDeps } from '#platform/deps.ts';
import { recordTokenEvent } from './api-tokens/api-token.store.ts';
import { tellProgramsEnded } from './tell-programs-ended.ts';
import type { EndedProgram } from './tell-programs-ended.ts';

export interface Ending {
  readonly userId: string;
  readonly why: (typeof accountEndReasons)[number];
  /** The session that asks, unless it ends too. */
  readonly keptSession?: Buffer;
  /** The owner's explicit choice, made together with the current password. */
  readonly keepsPrograms?: boolean;
  readonly by: Actor;
}

type Ended = EndedProgram | { readonly kind: 'session'; readonly id: string };

const END = statement<
  { userId: string; now: Date; why: string; keptSession: Buffer | null; keepsPrograms: boolean },
  Ended
>(`select kind, id, label from end_credentials(:userId, :now, :why, :keptSession, :keepsPrograms)`);

/**
 * Ends everything that acts for an account: sessions, API tokens, webhooks, a password sent by a reset. The database does the
 * same by itself when a role changes or an account is closed. Returns how many sessions ended.
 */
export async function endCredentials(
  deps: PlatformDeps,
  tx: Transaction,
  { userId, why, keptSession, keepsPrograms = false, by }: Ending,
): Promise<number> {
  const at = deps.now();
  const ended = await END(tx, { userId, now: at, why, keptSession: keptSession ?? null, keepsPrograms });
  const programs = ended.filter((one) => one.kind !== 'session');
  const tokens = programs.filter(({ kind }) => kind === 'api_token').map(({ id }) => id);
  const webhooks = programs.filter(({ kind }) => kind === 'webhook').map(({ id }) => id);
  for (const id of tokens) {
    const event = { id: deps.newId(), user_id: userId, token_id: id, action: 'revoked' as const };
    await recordTokenEvent(tx, { ...event, endpoint: null, address: by.address, at });
  }
  const sessions = ended.length - programs.length;
  await recordEvent(deps, tx, by, {
    event: 'credentials.ended',
    ownerId: userId,
    subject: userId,
    after: { why, sessions, tokens, webhooks, keeps_programs: keepsPrograms },
  });
  // The owner of a closed account gets a letter about that.
  if (why !== 'account_closed')
    await tellProgramsEnded(deps, tx, { userId, why, programs, address: by.address, at });
  return sessions;
}
