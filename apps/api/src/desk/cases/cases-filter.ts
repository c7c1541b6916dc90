import type { DeskCasesFilter } from '@proverka/contract/desk-cases';
import { moscowDay } from '@proverka/words/moments';
import { sql } from 'kysely';
import { allOf, dayEnd } from '../list-page.ts';
import type { Sql } from '../list-page.ts';

interface Reader {
  readonly userId: string;
  readonly now: Date;
}

export const caseConditions = (filter: DeskCasesFilter, reader: Reader): Sql =>
  allOf([
    ...equalities(filter),
    ...(filter.assignee === undefined ? [] : [assigneeIs(filter.assignee, reader.userId)]),
    ...(filter.due === undefined ? [] : [dueIs(filter.due, reader.now)]),
  ]);

const equalities = (filter: DeskCasesFilter): readonly Sql[] => [
  ...(filter.number === undefined ? [] : [sql`c.number = ${filter.number}`]),
  ...(filter.kind === undefined ? [] : [sql`c.kind = ${filter.kind}`]),
  ...(filter.state === undefined ? [] : [sql`c.state = ${filter.state}`]),
  ...(filter.brand === undefined ? [] : [sql`c.brand = ${filter.brand}`]),
  ...(filter.person_id === undefined ? [] : [sql`c.user_id = ${filter.person_id}`]),
  ...(filter.order_id === undefined ? [] : [sql`c.order_id = ${filter.order_id}`]),
  ...(filter.email === undefined || filter.email === ''
    ? []
    : [sql`c.email = ${filter.email.toLowerCase()}`]),
];

const assigneeIs = (assignee: string, readerId: string): Sql =>
  assignee === 'nobody'
    ? sql`c.assignee_id is null`
    : sql`c.assignee_id = ${assignee === 'me' ? readerId : assignee}`;

/** What is late is due today as well. */
const dueIs = (due: 'late' | 'today', now: Date): Sql =>
  due === 'late'
    ? sql`c.state = 'open' and c.due_at < ${now}`
    : sql`c.state = 'open' and c.due_at < ${dayEnd(moscowDay(now))}`;
