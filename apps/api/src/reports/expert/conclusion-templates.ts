import type { ConclusionTemplate } from '@proverka/contract/conclusion-desk';
import { sql } from 'kysely';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import type { ReportsDeps } from '../deps.ts';

interface Templates {
  readonly templates: ConclusionTemplate[];
}

interface TemplateText {
  readonly title: string;
  readonly text: string;
}

const MOST_TEMPLATES = 100;

export async function listTemplates(db: Connection): Promise<Templates> {
  const rows = await db
    .selectFrom('conclusion_template')
    .innerJoin('app_user', 'app_user.id', 'conclusion_template.changed_by')
    .select(['conclusion_template.id', 'title', 'text', 'changed_at', 'app_user.name'])
    .orderBy('title')
    .execute();
  return {
    templates: rows.map(({ id, title, text, name, changed_at: at }) => ({
      template_id: id,
      title,
      text,
      changed_by: name,
      changed_date: at.toISOString(),
    })),
  };
}

/** Changes of templates wait for one another: their number and their titles are judged under the lock. */
const changing = <Code extends 'template_exists' | 'template_limit_reached' | 'template_not_found'>(
  deps: ReportsDeps,
  decide: (tx: Transaction) => Promise<Code | null>,
): Promise<Result<Templates, Code>> =>
  inTransaction<Result<Templates, Code>>(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('conclusion_template'))`.execute(tx);
    const mistake = await decide(tx);
    return mistake === null ? done(await listTemplates(tx)) : refuse(mistake);
  });

export const addTemplate = (deps: ReportsDeps, caller: Caller, { title, text }: TemplateText) =>
  changing<'template_exists' | 'template_limit_reached'>(deps, async (tx) => {
    const { templates } = await listTemplates(tx);
    if (templates.some((one) => one.title === title)) return 'template_exists';
    if (templates.length >= MOST_TEMPLATES) return 'template_limit_reached';
    const id = deps.newId();
    await tx
      .insertInto('conclusion_template')
      .values({ id, title, text, changed_by: caller.userId, changed_at: deps.now() })
      .execute();
    await recordEvent(deps, tx, caller, { event: 'conclusion_template.created', ownerId: null, subject: id });
    return null;
  });

export const changeTemplate = (deps: ReportsDeps, caller: Caller, id: string, words: TemplateText) =>
  changing<'template_exists' | 'template_not_found'>(deps, async (tx) => {
    const { templates } = await listTemplates(tx);
    if (!templates.some(({ template_id: one }) => one === id)) return 'template_not_found';
    if (templates.some((one) => one.title === words.title && one.template_id !== id))
      return 'template_exists';
    await tx
      .updateTable('conclusion_template')
      .set({ title: words.title, text: words.text, changed_by: caller.userId, changed_at: deps.now() })
      .where('id', '=', id)
      .execute();
    await recordEvent(deps, tx, caller, { event: 'conclusion_template.changed', ownerId: null, subject: id });
    return null;
  });

export const removeTemplate = (deps: ReportsDeps, caller: Caller, id: string) =>
  changing<'template_not_found'>(deps, async (tx) => {
    const removed = await tx
      .deleteFrom('conclusion_template')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) return 'template_not_found';
    await recordEvent(deps, tx, caller, { event: 'conclusion_template.removed', ownerId: null, subject: id });
    return null;
  });
