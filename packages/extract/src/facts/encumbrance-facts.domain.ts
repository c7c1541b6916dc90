import type { Encumbrance } from '@proverka/contract/extract';
import { joined } from '@proverka/words/joined';
import { day, documentWords, holderLines } from '@proverka/words/extract-words';
import { consentWords } from './consent-words.domain.ts';
import { factsOf, type Fact } from './fact.ts';
import { periodWords } from './period-words.domain.ts';

/** The record of an encumbrance. */
export function encumbranceFacts(encumbrance: Encumbrance): Fact[] {
  const { number, registeredOn, zone, partNumber, easementFor, missingConsents, documents } = encumbrance;
  return factsOf([
    ['В пользу', beneficiaryLines(encumbrance)],
    ['Срок', periodWords(encumbrance)],
    [
      'Номер и дата записи',
      joined([number && `№ ${number}`, registeredOn && `от ${day(registeredOn)}`], ' '),
    ],
    ['Предмет', encumbrance.subject],
    ['Ограничены права', limitedWords(encumbrance)],
    ['Зона', joined([zone?.type?.value, zone?.name, zone?.number && `реестровый номер ${zone.number}`])],
    ['Часть объекта', partNumber && `№ ${partNumber}`],
    ['Для участка', easementFor.join(', ')],
    ['Основание', documents.map(documentWords)],
    ['Нет согласия', missingConsents.map(consentWords)],
  ]);
}

function beneficiaryLines({ beneficiaries }: Encumbrance): readonly string[] {
  const [only, ...others] = beneficiaries;
  if (only === undefined) return [];
  return others.length === 0
    ? [...holderLines(only.holder), only.role?.value ?? ''].filter(Boolean)
    : beneficiaries.map(({ role, holder }) => joined([role?.value, ...holderLines(holder)]));
}

function limitedWords({ limitedRights }: Encumbrance): string {
  return limitedRights
    .map(({ rightNumber, recordNumber }) => joined([rightNumber, recordNumber && `запись ${recordNumber}`]))
    .filter(Boolean)
    .join('; ');
}
