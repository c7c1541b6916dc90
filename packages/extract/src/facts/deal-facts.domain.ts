import type { Deal } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day, documentWords, holderLines } from '@proverka/words/extract-words';
import { consentWords } from './consent-words.domain.ts';
import { factsOf, type Fact, type FactRow } from './fact.ts';

/** «Договор участия в долевом строительстве № 77:…-77/001/2024-1 от 01.03.2024». */
export function dealTitle({ type, number, date }: Deal): string {
  return joined([type?.value ?? 'Сделка', number && `№ ${number}`, date && `от ${day(date)}`], ' ');
}

/** What the register says of a deal: that it was registered is no warning. */
export function dealFacts(deal: Deal): Fact[] {
  return factsOf([
    ['Зарегистрирована', day(deal.registeredOn)],
    ['Прекращена', day(deal.cancelledOn)],
    ['Предмет', deal.subject],
    ...deal.parties.map(({ role, holder }): FactRow => [role?.value ?? 'Сторона', holderLines(holder)]),
    ['Документы', deal.documents.map(documentWords)],
    ['Нет согласия', deal.missingConsents.map(consentWords)],
  ]);
}
