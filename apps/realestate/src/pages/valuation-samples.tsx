import { ServedOnce } from '@proverka/landing/served-once';
import type { PageModule } from '@proverka/shell-sdk/remote-module';
import { SampleEnd } from '../features/sample-frame/sample-end.tsx';
import { SampleNote } from '../features/sample-frame/sample-note.tsx';
import { ValuationSample } from '../features/valuation-sample/valuation-sample.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const crumbs = [{ title: 'Рыночная оценка', path: '/valuation/' }];

/** A full valuation of an invented flat; `id` distinguishes its two addresses. */
function valuationSample(id: string): PageModule {
  return {
    head: () => ({
      crumbs,
      description:
        'Готовая оценка вымышленной квартиры: рыночная цена и её границы, семь похожих квартир с отличиями, цена метра по месяцам на графике и в таблице.',
    }),
    Component: function ValuationSamplePage() {
      return (
        <PageFrame
          crumbs={crumbs}
          title="Пример: оценка квартиры"
          shortTitle="Пример"
          lead="Цена, её границы, похожие квартиры и движение цен за год — так выглядит готовая оценка."
        >
          <SampleNote subject="Квартира на улице, которой нет" />
          <ServedOnce id={`${id}-report`}>
            <ValuationSample />
          </ServedOnce>
          <SampleEnd
            title="Посмотрите свою квартиру"
            text="Оценка скоро появится. Сведения реестра о квартире и история продаж в доме доступны уже сейчас."
            path="/valuation/"
            action="К поиску квартиры"
          />
        </PageFrame>
      );
    },
  };
}

/** By route id. */
export const pages = {
  'valuation-demo': valuationSample('valuation-demo'),
  'cost-assessment-preview': valuationSample('cost-assessment-preview'),
} as const;
