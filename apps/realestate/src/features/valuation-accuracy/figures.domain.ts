import type { Backtest } from '@proverka/contract/valuation';
import { formatDate } from '@proverka/words/dates';
import { formatDecimal } from '@proverka/words/number-format';
import { typeset } from '@proverka/words/typeset';

/** «4,9 %» of a share. */
export const percentOf = (share: number): string => `${formatDecimal(share * 100, 1)}\u00A0%`;

/** «1,011», «−0,009». */
const coefficient = (value: number): string => formatDecimal(value, 3).replace(/^-/u, '\u2212');

export interface Figure {
  readonly title: string;
  readonly value: string;
  /** What it says, for somebody who has never heard of it. */
  readonly meaning: string;
  /** Within what is thought good of it; absent where there is no such bound. */
  readonly norm?: { readonly words: string; readonly isKept: boolean };
}

const norm = (words: string, isKept: boolean) => ({ norm: { words, isKept } });

/** Coverage may miss what was aimed at by two points. */
const aimed = 0.8;
const allowed = 0.02;

/** The test in figures, those first that a buyer understands at once; bounds of COD, PRD and PRB are those of IAAO. */
export const figuresOf = (test: Backtest): Figure[] => [
  {
    title: 'Медианная ошибка',
    value: percentOf(test.median_error),
    meaning: 'Половина оценок отличалась от цены сделки меньше, половина — больше.',
  },
  {
    title: 'Не дальше 10 % от цены сделки',
    value: percentOf(test.within_10),
    meaning: 'Доля оценок, с которыми можно торговаться: квартира за 10 млн оценена от 9 до 11 млн.',
  },
  {
    title: 'Сделок внутри границ',
    value: percentOf(test.coverage),
    meaning:
      'Границы обещают четыре сделки из пяти. Меньше — мы слишком уверены, больше — границы слишком широки.',
    ...norm('78–82 %', Math.abs(test.coverage - aimed) <= allowed + 1e-9),
  },
  {
    title: 'Ширина границ',
    value: percentOf(test.interval_width),
    meaning: 'От нижней до верхней, доля от цены; у половины квартир границы уже.',
  },
  {
    title: 'Разброс (COD)',
    value: formatDecimal(test.cod, 1),
    meaning: 'Насколько в среднем отношение оценки к цене отклоняется от своей медианы, в процентах.',
    ...norm('до 10', test.cod <= 10),
  },
  {
    title: 'Дорогие и дешёвые поровну (PRD)',
    value: coefficient(test.prd),
    meaning: 'Больше единицы — дорогие квартиры недооценены, меньше — переоценены.',
    ...norm('0,98–1,03', test.prd >= 0.98 && test.prd <= 1.03),
  },
  {
    title: 'Зависимость ошибки от цены (PRB)',
    value: coefficient(test.prb),
    meaning: 'На сколько меняется отношение оценки к цене, когда цена удваивается.',
    ...norm('от −0,05 до 0,05', Math.abs(test.prb) <= 0.05),
  },
];

/** A model trained before the adverts were read knows districts by their numbers. */
export const districtTitle = (district: string): string =>
  typeset(/^\d+$/u.test(district) ? `Район № ${district}` : district);

/** «с 01.11.2025 по 31.10.2026». */
export const heldOutWords = ({ from, until }: Pick<Backtest, 'from' | 'until'>): string =>
  `с ${formatDate(from)} по ${formatDate(until)}`;
