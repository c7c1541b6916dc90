import { printedChart } from '@proverka/charts/paper-chart';
import { drawTimeLine } from '@proverka/charts/time-line-drawing';
import type { Extract } from '@proverka/contract/extract';
import { rightsTimeLines } from '@proverka/extract/facts/rights-time-line.domain';
import type { Section } from './pdf-view.ts';
import { labelsOf } from './pictures-view.domain.ts';

/** Points: what the text of a report leaves to a picture. */
const width = 440;

/** Rights and encumbrances over time; the tables of the sections below have the same data. */
export const rightsTimeLineSections = (extracts: readonly Extract[], accent: string): Section[] =>
  rightsTimeLines(extracts).flatMap(({ title, source, data }): Section[] => {
    const { svg, alt, notes, labels, ...chart } = printedChart(drawTimeLine(data, width), title, { accent });
    if (svg === null) return [];
    return [
      {
        title,
        source,
        blocks: [
          {
            kind: 'picture',
            svg,
            width: chart.width,
            labels: labelsOf(labels, chart),
            alt,
            caption: notes.join(' '),
          },
        ],
      },
    ];
  });
