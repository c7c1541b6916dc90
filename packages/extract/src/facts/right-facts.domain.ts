import type { Right } from '@proverka/contract/extract';
import type { Level } from '@proverka/contract/finding';
import { day, documentWords, shareWords } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { consentWords } from './consent-words.domain.ts';
import { factsOf, type Fact } from './fact.ts';

/** The columns of the tables of rights, on screen and on paper. */
export const rightTitles = {
  holder: 'Правообладатель',
  period: 'Владел',
  right: 'Право и доля',
  record: 'Запись в ЕГРН',
  grounds: 'Основание',
} as const;

/** «Общая долевая собственность», then the shares. */
export function rightLines({ type, shares }: Pick<Right, 'type' | 'shares'>): string[] {
  return [type?.value ?? 'вид права не указан', ...shares.map(shareWords)];
}

/** The number of the record, then its days. */
export function recordLines(right: Right): string[] {
  return [
    right.number ?? 'номер не указан',
    joined([right.registeredOn && `зарегистрировано ${day(right.registeredOn)}`]),
    joined([right.cancelledOn && `прекращено ${day(right.cancelledOn)}`]),
    ...successionLines(right),
  ].filter((line) => line !== '');
}

/** The same in a history, where the days stand in a column of their own. */
export function historyRecordLines(right: Right): string[] {
  return [
    right.number ?? 'номер не указан',
    right.cancelNumber === undefined ? '' : `прекращение: ${right.cancelNumber}`,
    ...successionLines(right),
  ].filter((line) => line !== '');
}

function successionLines({ nextRightNumbers, reinstatedFrom }: Right): string[] {
  return [
    nextRightNumbers.length > 0 ? `затем возникло: ${nextRightNumbers.join(', ')}` : '',
    reinstatedFrom === undefined ? '' : `восстановлено судом, первая регистрация ${day(reinstatedFrom)}`,
  ];
}

export function periodLines({ registeredOn, cancelledOn }: Right): string[] {
  return [
    registeredOn === undefined ? 'начало не указано' : `с ${day(registeredOn)}`,
    cancelledOn === undefined ? 'по дату выписки' : `по ${day(cancelledOn)}`,
  ];
}

/** By which documents the right arose and, in a history, ended. */
export function groundsWords({ documents, cancelDocuments }: Right, withEnd = false): string {
  const grounds = withEnd ? [...documents, ...cancelDocuments] : documents;
  return grounds.map(documentWords).join('; ') || 'не указано';
}

/** Only some documents give grounds; otherwise the column is left out. */
export const hasGrounds = (rights: readonly Right[]): boolean =>
  rights.some(({ documents }) => documents.length > 0);

/** What the register notes on a right: the gravest of it gives the level. */
export interface RightMarks {
  readonly number: string | undefined;
  readonly level: Level;
  readonly facts: readonly Fact[];
}

/** The register's marks on rights: disputes, objections, requests to take part in person, missing consents. */
export function rightMarks(rights: readonly Right[]): RightMarks[] {
  return rights.flatMap((right) => {
    const facts = factsOf([
      ...right.litigations.map((text) => ['Судебный спор', text] as const),
      ...right.objections.map((text) => ['Возражение о праве', text] as const),
      ...right.personalParticipation.map(
        (text) => ['Сделки только при личном участии собственника', text] as const,
      ),
      ...right.missingConsents.map(
        (consent) =>
          ['Зарегистрировано без согласия, которого требует закон', consentWords(consent)] as const,
      ),
    ]);
    const isDisputed = right.litigations.length + right.objections.length > 0;
    const level: Level = isDisputed ? 'danger' : right.missingConsents.length > 0 ? 'warning' : 'attention';
    return facts.length === 0 ? [] : [{ number: right.number, level, facts }];
  });
}
