import type { CodeVerdict, OfferVerdict, PricePreview } from '@proverka/contract/price-desk';
import { momentWords } from '@proverka/words/moments';
import { accountRole } from '../../controls/account-words.ts';
import { sumWords } from '../../controls/sum-words.ts';

export const verdictWords: Readonly<Record<OfferVerdict, string>> = {
  chosen: 'Действует',
  not_lowest: 'Есть дешевле',
  saves_nothing: 'Не ниже цены для всех',
  other_product: 'Для других услуг',
};

/** What became of the code; empty when none was typed. */
export const codeWords: Readonly<Record<CodeVerdict, string>> = {
  none: '',
  taken: 'Код подходит',
  not_found: 'Такого кода нет',
  not_running: 'Код выключен, ещё не начался или уже закончился',
  used: 'Код уже использован',
  other_person: 'Код выпущен для другого человека',
  other_product: 'Код выпущен для других услуг',
};

const rolePriceWords = {
  none: 'специальных цен у роли нет',
  hold: 'действуют специальные цены роли',
  outgrown: 'специальные цены роли закончились: заказов больше чем на 1500 ₽',
} as const;

/** Who is asked about, in a sentence. */
export function buyerWords(buyer: PricePreview['buyer']): string {
  if (buyer === null) return 'Гость: без тарифа и специальных цен.';
  const { email, person_role: role, spent, tariff, is_personal: isPersonal, campaign } = buyer;
  return [
    `${email}, роль «${accountRole(role)}»: ${rolePriceWords[buyer.role_prices]}.`,
    `Куплено на ${sumWords(Number(spent))}, тариф «${tariff}»${isPersonal ? ', назначен сотрудником' : ''}.`,
    ...(campaign === null ? [] : [`Пришёл по кампании ${campaign}.`]),
  ].join(' ');
}

export const totalWords = ({ breakdown, at }: PricePreview): string =>
  `${sumWords(breakdown.total)} на ${momentWords(at)}`;

/** Section 9, in words; empty when the price of everybody is not above the buyer's. */
export const sellWords = ({ sell_percent: percent }: Pick<PricePreview, 'sell_percent'>): string =>
  percent === 0 ? '' : `Цена для всех выше на ${percent} %.`;
