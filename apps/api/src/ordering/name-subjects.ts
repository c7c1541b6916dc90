import { statement } from '#platform/db/statement.ts';
import { BLOCKED, blockedAmong } from '#registers/subject-blocks.ts';
import type { BlockDeps } from '#registers/subject-blocks.ts';
import { paperSubject } from '#registers/subject-words.domain.ts';
import type { SubjectRow } from '#registers/subject-words.domain.ts';

const SUBJECTS = statement<{ itemIds: readonly string[] }, SubjectRow & { id: string }>(`
  select i.id, p.subject as subject_kind, i.object_key, i.object_address, i.metadata
  from order_item i join product p on p.id = i.product_id where i.id = any(:itemIds::uuid[])`);

/** What items were about, for papers that outlive their reports: nobody is named, and blocked people are hidden as everywhere. */
export async function nameSubjects(
  deps: BlockDeps,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await SUBJECTS(deps.db, { itemIds });
  const isBlocked = await blockedAmong(deps, rows, ['person', 'company']);
  return new Map(rows.map((row) => [row.id, isBlocked(row) ? BLOCKED : paperSubject(row)]));
}
