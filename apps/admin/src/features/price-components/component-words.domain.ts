import type { PriceComponentOwner, PriceComponentView } from '@proverka/contract/price-component';
import { momentWords } from '@proverka/words/moments';
import { accountRole } from '../../controls/account-words.ts';
import { optionWords } from '../../controls/option-words.ts';
import { sumWords } from '../../controls/sum-words.ts';

const typeWords: Readonly<Record<string, string>> = {
  Base: 'Базовая цена',
  RiskInsurance: 'Страхование рисков',
};

/** «Специальная цена: Базовая цена» */
export function componentTitle({
  price_component_type: type,
  price_component_owners: owners,
}: PriceComponentView) {
  const title = typeWords[type.name] ?? type.name;
  return owners.length === 0 ? title : `Специальная цена: ${title}`;
}

export function componentState(one: PriceComponentView): string {
  const { has_begun: hasBegun, starts_at: startsAt, enabled, price } = one;
  if (!hasBegun && startsAt !== null) return `${sumWords(price)} с ${momentWords(startsAt)}`;
  return enabled ? `${sumWords(price)} сейчас` : `${sumWords(price)}, выключена`;
}

export const ownerWords = ({ person_id: person, person_role: role }: PriceComponentOwner): string =>
  person === null ? `Роль «${accountRole(role ?? -1)}»` : `Аккаунт ${person}`;

/** What it is for in the price of an order. */
export function componentKind({ is_base_product_component: isBase, option }: PriceComponentView): string {
  if (option !== null) return `По желанию: ${optionWords(option)}`;
  return isBase ? 'Часть базовой цены: её снижают тарифы, кампании и купоны' : 'Добавляется целиком';
}
