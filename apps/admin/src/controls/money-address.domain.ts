export const moneyParts = ['statements', 'doubtful', 'invoices', 'entries', 'payouts'] as const;
export type MoneyPart = (typeof moneyParts)[number];

interface More {
  readonly page?: number;
  readonly state?: string;
}

/** The address of a part of the money desk; what is usual is left out. */
export function moneyAddress(part: MoneyPart, { page = 1, state = '' }: More = {}): string {
  const search = new URLSearchParams({
    ...(part !== 'statements' && { part }),
    ...(state !== '' && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return search === '' ? '/admin/money/' : `/admin/money/?${search}`;
}
