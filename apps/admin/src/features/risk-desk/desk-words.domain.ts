import type { DeskReport } from '@proverka/contract/risk-desk';
import { counted } from '@proverka/words/plural';

export const ownersCounted = (count: number): string =>
  counted(count, 'собственник', 'собственника', 'собственников');

/** What exists already; empty when nothing does. */
export function conclusionCounts({ shown, hidden, waiting, failed }: DeskReport['conclusions']): string[] {
  return [
    shown > 0 ? `Видит покупатель: ${shown}` : '',
    hidden > 0 ? `Скрыто: ${hidden}` : '',
    waiting > 0 ? 'Модель пишет' : '',
    failed > 0 ? 'Модель не справилась' : '',
  ].filter(Boolean);
}
