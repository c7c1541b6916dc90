import type { FlatSale } from '@proverka/contract/sale-history';

const plurals = new Intl.PluralRules('ru-RU');
const forms: Readonly<Record<string, string>> = {
  one: 'продажа',
  few: 'продажи',
  many: 'продаж',
  other: 'продаж',
};

/** «12 продаж с 2014 по 2026 год»; sales come the latest first. */
export function salesWords(sales: readonly Pick<FlatSale, 'date'>[]): string {
  const count = `${sales.length} ${forms[plurals.select(sales.length)] ?? 'продаж'}`;
  const first = sales.at(-1)?.date.slice(0, 4);
  const last = sales.at(0)?.date.slice(0, 4);
  if (!first || !last) return count;
  return first === last ? `${count} за ${last} год` : `${count} с ${first} по ${last} год`;
}

/** «студия», «2 комн.»; a dash where the source does not say. */
export function roomsWords(rooms: number | null): string {
  if (rooms === null) return '—';
  return rooms === 0 ? 'студия' : `${rooms} комн.`;
}
