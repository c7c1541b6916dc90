import { levelWords } from '@proverka/words/level-words';
import { countedPlainly } from '@proverka/words/plural';
import type { AskedSource, SourceState, StatedSource } from './source-states.ts';

/** Below the number of sources of a state. */
export const stateWords: Readonly<Record<SourceState, string>> = {
  found: 'с находками',
  clear: 'без замечаний',
  unchecked: 'не проверено',
  open: 'ещё проверяем',
  needs_data: 'ждут ваших данных',
};

/** What a source comes to, in two words: «3 записи», «Замечаний нет». */
export function sourceNote({ state, level, records }: StatedSource<AskedSource>): string {
  if (state === 'open') return 'Проверяем';
  if (state === 'needs_data') return 'Нужны данные';
  if (records === 0) return levelWords[level];
  return countedPlainly(records, 'запись', 'записи', 'записей');
}
