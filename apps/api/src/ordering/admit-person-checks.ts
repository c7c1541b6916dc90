import { sql } from 'kysely';
import { brandOf } from '@proverka/brand/brands';
import type { BrandId } from '@proverka/brand/host';
import { system } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Transaction } from '#platform/db/transaction.ts';
import { queueLetter } from '#platform/mail/queue-letter.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { personKey } from '#registers/person-key.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import type { OrderingDeps } from './deps.ts';
import { checksPaused } from './letters.domain.ts';
import { WEEK_MS, judgePattern } from './patterns.domain.ts';
import type { OrderKind, Seen } from './patterns.domain.ts';

interface OrderAboutPeople {
  readonly userId: string;
  readonly brand: BrandId;
  readonly orderId: string;
  readonly kind: OrderKind;
  readonly items: readonly { readonly metadata: ItemMetadata }[];
}

/** More people than this come as a list, whose locks would be too many. */
const MOST_LOCKED = 60;

/**
 * Counts the private people of an order, under the lock of its buyer's accounts. What looks like stalking or scraping pauses the
 * account's checks of people and is refused; what was paid for before goes on.
 */
export async function admitPersonChecks(
  deps: OrderingDeps,
  tx: Transaction,
  order: OrderAboutPeople,
): Promise<Result<true, 'checks_paused'>> {
  const people = peopleOf(deps, order);
  if (people.length === 0) return done(true);
  if (await isPaused(tx, order.userId)) return refuse('checks_paused');
  await lockPeople(tx, people);
  const seen = judgePattern(
    await watch(deps, tx, order.userId, people),
    deps.config.patternLimits[order.kind],
  );
  if (seen !== null) {
    await pause(deps, tx, order, seen);
    return refuse('checks_paused');
  }
  await keep(deps, tx, order, people);
  return done(true);
}

/** The order of a guest, whose account begins with it: it goes on, and the account is paused for the next one. */
export async function notePersonChecks(
  deps: OrderingDeps,
  tx: Transaction,
  order: OrderAboutPeople,
): Promise<void> {
  const people = peopleOf(deps, order);
  if (people.length === 0) return;
  await lockPeople(tx, people);
  const seen = judgePattern(
    await watch(deps, tx, order.userId, people),
    deps.config.patternLimits[order.kind],
  );
  if (seen !== null) await pause(deps, tx, order, seen);
  await keep(deps, tx, order, people);
}

const peopleOf = ({ config }: OrderingDeps, { items }: OrderAboutPeople): string[] =>
  items.flatMap(({ metadata }) =>
    (metadata.ownersData ?? []).map((owner) => personKey(config.appSecret, owner).toString('base64url')),
  );

async function isPaused(tx: Transaction, userId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('check_pause')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

/** Of two accounts that order about one person at once the second sees the first; always in one order, against deadlocks. */
async function lockPeople(tx: Transaction, people: readonly string[]): Promise<void> {
  const different = [...new Set(people)].toSorted();
  if (different.length > MOST_LOCKED) return;
  for (const one of different) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`person ${one}`}, 0))`.execute(tx);
  }
}

async function watch(deps: OrderingDeps, tx: Transaction, userId: string, people: readonly string[]) {
  const now = deps.now();
  const since = new Date(now.getTime() - WEEK_MS);
  const lifted = await tx
    .selectFrom('check_pause')
    .select(({ fn }) => fn.max('ended_at').as('at'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // What the staff has looked at counts no more.
  const from = lifted.at !== null && lifted.at > since ? lifted.at : since;
  const history = await tx
    .selectFrom('person_check')
    .select(['person_key', 'checked_at'])
    .where('user_id', '=', userId)
    .where('checked_at', '>', from)
    .execute();
  const keys = [...new Set(people)].map((one) => Buffer.from(one, 'base64url'));
  const others = await tx
    .selectFrom('person_check')
    .select(['person_key', ({ fn }) => fn.count<string>('user_id').distinct().as('customers')])
    .where('person_key', 'in', keys)
    .where('checked_at', '>', from)
    .where('user_id', '!=', userId)
    .groupBy('person_key')
    .execute();
  return {
    now: now.getTime(),
    people,
    history: history.map(({ person_key: key, checked_at: at }) => ({
      person: key.toString('base64url'),
      at: at.getTime(),
    })),
    others: new Map(
      others.map(({ person_key: key, customers }) => [key.toString('base64url'), Number(customers)]),
    ),
  };
}

async function pause(
  deps: OrderingDeps,
  tx: Transaction,
  { userId, brand }: OrderAboutPeople,
  { pattern, counted, allowed }: Seen,
): Promise<void> {
  const id = deps.newId();
  await tx
    .insertInto('check_pause')
    .values({ id, user_id: userId, pattern, counted, allowed, opened_at: deps.now() })
    .execute();
  await recordEvent(deps, tx, system, {
    event: 'checks.paused',
    ownerId: userId,
    subject: id,
    after: { pattern, counted, allowed },
  });
  await queueLetter(deps, tx, {
    reason: `checks-paused:${id}`,
    brand,
    recipient: brandOf(brand).supportEmail,
    letter: checksPaused(pattern, counted, allowed),
  });
}

async function keep(
  deps: OrderingDeps,
  tx: Transaction,
  { userId, orderId }: OrderAboutPeople,
  people: readonly string[],
): Promise<void> {
  const at = deps.now();
  await sql`
    insert into person_check (user_id, person_key, order_id, checked_at)
    select ${userId}::uuid, decode(key, 'hex'), ${orderId}::uuid, ${at}::timestamptz
    from unnest(${people.map((one) => Buffer.from(one, 'base64url').toString('hex'))}::text[]) as key`.execute(
    tx,
  );
}
