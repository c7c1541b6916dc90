import type { ExtractOf } from '@proverka/contract/extract';
import { dealTitle } from '../facts/deal-facts.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { sentences } from '@proverka/words/joined';

type Records = Pick<ExtractOf<'about_property'>, 'claims' | 'deals' | 'nonRegistrability' | 'ownerless'>;

/** Records besides the rights: applications, deals without consent, property without an owner. */
export function findingsOfRecords({ claims, deals, nonRegistrability, ownerless }: Records): FindingDraft[] {
  const findings: FindingDraft[] = claims.map(claimFinding);
  for (const text of nonRegistrability) {
    findings.push({
      level: 'danger',
      code: 'not_registrable',
      title: 'Регистрация перехода права невозможна',
      text: sentences(
        text,
        'Росреестр принял заявление, из-за которого переход или прекращение права не зарегистрируют',
      ),
    });
  }
  for (const deal of deals.filter(({ missingConsents }) => missingConsents.length > 0)) {
    const persons = deal.missingConsents.flatMap((consent) => consent.persons);
    const laws = deal.missingConsents.flatMap(({ law }) => law ?? []);
    findings.push({
      level: 'warning',
      code: 'deal_without_consent',
      title: 'Сделка совершена без необходимого согласия',
      text: sentences(
        dealTitle(deal),
        persons.length > 0 ? `Согласия не дали: ${persons.join('; ')}` : undefined,
        laws.length > 0 ? `Его требует закон: ${laws.join('; ')}` : undefined,
        'Такую сделку можно оспорить в суде',
      ),
    });
  }
  if (ownerless !== undefined) {
    findings.push({
      level: 'danger',
      code: 'ownerless',
      title: 'Объект принят на учёт как бесхозяйный',
      text: sentences(
        ownerless.authority,
        'Собственника у объекта нет или он отказался от права. Право на него может получить муниципалитет',
      ),
    });
  }
  return findings;
}

export function claimFinding({ action, text }: Records['claims'][number]): FindingDraft {
  const isDangerous = /переход|собственн|ипотек|арест|запре|прекращ/iu.test(`${action} ${text}`);
  return {
    level: isDangerous ? 'danger' : 'warning',
    code: 'pending_claim',
    title: 'Росреестр рассматривает заявление на этот объект',
    text: sentences(
      action,
      text,
      'Подано заявление, по которому ещё нет решения: возможно, объект уже продают или закладывают другому. Дождитесь решения и закажите новую выписку',
    ),
  };
}
