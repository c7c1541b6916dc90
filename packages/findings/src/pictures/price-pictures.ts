import { countValues, moneyValues } from '@proverka/charts/value-format';
import type { Finding } from '@proverka/contract/finding';
import { kopecks } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { joined } from '@proverka/words/joined';
import { countedPlainly } from '@proverka/words/plural';
import type { ReportPicture } from './report-picture.ts';
import { sourceWords, toldOf } from './told.ts';

/** What is asked for things alike: no value of this one, and no verdict. */
export const pricePictures = (findings: readonly Finding[]): ReportPicture[] =>
  toldOf(findings, 'prices')
    .filter(({ chart }) => chart.prices_kopecks.length > 0)
    .map(({ chart, finding }) => ({
      key: `prices ${finding.owner_id ?? ''}`,
      kind: 'spread',
      title: 'Цены похожих автомобилей',
      subtitle: joined([
        countedPlainly(chart.prices_kopecks.length, 'объявление', 'объявления', 'объявлений'),
        sourceWords([finding]),
      ]),
      result: `за половину просят от ${money(chart.lower_kopecks)} до ${money(chart.upper_kopecks)}`,
      data: {
        observed: chart.prices_kopecks,
        lower: chart.lower_kopecks,
        middle: chart.middle_kopecks,
        upper: chart.upper_kopecks,
        ...(chart.mine_kopecks !== null && {
          mine: { title: 'Цена в вашем объявлении', value: chart.mine_kopecks },
        }),
        values: moneyValues,
        counts: countValues('объявление', 'объявления', 'объявлений'),
      },
    }));

const money = (value: number): string => formatMoney(kopecks(Math.round(value)));
