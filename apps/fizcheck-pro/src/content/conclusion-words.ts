import type { ConclusionState } from '@proverka/contract/expert';
import type { StatusWord } from '@proverka/report-kit/status-words';

export const conclusionWords: Readonly<Record<ConclusionState, StatusWord>> = {
  requested: { word: 'Ждёт автора', state: 'waiting' },
  written: { word: 'Написано', state: 'done' },
  failed: { word: 'Не написано', state: 'failed' },
};
