import type { SubjectKind } from '@proverka/contract/subject';
import type { BatchState } from '@proverka/contract/wholesale';

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

const plural = new Intl.PluralRules('ru-RU');

/** «1 строка», «3 строки», «460 строк». */
export function rowsCounted(count: number): string {
  const words = { one: 'строка', few: 'строки', many: 'строк' } as const;
  const rule = plural.select(count);
  return `${count.toLocaleString('ru-RU')}\u00a0${rule === 'one' || rule === 'few' ? words[rule] : words.many}`;
}
