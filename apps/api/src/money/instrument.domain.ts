/** What paid: the provider's type of the payment method; null where it was not kept. */
export interface Instrument {
  readonly type: string | null;
  /** The last four digits of its number; empty where it has none. */
  readonly tail: string;
}

interface ProviderMethod {
  readonly type: string;
  readonly card?: { readonly last4?: string | undefined } | undefined;
  readonly account_number?: string | undefined;
}

const TAIL = 4;

export function instrumentOf(method: ProviderMethod | undefined): Instrument {
  if (method === undefined) return { type: null, tail: '' };
  const number = method.card?.last4 ?? method.account_number ?? '';
  return { type: method.type, tail: number.slice(-TAIL) };
}

const places: Readonly<Record<string, string>> = {
  bank_card: 'на карту',
  sbp: 'через СБП на счёт, с которого платили',
  yoo_money: 'на кошелёк ЮMoney',
};

/** Where a refund goes: «на карту ··4444». Until the type was kept, only cards could pay. */
export function placeOf({ type, tail }: Instrument): string {
  const place = places[type ?? 'bank_card'] ?? 'тем же способом, каким платили';
  return tail === '' ? place : `${place} ··${tail}`;
}

/** The same without its number. */
export const plainPlaceOf = (type: string | null): string => placeOf({ type, tail: '' });
