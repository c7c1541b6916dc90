import { moscowDay } from '@proverka/words/moments';
import type { BrandId } from '@proverka/brand/host';
import type { ConsentVersions } from '@proverka/contract/consent-versions';
import type { SubjectData, SubjectKind } from '@proverka/contract/subject';
import { recordConsents } from '#accounts/consent.store.ts';
import { isOfPerson, maskedSubject, subjectName } from '#registers/subject-words.domain.ts';
import { prefixed, readSubject } from '#registers/subject.domain.ts';
import { personKeys } from '#registers/person-keys.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import { PREVIEW_LIFE_MS, firstState } from './preview.domain.ts';
import { BLOCKED, areBlocked } from '#registers/subject-blocks.ts';
import { insertPreview } from '../preview.store.ts';

export interface PreviewWish {
  readonly brand: BrandId;
  readonly productName: string;
  readonly subject: SubjectData;
  readonly versions: ConsentVersions;
  readonly address: string;
  readonly userAgent: string | null;
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
  const keys = product.subject === 'person' ? personKeys(deps.config.appSecret, subject) : [];
  if (await areBlocked(deps, keys)) return refuse('subject_invalid', { detail: BLOCKED });
  const id = deps.newId();
  const { previewKopecks: questionKopecks, previewPlateKopecks: plateKopecks } = deps.config;
  const limits = { questionKopecks, plateKopecks };
  const tasks = product.tasks.map((type) => ({
    type,
    state: firstState(type, subject, limits),
  }));
  const asked = tasks.filter(({ state }) => state === 'queued');
  await inTransaction(deps.db, async (tx) => {
    const { brand, address, userAgent, versions } = wish;
    const given = { userId: null, brand, address, userAgent, where: 'POST /preview', givenAt: now, versions };
    await recordConsents(tx, given, deps.newId);
    await insertPreview(tx, {
      id,
      productId: product.id,
      subject: asked.length > 0 ? subject : {},
      masked: openTo(product.subject, subject),
      personKeys: keys,
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

/**
 * Numbers of companies and cars stand in public registers and on the street; a person is known to the visitor's own tab alone, by
 * whatever number.
 */
const openTo = (kind: SubjectKind, subject: SubjectData): string =>
  isOfPerson(kind, subject) ? maskedSubject(kind, subject) : subjectName(kind, { ...subject, name: '' });
