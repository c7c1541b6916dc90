import type { Money } from '@proverka/validation/money';

/**
 * Formats money, sizes and dates for the sandbox's own pages. `Intl` would load eight megabytes of tables into a process
 * that has to stay small.
 */
const NBSP = ' ';
const MOSCOW_MS = 3 * 3_600_000;

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, NBSP);

/** «1 299,00 ₽» */
export function formatSum(money: Money): string {
  const digits = String(money).padStart(3, '0');
  return `${grouped(digits.slice(0, -2))},${digits.slice(-2)}${NBSP}₽`;
}

/** «12,5 кБ» */
export const formatBytes = (bytes: number): string =>
  `${(bytes / 1024).toFixed(1).replace('.', ',')}${NBSP}кБ`;

/** «21.11.2026, 14:05:33» in Moscow time. */
export function formatMoment(iso: string): string {
  const [day = '', time = ''] = new Date(Date.parse(iso) + MOSCOW_MS).toISOString().split('T');
  return `${day.split('-').reverse().join('.')}, ${time.slice(0, 8)}`;
}
