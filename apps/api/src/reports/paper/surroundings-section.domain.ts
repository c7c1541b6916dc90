import type { SitePlanData } from '@proverka/charts/site-plan-data';
import { momentDay } from '@proverka/words/moments';
import { planOnPaper } from '#registers/objects/object-plan.domain.ts';
import { limitedTable } from './limited-table.domain.ts';
import type { Section } from './pdf-view.ts';

/** The object among its neighbours, as the public map had them when it was asked. */
export interface Surroundings {
  readonly plan: SitePlanData;
  /** ISO 8601. */
  readonly askedAt: string;
  readonly source: string;
}

const widths = [30, 35, 35];

export function surroundingsSection(surroundings: Surroundings | undefined, accent: string): Section[] {
  if (surroundings === undefined) return [];
  const { svg, width, alt, notes, table } = planOnPaper(surroundings.plan, accent);
  if (svg === null) return [];
  const columns = table.columns.map((title, place) => ({ title, width: widths[place] ?? 0 }));
  return [
    {
      title: 'План с соседними объектами',
      source: `Источник: ${surroundings.source}, ${momentDay(surroundings.askedAt)}`,
      blocks: [
        { kind: 'picture', svg, width, alt, caption: notes.join(' ') },
        ...limitedTable(columns, table.rows, (row) => row),
      ],
    },
  ];
}
