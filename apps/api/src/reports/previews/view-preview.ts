import type { Preview, PreviewTask } from '@proverka/contract/preview';
import { toRubles } from '@proverka/validation/money';
import type { ReportsDeps } from '../deps.ts';
import { priceOf } from '#catalogue/pricing.domain.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import { taskTitle } from '#registers/task-type.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { ASKING_MS, isOpen } from './preview.domain.ts';
import { BLOCKED, areBlocked } from '#registers/subject-blocks.ts';
import { findPreview, readPreviewTasks } from '../preview.store.ts';

/** `userId`: the user whose price is shown; null for a guest's. */
export async function viewPreview(
  deps: ReportsDeps,
  id: string,
  userId: string | null,
): Promise<Result<Preview, 'preview_not_found'>> {
  const now = deps.now();
  const preview = await findPreview(deps.db, id, now);
  const product = preview && (await deps.catalogue()).get(preview.product_id);
  if (preview === undefined || product === undefined) return refuse('preview_not_found');
  if (await areBlocked(deps, preview.person_keys)) return refuse('preview_not_found', { detail: BLOCKED });
  // Twice the deadline: normally the worker gives up itself, this covers a missing worker.
  const isOver = now.getTime() - preview.created_at.getTime() > 2 * ASKING_MS;
  const rows = new Map((await readPreviewTasks(deps.db, id)).map((row) => [row.type, row]));
  const tasks = product.tasks.flatMap((type): PreviewTask[] => {
    const row = rows.get(type);
    if (row === undefined) return [];
    const { records, namesakes, facts, source, source_date } = row;
    const state = isOver && isOpen(row.state) ? 'unavailable' : row.state;
    return [
      { task_type: type, title: taskTitle(type), state, records, namesakes, facts, source, source_date },
    ];
  });
  return done({
    preview_id: preview.id,
    product_id: product.id,
    product_name: product.name,
    product_name_ru: product.nameRu,
    product_price: toRubles(priceOf(product, await readBuyer(deps, userId)).total),
    status: tasks.some(({ state }) => isOpen(state)) ? 'running' : 'done',
    created_at: preview.created_at.toISOString(),
    expires_at: preview.expires_at.toISOString(),
    subject: { kind: product.subject, masked: preview.masked },
    ...(preview.known && { known: preview.known }),
    tasks,
  });
}
