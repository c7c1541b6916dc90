import type { Valuation } from '@proverka/contract/valuation';
import { ReportSection } from '@proverka/report-kit/report-section';
import { formatDate } from '@proverka/words/dates';
import { basisWords } from '@proverka/words/valuation-words';
import type { ReactNode } from 'react';
import { Comparables } from '../../features/valuation-report/comparables.tsx';
import { SellTimes } from '../../features/valuation-report/sell-times.tsx';
import { ValuationValue } from '../../features/valuation-report/valuation-value.tsx';
import { ValueChanges } from '../../features/valuation-report/value-changes.tsx';
import { ValueUnknown } from '../../features/valuation-report/value-unknown.tsx';
import { FlatFacts } from '../../valued-flat/flat-facts.tsx';
import type { PageSection } from './extract-sections.tsx';

/** What a flat is worth, in the order of the paper: the value, what it rests on, what it does not know. */
export function valuationSections(valuation: Valuation): PageSection[] {
  const { basis, data_until: until, model_version: version } = valuation;
  const section = (id: string, title: string, content: ReactNode, source?: string): PageSection => ({
    id,
    title,
    content: (
      <ReportSection id={id} title={title} {...(source !== undefined && { source })}>
        {content}
      </ReportSection>
    ),
  });
  const prices = `Посчитано ${basisWords[basis]}, данные по ${formatDate(until)}, модель № ${version}`;
  return [
    {
      id: 'value',
      title: 'Оценка',
      content: <ValuationValue id="value" valuation={valuation} />,
    },
    section('flat', 'Что известно о квартире', <FlatFacts flat={valuation.flat} />),
    section('comparables', 'С чем сравнили', <Comparables valuation={valuation} />, prices),
    section('sell-times', 'За какой срок продаётся', <SellTimes sell_times={valuation.sell_times} />),
    ...(valuation.changes.length === 0
      ? []
      : [section('changes', 'Что изменило бы оценку', <ValueChanges changes={valuation.changes} />)]),
    section('unknown', 'Чего оценка не знает', <ValueUnknown unknown={valuation.unknown} />),
  ];
}
