import type { Finding, Level } from '@proverka/contract/finding';
import { sourceNote, stateWords } from '@proverka/findings/source-band-words';
import { countOf, sourceStates, type SourceState } from '@proverka/findings/source-states';
import type { CheckedTask } from './check-view.domain.ts';
import type { BandView } from './pdf-view.ts';

const shown: readonly (readonly [SourceState, Level])[] = [
  ['found', 'warning'],
  ['clear', 'clear'],
  ['unchecked', 'unchecked'],
  ['needs_data', 'unchecked'],
  ['open', 'unchecked'],
];

/** One source needs no band: its finding says it all. */
export function bandView(tasks: readonly CheckedTask[], findings: readonly Finding[]): BandView | null {
  if (tasks.length < 2) return null;
  const sources = sourceStates(
    tasks.map(({ type, ownerId, title, status }) => ({ type, owner_id: ownerId, title, status })),
    findings,
  );
  return {
    counts: shown.flatMap(([state, level]) => {
      const count = countOf(sources, state);
      if (count === 0 && state !== 'clear') return [];
      const gravest = sources.find((one) => one.state === state)?.level ?? level;
      return [{ level: gravest, number: String(count), words: stateWords[state] }];
    }),
    sources: sources.map((one) => ({
      level: one.level,
      title: one.source.title,
      note: sourceNote(one),
    })),
  };
}
