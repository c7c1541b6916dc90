import type { PriceAct, PriceFacts, PriceHistoryPart } from '@proverka/contract/price-history';
import { momentBrief } from '@proverka/words/moments';
import { accountRole } from '../../controls/account-words.ts';
import { optionWords } from '../../controls/option-words.ts';
import { sumWords } from '../../controls/sum-words.ts';

export const partWords: Readonly<Record<PriceHistoryPart, string>> = {
  component: 'Составляющая цены',
  owner: 'Чья цена',
  discount: 'Купон, промокод, кампания',
  partner_tariff: 'Тариф партнёра',
};

export const actWords: Readonly<Record<PriceAct, string>> = {
  added: 'Добавлено',
  changed: 'Изменено',
  removed: 'Убрано',
  withdrawn: 'Снято до начала',
};

type Value = PriceFacts[string];

const money = (value: Value): string => (typeof value === 'number' ? sumWords(value / 100) : '');
const moment = (value: Value): string => (typeof value === 'string' ? momentBrief(value) : '');
const text = (value: Value): string => (value === null ? '' : String(value));

const kindWords: Readonly<Record<string, string>> = {
  coupon: 'купон',
  promocode: 'промокод',
  campaign: 'кампания',
};

/** How a fact is told, in this order; what is not here says nothing to people. */
const facts: readonly (readonly [name: string, words: (value: Value) => string])[] = [
  ['kind', (value) => kindWords[text(value)] ?? text(value)],
  ['code', text],
  ['type_name', text],
  ['price', money],
  ['amount', (value) => (value === null ? '' : `−${money(value)}`)],
  ['percent', (value) => (value === null ? '' : `−${text(value)} %`)],
  ['option', (value) => (value === null ? '' : `по желанию: ${optionWords(text(value))}`)],
  ['role', (value) => (typeof value === 'number' ? `роль «${accountRole(value)}»` : '')],
  ['is_person', (value) => (value === true ? 'один человек' : '')],
  ['is_personal', (value) => (value === true ? 'для одного человека' : '')],
  ['reward_percent', (value) => `${text(value)} % первого пополнения`],
  ['min_top_up', (value) => `от ${money(value)}`],
  ['max_uses', (value) => (value === null ? '' : `всего ${text(value)}`)],
  ['max_uses_per_person', (value) => (value === null ? '' : `по ${text(value)} на человека`)],
  ['starts_at', (value) => (value === null ? '' : `с ${moment(value)}`)],
  ['ends_at', (value) => (value === null ? '' : `до ${moment(value)}`)],
  ['enabled', (value) => (value === false ? 'выключено' : '')],
];

/** «Base, 499 ₽, выключено» */
export const factsWords = (known: PriceFacts | null): string =>
  known === null
    ? ''
    : facts
        .flatMap(([name, words]) => (name in known ? [words(known[name] ?? null)] : []))
        .filter((words) => words !== '')
        .join(', ');
