import type { ExtractOf } from '@proverka/contract/extract';
import { factsOf, type Fact } from './fact.ts';
import { claimRow } from './mark-facts.domain.ts';

interface NoticeAnswer {
  readonly title: string;
  /** The register's answer in one sentence. */
  readonly lead: string;
  /** What the answer means and does not mean, and the next step. */
  readonly meaning: string;
}

export const noticeAnswers: Readonly<Record<'absence_notice' | 'refusal_notice', NoticeAnswer>> = {
  absence_notice: {
    title: 'Ответ Росреестра: сведений нет',
    lead: 'Росреестр проверил запрос и ответил: в ЕГРН таких сведений нет.',
    meaning:
      'Проверьте номер и адрес. Если они верны, объект или право на него не зарегистрированы. Это не значит, что объекта не существует: права, возникшие до 1998 года, могут быть не внесены в реестр.',
  },
  refusal_notice: {
    title: 'Ответ Росреестра: отказ',
    lead: 'Росреестр отказал в сведениях.',
    meaning:
      'Отказ не говорит об объекте ни хорошего, ни плохого: он остался непроверенным. Причина отказа и документ названы ниже; такую выписку может заказать сам собственник.',
  },
};

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
