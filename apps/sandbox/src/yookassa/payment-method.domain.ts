import type { Card } from './card.domain.ts';

/** What the form offers, in its order. */
export const METHOD_TYPES = ['bank_card', 'sbp', 'yoo_money'] as const;
export type MethodType = (typeof METHOD_TYPES)[number];

export type Method =
  | { type: 'bank_card'; card?: Card }
  | { type: 'sbp'; bankId: string }
  | { type: 'yoo_money'; wallet: string };

type MethodOutcome = { kind: 'success' } | { kind: 'declined'; reason: string } | { kind: 'hang' };

type TestBank = { id: string; bic: string; name: string; says: string; outcome: MethodOutcome };

/** Banks of the invented payer. The ids are no members of SBP. */
export const TEST_BANKS: readonly TestBank[] = [
  {
    id: '100000009001',
    bic: '049999001',
    name: 'Песочный банк',
    says: 'оплата проходит',
    outcome: { kind: 'success' },
  },
  {
    id: '100000009002',
    bic: '049999002',
    name: 'Банк Пустой Счёт',
    says: 'не хватает денег',
    outcome: { kind: 'declined', reason: 'insufficient_funds' },
  },
  {
    id: '100000009003',
    bic: '049999003',
    name: 'Банк Закрытый Счёт',
    says: 'оплата проходит, возврат не примет',
    outcome: { kind: 'success' },
  },
  {
    id: '100000009004',
    bic: '049999004',
    name: 'Медленный банк',
    says: 'зависает, завершить на пульте',
    outcome: { kind: 'hang' },
  },
];

type TestWallet = { number: string; says: string; outcome: MethodOutcome };

export const TEST_WALLETS: readonly TestWallet[] = [
  { number: '4100 1111 1111 1136', says: 'оплата проходит', outcome: { kind: 'success' } },
  {
    number: '4100 1111 1111 1144',
    says: 'не хватает денег',
    outcome: { kind: 'declined', reason: 'insufficient_funds' },
  },
  {
    number: '4100 1111 1111 1151',
    says: 'оплата проходит, возврат не примет',
    outcome: { kind: 'success' },
  },
  { number: '4100 1111 1111 1169', says: 'зависает, завершить на пульте', outcome: { kind: 'hang' } },
];

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** The digits of a wallet's number; undefined for what is none. */
export function parseWallet(text: string): string | undefined {
  const digits = digitsOf(text);
  return /^41001\d{6,15}$/.test(digits) ? digits : undefined;
}

export const bankOf = (id: string): TestBank | undefined => TEST_BANKS.find((bank) => bank.id === id);

/** An unknown wallet is one the service does not let pay. */
export function outcomeOf(method: Exclude<Method, { type: 'bank_card' }>): MethodOutcome {
  const found =
    method.type === 'sbp'
      ? bankOf(method.bankId)
      : TEST_WALLETS.find(({ number }) => digitsOf(number) === method.wallet);
  return found?.outcome ?? { kind: 'declined', reason: 'payment_method_restricted' };
}

const cardTitle = (card: Card): Record<string, unknown> => ({
  title: `Bank card *${card.last4}`,
  card: {
    first6: card.first6,
    last4: card.last4,
    expiry_year: card.expiryYear,
    expiry_month: card.expiryMonth,
    card_type: 'MasterCard',
    card_product: { code: 'E' },
    issuer_country: 'RU',
    issuer_name: 'Sandbox Bank',
  },
});

const operationId = (id: string): string => `A${id.replace(/-/g, '').slice(0, 31).toUpperCase()}`;

/** The object as in the API. */
export function methodObject(id: string, method: Method | { type: MethodType }): Record<string, unknown> {
  const common = { type: method.type, id, saved: false, status: 'inactive' };
  if ('card' in method && method.card) return { ...common, ...cardTitle(method.card) };
  if ('wallet' in method)
    return { ...common, title: `YooMoney wallet ${method.wallet}`, account_number: method.wallet };
  if ('bankId' in method) {
    const bank = bankOf(method.bankId);
    return {
      ...common,
      title: 'SBP',
      sbp_operation_id: operationId(id),
      payer_bank_details: { bank_id: method.bankId, bic: bank?.bic ?? '' },
    };
  }
  return common;
}

type Fields = Record<string, unknown> | undefined;

const DEAD_CARD = '4477';
const DEAD_WALLET = '1151';
const DEAD_BANK = '100000009003';

/** Why what paid takes no refund: its account was closed since. */
export function refundRefusal(method: Fields): string | undefined {
  const card = method?.['card'] as Fields;
  const bank = method?.['payer_bank_details'] as Fields;
  if (card?.['last4'] === DEAD_CARD || bank?.['bank_id'] === DEAD_BANK) return 'rejected_by_payee';
  const wallet = method?.['account_number'];
  return typeof wallet === 'string' && wallet.endsWith(DEAD_WALLET) ? 'yoo_money_account_closed' : undefined;
}
