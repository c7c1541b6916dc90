import type { Conclusion, ConclusionState } from '@proverka/contract/expert';
import type { StatusWord } from '@proverka/report-kit/status-words';

export const conclusionWords: Readonly<Record<ConclusionState, StatusWord>> = {
  requested: { word: 'Ждёт автора', state: 'waiting' },
  written: { word: 'Написано', state: 'done' },
  failed: { word: 'Не написано', state: 'failed' },
};

/** Who wrote it; said wherever a conclusion is shown. */
export function authorWords({
  author,
  author_name: name,
}: Pick<Conclusion, 'author' | 'author_name'>): string {
  if (author === 'model') return `Написано языковой моделью${name === '' ? '' : ` «${name}»`}, не человеком`;
  return author === 'person' ? `Написано специалистом: ${name}` : '';
}
