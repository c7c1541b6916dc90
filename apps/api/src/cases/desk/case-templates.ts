import type { CaseTemplate } from '@proverka/contract/desk-cases';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { CasesDeps } from '../deps.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** All templates by title; a few dozen, which the screen filters. */
export async function listTemplates(db: Connection): Promise<CaseTemplate[]> {
  const rows = await db.selectFrom('case_template').selectAll().orderBy('title').orderBy('id').execute();
  return rows.map(viewTemplate);
}

export async function addTemplate(deps: CasesDeps, caller: Caller, words: Words): Promise<CaseTemplate> {
  const id = deps.newId();
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('case_template')
      .values({ id, ...words, changed_at: deps.now() })
      .execute();
    await recordEvent(deps, tx, caller, changed(id, false));
  });
  return { template_id: id, ...words };
}

export const changeTemplate = (
  deps: CasesDeps,
  caller: Caller,
  id: string,
  { title, text }: Words,
): Promise<Result<CaseTemplate, 'template_not_found'>> =>
  inTransaction(deps.db, async (tx): Promise<Result<CaseTemplate, 'template_not_found'>> => {
    const row = await tx
      .updateTable('case_template')
      .set({ title, text, changed_at: deps.now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse('template_not_found');
    await recordEvent(deps, tx, caller, changed(id, false));
    return done(viewTemplate(row));
  });

export const removeTemplate = (
  deps: CasesDeps,
  caller: Caller,
  id: string,
): Promise<Result<{ ok: true }, 'template_not_found'>> =>
  inTransaction(deps.db, async (tx): Promise<Result<{ ok: true }, 'template_not_found'>> => {
    const gone = await tx.deleteFrom('case_template').where('id', '=', id).returning('id').executeTakeFirst();
    if (gone === undefined) return refuse('template_not_found');
    await recordEvent(deps, tx, caller, changed(id, true));
    return done({ ok: true as const });
  });

const changed = (id: string, isRemoved: boolean) =>
  ({
    event: 'case_template.changed',
    ownerId: null,
    subject: id,
    after: { is_removed: isRemoved },
  }) as const;

const viewTemplate = ({ id, title, text }: { id: string } & Words): CaseTemplate => ({
  template_id: id,
  title,
  text,
});
