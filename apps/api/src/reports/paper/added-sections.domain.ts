import type { Level } from '@proverka/contract/finding';
import type { Block, Section } from './pdf-view.ts';

export interface WrittenConclusion {
  /** null for an answer to the customer's own question, which is no finding. */
  readonly level: Level | null;
  /** «Отчёт в целом» or the owner it is about. */
  readonly about: string;
  /** The author and date. */
  readonly by: string;
  readonly text: string;
}

export const conclusionsSection = (conclusions: readonly WrittenConclusion[]): Section[] =>
  conclusions.length === 0
    ? []
    : [
        {
          title: 'Заключение',
          source: null,
          blocks: conclusions.flatMap(conclusionBlocks),
        },
      ];

export const policySection = (policy: readonly (readonly [label: string, value: string])[]): Section[] =>
  policy.length === 0
    ? []
    : [{ title: 'Страхование рисков', source: null, blocks: [{ kind: 'facts', rows: policy }] }];

const conclusionBlocks = ({ level, about, by, text }: WrittenConclusion): Block[] =>
  level === null
    ? [
        ...text.split(/\n\s*\n/).map((paragraph, place) => ({
          kind: 'text' as const,
          title: place === 0 ? about : null,
          text: paragraph,
        })),
        { kind: 'text', title: null, text: by },
      ]
    : [{ kind: 'record', level, title: about, note: by, rows: [], text }];
