import type { ReleaseAction, VersionMeasuresView, VitalView, WebVital } from '@proverka/contract/release';
import { formatDecimal, groupedDigits } from '@proverka/words/number-format';

export const actionWords: Readonly<Record<ReleaseAction, string>> = {
  start: 'Запуск',
  release: 'Выпуск',
  promote: 'Для всех',
  rollback: 'Возврат',
  refused: 'Отказ',
  canary: 'Проба',
  withdraw: 'Проба снята',
};

export const servedWords: Readonly<Record<VersionMeasuresView['served_as'], string>> = {
  stable: 'для всех',
  candidate: 'кандидат',
  former: 'прежняя',
};

export const vitalNames: Readonly<Record<WebVital, string>> = {
  ttfb: 'TTFB',
  fcp: 'FCP',
  lcp: 'LCP',
  inp: 'INP',
  cls: 'CLS',
};

export const levelWords: Readonly<Record<VitalView['level'], string>> = {
  good: 'хорошо',
  middling: 'средне',
  poor: 'плохо',
};

/** «1,4 с», «80 мс»; the layout shift has no unit. */
export function vitalText({ vital, p75 }: Pick<VitalView, 'vital' | 'p75'>): string {
  if (vital === 'cls') return formatDecimal(p75 / 1000, 3);
  return p75 < 1000 ? `${p75}\u00A0мс` : `${formatDecimal(p75 / 1000, 1)}\u00A0с`;
}

const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const;

export function bytesText(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10));
  return `${formatDecimal(bytes / 1024 ** power, power === 0 ? 0 : 1)}\u00A0${units[power]}`;
}

/** «12 (0,3 %)»; without the part where there is nothing to compare with. */
export function partText(count: number, of: number): string {
  if (count === 0 || of === 0) return groupedDigits(count);
  const percent = (100 * count) / of;
  return `${groupedDigits(count)} (${percent < 0.1 ? 'до 0,1' : formatDecimal(percent, 1)}\u00A0%)`;
}

/** Who moved the channel, as the log names them. */
export function whoWords(who: string): string {
  if (who === 'automatic') return 'автоматически';
  if (who === 'stack') return 'запуск стенда';
  const [, account] = /^desk ([\w-]{8})/.exec(who) ?? [];
  return account === undefined ? who : `сотрудник ${account}`;
}

/** Versions are digests: so much of one tells it from the others. */
export const shortVersion = (version: string | null): string => version?.slice(0, 12) ?? 'нет';

const brandNames: Readonly<Record<string, string>> = {
  'real-estate': 'недвижимость',
  'person-check': 'проверка людей',
};

export const brandsText = (brands: readonly string[] | null): string =>
  brands === null ? 'на всех брендах' : `на бренде: ${brands.map((id) => brandNames[id] ?? id).join(', ')}`;
