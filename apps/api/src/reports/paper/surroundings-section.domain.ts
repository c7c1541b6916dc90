import { printedChart } from '@proverka/charts/paper-chart';
import { drawSitePlan } from '@proverka/charts/site-plan-drawing';
import { momentDay } from '@proverka/words/moments';
import type { KnownSitePlan } from '#registers/find-site-plan.ts';
import { limitedTable } from './limited-table.domain.ts';
import type { Section } from './pdf-view.ts';
import { labelsOf } from './pictures-view.domain.ts';

/** Points: what the text of a report leaves to a picture. */
const size = { width: 440, height: 300 } as const;
const widths = [30, 35, 35];

export function surroundingsSection(surroundings: KnownSitePlan | null, accent: string): Section[] {
  if (surroundings === null) return [];
  const drawing = drawSitePlan(surroundings.plan, size);
  const { svg, width, alt, notes, table, labels } = printedChart(drawing, 'План', { accent });
  if (svg === null) return [];
  const columns = table.columns.map((title, place) => ({ title, width: widths[place] ?? 0 }));
  return [
    {
      title: 'План с соседними объектами',
      source: `Источник: ${surroundings.source}, ${momentDay(surroundings.askedAt)}`,
      blocks: [
        { kind: 'picture', svg, width, labels: labelsOf(labels, { width }), alt, caption: notes.join(' ') },
        ...limitedTable(columns, table.rows, (row) => row),
      ],
    },
  ];
}
