import type { Verdict } from '@proverka/contract/finding';
import type { Valuation } from '@proverka/contract/valuation';
import { rubles } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { basisWords } from '@proverka/words/valuation-words';

const money = (amount: number): string => formatMoney(rubles(amount));

/** «Квартира стоит около 9 800 000 ₽ по ценам сделок: четыре из пяти таких продают за 9 200 000–10 500 000 ₽.» */
export const verdictOfValuation = ({ value, low, high, basis, flat }: Valuation): Verdict => ({
  level: 'clear',
  sentence: `${flat.is_apartments ? 'Апартаменты стоят' : 'Квартира стоит'} около ${money(value)} ${basisWords[basis]}: четыре из пяти таких ${basis === 'sales' ? 'продают' : 'предлагают'} за сумму от ${money(low)} до ${money(high)}.`,
  reasons: [],
});
