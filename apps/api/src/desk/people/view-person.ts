import type { PersonPage } from '@proverka/contract/desk-people';
import { sql } from 'kysely';
import { listSessions, viewSession } from '#accounts/session.store.ts';
import { readTariffsInForce } from '#catalogue/tariff-of.ts';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';
import {
  readConsents,
  readFactors,
  readPayments,
  readPlaces,
  readTokens,
  readTransactions,
} from './person-parts.store.ts';
import { PERSON_COLUMNS, PERSON_JOINS, viewPersonRow } from './person-row.ts';
import type { PersonRow } from './person-row.ts';

/** All of one account that the staff looks at; the look is in the journal of its owner. */
export async function viewPerson(
  deps: DeskDeps,
  caller: Caller,
  personId: string,
): Promise<Result<PersonPage, 'person_not_found'>> {
  const person = await readPerson(deps, personId);
  if (person === null) return refuse('person_not_found');
  const event = { event: 'person.read', ownerId: personId, subject: personId } as const;
  await recordEvent(deps, deps.db, caller, { ...event, after: { what: 'page' } });
  const [transactions, payments, tokens] = await Promise.all([
    readTransactions(deps.db, personId),
    readPayments(deps.db, personId),
    readTokens(deps.db, personId),
  ]);
  const [consents, sessions, places, factors] = await Promise.all([
    readConsents(deps.db, personId),
    listSessions(deps.db, personId, deps.now()),
    readPlaces(deps.db, personId),
    readFactors(deps.db, personId),
  ]);
  return done({
    person,
    transactions,
    payments,
    tokens,
    consents,
    sessions: sessions.map(viewSession),
    places,
    factors,
  });
}

interface OnePersonRow extends PersonRow {
  readonly registration_url: string;
  readonly phone_verified_at: Date | null;
  readonly email_verified_at: Date | null;
  readonly orders: number;
}

async function readPerson(deps: DeskDeps, personId: string): Promise<PersonPage['person'] | null> {
  const { rows } = await sql<OnePersonRow>`
    select ${PERSON_COLUMNS}, u.registration_url, u.phone_verified_at, u.email_verified_at,
      (select count(*)::int from customer_order o where o.user_id = u.id) as orders
    from app_user u ${PERSON_JOINS} where u.id = ${personId}`.execute(deps.db);
  const [row] = rows;
  if (row === undefined) return null;
  const tariffs = await readTariffsInForce(deps);
  const { isPersonal } = tariffs.of({ role: row.role, spent: row.spent, assignedId: row.assigned });
  return {
    ...viewPersonRow(row, tariffs),
    is_phone_verified: row.phone_verified_at !== null,
    is_email_verified: row.email_verified_at !== null,
    has_own_tariff: isPersonal,
    registration_url: row.registration_url,
    closed_date: row.closed_at?.toISOString() ?? null,
    orders: row.orders,
  };
}
