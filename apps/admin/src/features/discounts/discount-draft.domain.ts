import type { DiscountOfKindInput, DiscountView } from '@proverka/contract/coupon';
import type { DiscountKind } from '@proverka/contract/pricing';
import { amountOfText } from '../../controls/amount-text.domain.ts';
import { lacking, whole, type Draft } from '../../controls/draft.ts';
import { inputOfMoment, momentOfInput, noMoment } from '../../controls/moment-input.domain.ts';

export interface TypedDiscount {
  readonly code: string;
  readonly title: string;
  readonly off: string;
  readonly unit: 'percent' | 'amount';
  readonly brand: string;
  /** Names of products, with commas. */
  readonly products: string;
  readonly personId: string;
  readonly maxUses: string;
  readonly maxUsesEach: string;
  readonly from: string;
  readonly until: string;
  readonly enabled: boolean;
}

export const blankDiscount: TypedDiscount = {
  code: '',
  title: '',
  off: '',
  unit: 'percent',
  brand: '',
  products: '',
  personId: '',
  maxUses: '',
  maxUsesEach: '',
  from: '',
  until: '',
  enabled: true,
};

export const typedOf = (one: DiscountView): TypedDiscount => ({
  code: one.code ?? '',
  title: one.title,
  off: String(one.percent ?? one.amount ?? '').replace('.', ','),
  unit: one.percent === null ? 'amount' : 'percent',
  brand: one.brand ?? '',
  products: one.product_names.join(', '),
  personId: one.person_id ?? '',
  maxUses: one.max_uses === null ? '' : String(one.max_uses),
  maxUsesEach: one.max_uses_per_person === null ? '' : String(one.max_uses_per_person),
  from: inputOfMoment(one.starts_at),
  until: inputOfMoment(one.ends_at),
  enabled: one.enabled,
});

const COUNT = /^[1-9]\d{0,6}$/;
const countOf = (text: string): number | null => (COUNT.test(text.trim()) ? Number(text) : null);
const isCount = (text: string): boolean => text.trim() === '' || COUNT.test(text.trim());

/** What is wrong with what was typed; empty for nothing. The API checks the rest. */
function missingIn(kind: DiscountKind, typed: TypedDiscount): string {
  const off = amountOfText(typed.off);
  if (typed.title.trim() === '') return 'Введите название: его видит покупатель';
  if (kind !== 'coupon' && typed.code.trim() === '') return 'Введите код';
  if (off === null || off === 0) return 'Введите, насколько цена ниже';
  if (typed.unit === 'percent' && (off > 100 || !Number.isInteger(off)))
    return 'Процент — целое число от 1 до 100';
  if (momentOfInput(typed.from) === null || momentOfInput(typed.until) === null) return noMoment;
  if (!isCount(typed.maxUses) || !isCount(typed.maxUsesEach)) return 'Ограничение — целое число от 1';
  return '';
}

/** A moment that was not touched stays exactly what it was: the field shows no seconds. */
const keptMoment = (text: string, before: string | null): string | null =>
  before !== null && text === inputOfMoment(before) ? before : (momentOfInput(text) ?? null);

type Fields = Omit<DiscountOfKindInput, 'reason'>;

/** The fields of a discount as the API takes them; `before` is the one that is changed. */
export function discountOfTyped(
  kind: DiscountKind,
  typed: TypedDiscount,
  before: DiscountView | null,
): Draft<Fields> {
  const missing = missingIn(kind, typed);
  if (missing !== '') return lacking(missing);
  const off = amountOfText(typed.off);
  const isCampaign = kind === 'campaign';
  return whole({
    code: typed.code.trim() === '' ? null : typed.code.trim(),
    title: typed.title.trim(),
    amount: typed.unit === 'amount' ? off : null,
    percent: typed.unit === 'percent' ? off : null,
    brand: typed.brand === 'real-estate' || typed.brand === 'person-check' ? typed.brand : null,
    product_names: typed.products
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    person_id: isCampaign || typed.personId.trim() === '' ? null : typed.personId.trim(),
    max_uses: isCampaign ? null : countOf(typed.maxUses),
    max_uses_per_person: isCampaign ? null : countOf(typed.maxUsesEach),
    starts_at: keptMoment(typed.from, before?.starts_at ?? null),
    ends_at: keptMoment(typed.until, before?.ends_at ?? null),
    enabled: typed.enabled,
  });
}
