import type { SubjectKind } from '@proverka/contract/subject';
import type { BatchState } from '@proverka/contract/wholesale';
import { counted } from '@proverka/words/plural';

export const stateWords: Readonly<Record<BatchState, string>> = {
  draft: 'Не заказан',
  awaiting_payment: 'Ждёт оплаты',
  running: 'Проверяется',
  finished: 'Проверен',
  expired: 'Истёк срок оплаты',
};

export const kindWords: Readonly<Record<SubjectKind, string>> = {
  object: 'Объекты недвижимости',
  person: 'Люди',
  company: 'Компании и предприниматели',
  car: 'Автомобили',
};

export const rowsCounted = (count: number): string => counted(count, 'строка', 'строки', 'строк');
