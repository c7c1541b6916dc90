import type { DeskReport } from '@proverka/contract/risk-desk';

/** «1 собственник», «3 собственника», «10 собственников». */
export function ownersCounted(count: number): string {
  const [tens, ones] = [count % 100, count % 10];
  if (ones === 1 && tens !== 11) return `${count} собственник`;
  const isFew = ones >= 2 && ones <= 4 && (tens < 12 || tens > 14);
  return `${count} ${isFew ? 'собственника' : 'собственников'}`;
}

/** What there is already; nothing is not said. */
export function conclusionCounts({ shown, hidden, waiting, failed }: DeskReport['conclusions']): string[] {
  return [
    shown > 0 ? `Видит покупатель: ${shown}` : '',
    hidden > 0 ? `Скрыто: ${hidden}` : '',
    waiting > 0 ? 'Модель пишет' : '',
    failed > 0 ? 'Модель не справилась' : '',
  ].filter(Boolean);
}
