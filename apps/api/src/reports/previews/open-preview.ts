import { moscowDay } from '@proverka/words/moments';
import type { BrandId } from '@proverka/brand/host';
import type { SubjectData } from '@proverka/contract/subject';
import { recordConsents } from '#accounts/account.store.ts';
import { maskedSubject } from '#registers/subject-words.domain.ts';
import { prefixed, readSubject } from '#registers/subject.domain.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { PREVIEW_LIFE_MS, firstState } from './preview.domain.ts';
import { insertPreview } from '../preview.store.ts';

export interface PreviewWish {
  readonly brand: BrandId;
  readonly productName: string;
  readonly subject: SubjectData;
  readonly personalDataVersion: string;
  readonly address: string;
}

/** Asks the cheap sources of a product once, without payment or session. Returns the preview's id. */
export async function openPreview(
  deps: ReportsDeps,
  wish: PreviewWish,
): Promise<Result<{ id: string }, 'product_unknown' | 'subject_invalid'>> {
  const product = [...(await deps.catalogue()).values()].find(
    ({ name, brand }) => name === wish.productName && brand === wish.brand,
  );
  if (product === undefined || product.subject === 'object' || product.tasks.length === 0)
    return refuse('product_unknown');
  const now = deps.now();
  const read = readSubject(product.subject, wish.subject, moscowDay(now));
  if (!read.ok) return refuse('subject_invalid', { fields: prefixed('subject', read.fields) });
  const { subject } = read;
  const id = deps.newId();
  const tasks = product.tasks.map((type) => ({
    type,
    state: firstState(type, subject, deps.config.previewKopecks),
  }));
  const asked = tasks.filter(({ state }) => state === 'queued');
  await inTransaction(deps.db, async (tx) => {
    const versions = { personal_data: wish.personalDataVersion };
    await recordConsents(tx, { userId: null, address: wish.address, givenAt: now, versions }, deps.newId);
    await insertPreview(tx, {
      id,
      productId: product.id,
      subject: asked.length > 0 ? subject : {},
      masked: maskedSubject(product.subject, subject),
      createdAt: now,
      expiresAt: new Date(now.getTime() + PREVIEW_LIFE_MS),
      tasks,
    });
    await deps.enqueue(
      tx,
      'preview.task',
      asked.map(({ type }) => ({ previewId: id, type })),
    );
  });
  return done({ id });
}
