import type { valuationRefusals } from '@proverka/contract/report-refusals';

type ValuationRefusal = (typeof valuationRefusals)[number];

/** Why a flat cannot be valued, before payment and instead of a report. */
export const valuationRefusalTexts: Readonly<Record<ValuationRefusal, string>> = {
  valuation_not_flat:
    'Оценить можно квартиру или апартаменты. Этот объект — другой: дом, участок, комната или нежилое помещение',
  valuation_area_unknown: 'В реестре не указана площадь этого объекта, а без неё цену не посчитать',
  valuation_place_unknown: 'Мы не знаем рынка в этом месте: сделок и объявлений рядом с этим объектом нет',
  valuation_few_comparables:
    'Похожих квартир рядом меньше пяти. По стольким цену не называют, поэтому и мы не назовём',
  valuation_not_ready: 'Оценка сейчас обновляется. Повторите через несколько минут',
};

export const valuationRefusalStatuses: Readonly<Record<ValuationRefusal, 422 | 503>> = {
  valuation_not_flat: 422,
  valuation_area_unknown: 422,
  valuation_place_unknown: 422,
  valuation_few_comparables: 422,
  valuation_not_ready: 503,
};
