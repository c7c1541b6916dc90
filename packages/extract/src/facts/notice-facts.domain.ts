import type { ExtractOf } from '@proverka/contract/extract';
import { factsOf, type Fact } from './fact.ts';
import { claimRow } from './mark-facts.domain.ts';

/** A notice of absence or a refusal: what was requested and why there is no answer. */
export function noticeFacts({ notice, title }: ExtractOf<'absence_notice' | 'refusal_notice'>): Fact[] {
  return factsOf([
    ['Документ', title],
    ['Запрошено', notice.requestedInformation],
    ['О чём', notice.requestContent],
    ['Кадастровый номер', notice.cadastralNumber],
    ['Правообладатель в запросе', notice.holder],
    ['Причина', notice.reasons],
    ['Судебные споры', notice.litigations],
    ...notice.claims.map(claimRow),
  ]);
}
