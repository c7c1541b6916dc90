import type { DealAdvert } from '@proverka/contract/deal';
import { formatDate } from '@proverka/words/dates';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';

/** «9 850 000 ₽»: adverts name whole rubles. */
export const advertPriceWords = (rubles: number): string => `${groupedDigits(rubles)}\u00A0₽`;

/** What became of an advert since the folder was opened, a sentence for each change. */
export function advertChangeWords({
  advert,
  is_new: isNew,
  price_before: before,
  price_changed_on: changedOn,
  withdrawn_on: withdrawnOn,
}: DealAdvert): string[] {
  const { fields } = advert;
  return [
    ...(isNew ? [`Появилось ${formatDate(fields.published_on)}`] : []),
    ...(before === null ? [] : [priceChangeWords(before, fields.price, changedOn)]),
    ...(withdrawnOn === null ? [] : [`Снято с продажи ${formatDate(withdrawnOn)}`]),
  ];
}

function priceChangeWords(before: number, price: number, changedOn: string | null): string {
  const share = formatDecimal((Math.abs(price - before) / before) * 100, 1);
  const on = changedOn === null ? '' : ` ${formatDate(changedOn)}`;
  return `Цена ${price < before ? 'снижена' : 'выросла'}${on}: была ${advertPriceWords(before)}, ${price < before ? 'меньше' : 'больше'} на\u00A0${share}\u00A0%`;
}
