import { paperChart } from '@proverka/charts/paper-chart';
import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { allDamage } from '@proverka/findings/all-damage';
import { loanCharts } from '@proverka/findings/loan-charts';
import type { ReportChart } from '@proverka/findings/report-chart';
import { reportCharts } from '@proverka/findings/report-charts';
import { damageView } from './damage-view.domain.ts';
import { picturesView } from './pictures-view.domain.ts';
import type { Block, PicturesBlock, Section } from './pdf-view.ts';

/** Points: what the text of a report leaves to a picture. */
const width = 440;
/** A picture without an axis of its own beside it. */
const axisRoom = 60;

/**
 * The pictures of a report about a person, a company or a car. Their tables are left out: the records of the findings below say the
 * same, and a picture has its figures in its accessible text.
 */
export function chartsSection(
  subject: Subject | undefined,
  findings: readonly Finding[],
  accent: string,
): Section[] {
  const damage = allDamage(findings);
  const loans = loanCharts(findings);
  const blocks: Block[] = [
    ...picturesView(subject, findings, accent),
    ...reportCharts(findings).flatMap(({ title, source, draw }): Block[] => {
      const chart = paperChart(draw(width - axisRoom), title, { accent });
      if (chart.svg === null) return [];
      return [
        {
          kind: 'picture',
          heading: { title, source },
          svg: chart.svg,
          width: chart.width,
          alt: chart.alt,
          caption: chart.notes.join(' '),
        },
      ];
    }),
    ...(loans.charts.length === 0
      ? []
      : [
          { kind: 'text' as const, title: 'Платежи по месяцам', text: loans.note },
          { kind: 'pictures' as const, pictures: loans.charts.flatMap((loan) => loanPicture(loan, accent)) },
        ]),
    ...(damage.length === 0
      ? []
      : [{ kind: 'damage' as const, title: 'Повреждения во всех авариях', damage: damageView(damage) }]),
  ];
  return blocks.length === 0 ? [] : [{ title: 'В картинках', source: null, blocks }];
}

function loanPicture({ title, draw }: ReportChart, accent: string): PicturesBlock['pictures'] {
  const { svg, width: points, alt, notes } = paperChart(draw(), title, { accent });
  return svg === null ? [] : [{ title, svg, width: points, alt, caption: notes.join(' ') }];
}
