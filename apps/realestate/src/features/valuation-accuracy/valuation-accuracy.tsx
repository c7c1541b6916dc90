import type { ValuationModel } from '@proverka/contract/valuation';
import { Facts } from '@proverka/report-kit/facts';
import { ReportRemark, ReportSection } from '@proverka/report-kit/report-section';
import { formatDate } from '@proverka/words/dates';
import { momentWords } from '@proverka/words/moments';
import { groupedDigits } from '@proverka/words/number-format';
import { counted } from '@proverka/words/plural';
import { AccuracyFigures } from './accuracy-figures.tsx';
import { Baselines } from './baselines.tsx';
import { Districts } from './districts.tsx';
import { heldOutWords } from './figures.domain.ts';
import styles from './valuation-accuracy.module.css';

/** The public test of the running model. */
export function ValuationAccuracy({ model }: { readonly model: ValuationModel }) {
  const { backtest } = model;
  const sales = counted(backtest.sales, 'сделке', 'сделках', 'сделках');
  return (
    <div className={styles.sections}>
      <ReportSection
        id="figures"
        title="Насколько мы ошибаемся"
        source={`Проверено на ${sales} ${heldOutWords(backtest)}: модель их не видела`}
      >
        <AccuracyFigures backtest={backtest} />
      </ReportSection>
      <ReportSection id="baselines" title="Лучше ли это, чем посчитать самому">
        <Baselines backtest={backtest} />
      </ReportSection>
      <ReportSection id="districts" title="По районам">
        <Districts districts={backtest.districts} />
      </ReportSection>
      <HowTested model={model} />
    </div>
  );
}

function HowTested({ model }: { readonly model: ValuationModel }) {
  const { version, trained_at, sales, adverts, set_aside, data_from, data_until } = model;
  return (
    <ReportSection id="how" title="Как устроена проверка">
      <ReportRemark>
        Последний год сделок откладывается. На остальных модель учится и отложенных не видит — за этим следит
        отдельный тест. Потом она оценивает каждую отложенную квартиру, как если бы её заказал покупатель, и
        мы сравниваем оценку с тем, за сколько квартиру купили.
      </ReportRemark>
      <ReportRemark>
        Каждую ночь модель обучается заново. Если новая проверена хуже прежней, к покупателям она не попадает:
        на странице остаётся прежняя.
      </ReportRemark>
      <Facts
        facts={[
          { title: 'Модель', value: `№\u00A0${version}, обучена ${momentWords(trained_at)}` },
          { title: 'Сделок', value: groupedDigits(sales) },
          { title: 'Объявлений', value: groupedDigits(adverts) },
          { title: 'Отброшено как нелепые', value: groupedDigits(set_aside) },
          { title: 'Данные', value: `с ${formatDate(data_from)} по ${formatDate(data_until)}` },
        ]}
      />
    </ReportSection>
  );
}
