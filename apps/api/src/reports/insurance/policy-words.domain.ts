import type { InsurancePolicy } from '@proverka/contract/insurance';
import { rubles } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';

type Fact = readonly [label: string, value: string];

/** What a paper and a letter say of a policy. */
export const policyFacts = (policy: InsurancePolicy): readonly Fact[] => [
  ['Полис', `№ ${policy.number}, ${policy.program}`],
  ['Страховщик', `${policy.insurer}, ИНН ${policy.inn}, лицензия ${policy.licence}`],
  ['Телефон страховщика', policy.phone],
  ['Страховая сумма', formatMoney(rubles(policy.sum))],
  ['Страховая премия', formatMoney(rubles(policy.premium))],
  ['Действует', `с ${formatDate(policy.starts_on)} по ${formatDate(policy.ends_on)}`],
];
