export type Card = { first6: string; last4: string; expiryMonth: string; expiryYear: string };

export type CardForm = { number: string; expiry: string; cvc: string };
export type CardErrors = Partial<Record<keyof CardForm, string>>;

export type CardOutcome =
  | { kind: 'success' }
  | { kind: 'declined'; reason: string }
  | { kind: 'challenge' }
  | { kind: 'hang' };

/** The test cards the form lists; any other valid number is declined without a reason. */
export const TEST_CARDS: { number: string; says: string; outcome: CardOutcome }[] = [
  { number: '5555 5555 5555 4444', says: 'оплата проходит', outcome: { kind: 'success' } },
  {
    number: '5555 5555 5555 4592',
    says: 'не хватает денег',
    outcome: { kind: 'declined', reason: 'insufficient_funds' },
  },
  {
    number: '5555 5555 5555 4535',
    says: 'срок карты истёк',
    outcome: { kind: 'declined', reason: 'card_expired' },
  },
  { number: '5555 5555 5555 4543', says: '3-D Secure', outcome: { kind: 'challenge' } },
  {
    number: '5555 5555 5555 4477',
    says: 'оплата проходит, возврат не примет',
    outcome: { kind: 'success' },
  },
  { number: '5555 5555 5555 4568', says: 'зависает, завершить на пульте', outcome: { kind: 'hang' } },
];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

function keepsLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function parseExpiry(text: string, now: Date): { month: string; year: string } | string {
  const [, month, short] = /^\s*(\d{2})\s*\/?\s*(\d{2})\s*$/.exec(text) ?? [];
  if (!month || !short || Number(month) < 1 || Number(month) > 12) return 'Укажите срок в виде ММ/ГГ';
  const year = 2000 + Number(short);
  const isPast =
    year < now.getFullYear() || (year === now.getFullYear() && Number(month) < now.getMonth() + 1);
  return isPast ? 'Срок действия карты истёк' : { month, year: String(year) };
}

/** Parses the form; errors are keyed by field. */
export function parseCard(
  form: CardForm,
  now: Date,
): { card: Card; digits: string } | { errors: CardErrors } {
  const digits = digitsOf(form.number);
  const expiry = parseExpiry(form.expiry, now);
  const errors: CardErrors = {
    ...(/^\d{13,19}$/.test(digits) && keepsLuhn(digits) ? {} : { number: 'Проверьте номер карты' }),
    ...(typeof expiry === 'string' ? { expiry } : {}),
    ...(/^\d{3}$/.test(form.cvc.trim()) ? {} : { cvc: 'Введите три цифры с обратной стороны' }),
  };
  if (Object.keys(errors).length > 0 || typeof expiry === 'string') return { errors };
  return {
    digits,
    card: {
      first6: digits.slice(0, 6),
      last4: digits.slice(-4),
      expiryMonth: expiry.month,
      expiryYear: expiry.year,
    },
  };
}

export const cardOutcome = (digits: string): CardOutcome =>
  TEST_CARDS.find((card) => digitsOf(card.number) === digits)?.outcome ?? {
    kind: 'declined',
    reason: 'general_decline',
  };

/** Texts for the customer, by the API's reason. */
const DECLINES: Record<string, string> = {
  insufficient_funds: 'Не хватает денег',
  payment_method_restricted: 'С этого кошелька заплатить нельзя',
  card_expired: 'Срок действия карты истёк',
  '3d_secure_failed': 'Платёж не подтверждён',
  general_decline: 'Банк отклонил платёж',
  expired_on_confirmation: 'Время на оплату вышло',
  expired_on_capture: 'Время на списание вышло',
  canceled_by_merchant: 'Платёж отменён продавцом',
};

export const declineText = (reason: string): string => DECLINES[reason] ?? 'Платёж не прошёл';
