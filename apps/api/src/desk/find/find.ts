import type { DeskFound } from '@proverka/contract/desk-find';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import { findCases } from './find-cases.store.ts';
import { findOrders } from './find-orders.store.ts';
import { findPeople } from './find-people.store.ts';

interface Finding {
  readonly text: string;
  /** What the reader's grants open. */
  readonly isPeople: boolean;
  readonly isOrders: boolean;
  readonly isCases: boolean;
}

/** What the command palette finds: people by the beginnings of words, the rest by an exact number. */
export async function find(
  deps: DeskDeps,
  caller: Caller,
  { text, isPeople, isOrders, isCases }: Finding,
): Promise<Result<{ found: DeskFound[] }, never>> {
  if (!isPeople && !isOrders && !isCases) return done({ found: [] });
  const event = { event: 'desk.read', ownerId: null, subject: 'find' } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { desk: 'find' } });
  const [people, orders, cases] = await Promise.all([
    isPeople ? findPeople(deps.db, text) : [],
    isOrders ? findOrders(deps.db, text) : [],
    isCases ? findCases(deps.db, text) : [],
  ]);
  return done({ found: [...cases, ...orders, ...people] });
}
