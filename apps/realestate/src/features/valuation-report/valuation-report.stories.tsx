import type { Valuation } from '@proverka/contract/valuation';
import { ReportSection } from '@proverka/report-kit/report-section';
import { onStage } from '@proverka/shell-sdk/test-stage';
import preview from '@proverka/ui-kit/stories/preview';
import { sampleValuation } from '../../content/samples/valuation.ts';
import { FlatFacts } from '../../valued-flat/flat-facts.tsx';
import { valuationByAdverts } from '../../valued-flat/valuation.fixtures.ts';
import type { ReactNode } from 'react';
import { Comparables } from './comparables.tsx';
import { SellTimes } from './sell-times.tsx';
import { ValuationValue } from './valuation-value.tsx';
import { ValueChanges } from './value-changes.tsx';
import { ValueUnknown } from './value-unknown.tsx';

const meta = preview.meta({
  title: 'Real estate/Valuation',
  component: ValuationValue,
  decorators: [onStage],
});

const value = (valuation: Valuation) => <ValuationValue id="value" valuation={valuation} />;
const part = (title: string, content: ReactNode) => <ReportSection title={title}>{content}</ReportSection>;

export const BySales = meta.story({ render: () => value(sampleValuation) });
export const ByAdverts = meta.story({ render: () => value(valuationByAdverts) });
export const NoWidth = meta.story({
  render: () => value({ ...sampleValuation, low: 12_400_000, high: 12_400_000 }),
});
export const Flat = meta.story({
  render: () => part('Что известно о квартире', <FlatFacts flat={sampleValuation.flat} />),
});
export const ComparedSales = meta.story({
  render: () => part('С чем сравнили', <Comparables valuation={sampleValuation} />),
});
export const ComparedAdverts = meta.story({
  render: () => part('С чем сравнили', <Comparables valuation={valuationByAdverts} />),
});
export const TimeOnSale = meta.story({
  render: () => part('За какой срок продаётся', <SellTimes sell_times={sampleValuation.sell_times} />),
});
export const TimeOnSaleUnknown = meta.story({
  render: () => part('За какой срок продаётся', <SellTimes sell_times={valuationByAdverts.sell_times} />),
});
export const Changes = meta.story({
  render: () => part('Что изменило бы оценку', <ValueChanges changes={sampleValuation.changes} />),
});
export const Unknown = meta.story({
  render: () => part('Чего оценка не знает', <ValueUnknown unknown={sampleValuation.unknown} />),
});
