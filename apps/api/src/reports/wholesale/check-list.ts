import { moscowDay } from '@proverka/words/moments';
import type { HostEntry } from '@proverka/brand/host';
import type { Batch, wholesaleEndpoints } from '@proverka/contract/wholesale';
import type { z } from 'zod';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Apart } from '#platform/apart/apart.ts';
import type { Work } from '#platform/apart/work.ts';
import type { ReportsDeps } from '../deps.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import type { Result } from '#platform/result.ts';
import { refuse } from '#platform/result.ts';
import { priceRows, usualProducts } from './batch-price.domain.ts';
import type { RowCount } from './batch-price.domain.ts';
import type { checkListApart, GivenList, ListAnswer } from './check-list.apart.ts';
import type { GoodRow, ListQuestion } from './check-rows.domain.ts';
import type { ListRefusal } from './read-list.ts';
import { brandProducts, viewBatch } from './view-batch.ts';
import { insertBatch } from './wholesale.store.ts';

type ListBody = z.output<(typeof wholesaleEndpoints)['POST /wholesale']['body']>;

/** How long a list that is not ordered is kept. */
const DRAFT_LIFE_MS = 24 * 3600 * 1000;

interface CheckListInput {
  readonly userId: string;
  readonly brand: HostEntry['brand'];
  readonly body: ListBody;
}

/** Reads and checks a list and stores it as a draft; no source is asked and nothing is charged yet. */
export async function checkList(
  deps: ReportsDeps,
  { userId, brand, body }: CheckListInput,
): Promise<Result<Batch, ListRefusal | 'too_many_requests'>> {
  const allowed = await withinLimits(deps, [['wholesale_user', userId]]);
  if (!allowed.ok) return allowed;
  const products = await brandProducts(deps, brand);
  const now = deps.now();
  const checked = await readAndCheck(deps.apart, givenIn(body), {
    kind: body.kind ?? null,
    today: moscowDay(now),
    products,
  });
  if (!checked.ok) return checked;
  const list = checked.value;
  if (list.good.length + list.bad.length === 0) return refuse('list_empty');
  const chosen = usualProducts(products);
  const id = deps.newId();
  const buyer = await readBuyer(deps, userId);
  await inTransaction(deps.db, (tx) =>
    insertBatch(tx, {
      id,
      userId,
      brand,
      title: body.file?.name.trim().slice(0, 120).toWellFormed() || 'Вставленный список',
      products: chosen,
      total: priceRows(countGood(list.good), chosen, products, buyer).total,
      createdAt: now,
      expiresAt: new Date(now.getTime() + DRAFT_LIFE_MS),
      list,
    }),
  );
  const view = await viewBatch(deps, userId, id);
  if (!view.ok) throw new Error('a list is gone the moment it was kept');
  return view;
}

const checking: Work<typeof checkListApart> = {
  file: new URL('check-list.apart.ts', import.meta.url),
  name: 'checkListApart',
  milliseconds: 10_000,
  heapMb: 160,
  waiting: 20,
};

const givenIn = ({ file, text }: ListBody): GivenList =>
  file === undefined ? { text: text ?? '' } : { base64: file.content_base64 };

/** A file that takes too much of anything, or makes its reader fail, is no list of two thousand rows. */
async function readAndCheck(apart: Apart, given: GivenList, question: ListQuestion): Promise<ListAnswer> {
  const answer = await apart.run(checking, { given, question });
  return answer.ok ? answer.value : refuse('list_unreadable');
}

function countGood(rows: readonly GoodRow[]): RowCount[] {
  const counts = new Map<string, RowCount>();
  for (const { kind, productId } of rows) {
    const key = `${kind} ${productId}`;
    counts.set(key, { kind, productId, rows: (counts.get(key)?.rows ?? 0) + 1 });
  }
  return [...counts.values()];
}
