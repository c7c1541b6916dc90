import type { Holder } from '@proverka/contract/extract';
import type { Coded } from '@proverka/contract/extract-object';
import { holderLines } from '@proverka/contract/extract-words';

export function title(coded: Coded | undefined): string | undefined {
  return coded?.value;
}

/** «14.03.2024, 12:05 (МСК)»: every deadline of the register is counted in Moscow time. */
export function moscowTime(instant: string): string {
  const parts = new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${parts.format(new Date(instant))} (МСК)`;
}

/** Several holders in a cell of one: names first, then their numbers. */
export function holdersLines(holders: readonly Holder[]): string[] {
  const [only, ...others] = holders;
  if (only === undefined) return ['не указан'];
  if (others.length === 0) return holderLines(only);
  return [
    holders.map(({ name }) => name).join('; '),
    ...holders.flatMap((holder) => holderLines(holder).slice(1)),
  ];
}
