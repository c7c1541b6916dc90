import type { Valuation, ValuationComparable, ValuedFlat } from '@proverka/contract/valuation';
import { rubles } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { joined } from '@proverka/words/joined';
import { formatMoney } from '@proverka/words/money';
import { formatDecimal } from '@proverka/words/number-format';
import { countedPlainly } from '@proverka/words/plural';
import {
  basisWords,
  conditionWords,
  flatSourceWords,
  floorWords,
  houseKindWords,
  paceWords,
  roomsWords,
  valueSentence,
} from '@proverka/words/valuation-words';
import type { Block, Cell, PdfView, Section } from './pdf-view.ts';

const money = (amount: number): string => formatMoney(rubles(amount));
const signed = (amount: number): string => (amount > 0 ? `+${money(amount)}` : money(amount));
const metres = (area: number): string => `${formatDecimal(area, 1)} м²`;
const days = (count: number): string => countedPlainly(count, 'день', 'дня', 'дней');

/** The heading of a report that is a valuation and nothing else. */
export const headingOfValuation = ({
  flat,
}: Valuation): Pick<PdfView, 'about' | 'heading' | 'subheadings'> => ({
  about: flat.is_apartments ? 'Рыночная оценка апартаментов' : 'Рыночная оценка квартиры',
  heading: flat.address,
  subheadings: [
    flat.cadastral_number === null ? '' : `Кадастровый номер ${flat.cadastral_number}`,
    joined([metres(flat.area_m2), flat.rooms === null ? '' : roomsWords(flat.rooms), floorLine(flat)]),
  ].filter((line) => line !== ''),
});

/** What the paper says first: a value, and that nothing else was looked at. */
export const valuationStatement = (valuation: Valuation): NonNullable<PdfView['statement']> => ({
  words: `Рыночная оценка ${basisWords[valuation.basis]}`,
  sentence: valueSentence(valuation),
  note: `На ${formatDate(valuation.valued_on)}, сведения по ${formatDate(valuation.data_until)}. Права, обременения и продавца оценка не проверяет.`,
});

export const valuationDisclaimer =
  'Это не отчёт об оценке по закону № 135-ФЗ: для ипотеки, суда и наследства нужен оценщик.';

const floorLine = ({ floor, floors }: ValuedFlat): string =>
  floor === null ? '' : `этаж ${floorWords(floor, floors)}`;

/** The value with everything it rests on, as the screen tells it. */
export const valuationSections = (valuation: Valuation): readonly Section[] => [
  { title: 'Оценка', source: null, blocks: [{ kind: 'facts', rows: valueRows(valuation) }] },
  {
    title: 'Что известно о квартире',
    source: null,
    blocks: [{ kind: 'facts', rows: flatRows(valuation.flat) }],
  },
  { title: 'С чем сравнили', source: null, blocks: comparableBlocks(valuation) },
  { title: 'За какой срок продаётся', source: null, blocks: timesBlocks(valuation) },
  ...changesSection(valuation),
  {
    title: 'Чего оценка не знает',
    source: null,
    blocks: valuation.unknown.map((text): Block => ({ kind: 'text', title: null, text })),
  },
];

function valueRows({
  value,
  low,
  high,
  value_per_m2: perMetre,
  basis,
  accuracy,
}: Valuation): [string, Cell][] {
  const error = accuracy && `${formatDecimal(100 * accuracy.median_error, 1)} %`;
  return [
    ['Стоимость', [money(value), basisWords[basis]]],
    [
      'Границы, 80 %',
      [
        `от ${money(low)} до ${money(high)}`,
        `четыре из пяти таких ${basis === 'sales' ? 'продают' : 'предлагают'} за эти деньги`,
      ],
    ],
    ['За квадратный метр', money(perMetre)],
    ...(accuracy === null
      ? []
      : [
          [
            'Ошибка в этом районе',
            [
              `у половины сделок меньше ${error}`,
              `проверено на сделках, которых модель не видела: ${accuracy.sales}`,
            ],
          ] satisfies [string, Cell],
        ]),
  ];
}

function flatRows({ said_by: saidBy, ...flat }: ValuedFlat): [string, Cell][] {
  const told = (field: keyof typeof saidBy, value: string): Cell => {
    const source = saidBy[field];
    if (value === '') return 'не известно';
    return source === undefined ? value : [value, flatSourceWords[source]];
  };
  return [
    ['Площадь', told('area_m2', metres(flat.area_m2))],
    ['Комнаты', told('rooms', flat.rooms === null ? '' : roomsWords(flat.rooms))],
    ['Этаж', told('floor', floorWords(flat.floor, flat.floors))],
    ['Дом', told('house_kind', flat.house_kind === null ? '' : houseKindWords[flat.house_kind])],
    ['Год постройки', told('year_built', String(flat.year_built ?? ''))],
    ['Состояние', told('condition', flat.condition === null ? '' : conditionWords[flat.condition])],
    ['Район', joined([flat.city, flat.district])],
  ];
}

function comparableBlocks({ comparables, comparables_found: found, basis }: Valuation): Block[] {
  const what = basis === 'sales' ? 'продаж' : 'предложений';
  return [
    {
      kind: 'table',
      columns: [
        { title: 'Квартира', width: 30 },
        { title: 'Цена', width: 20 },
        { title: 'Поправки', width: 30 },
        { title: 'С поправками', width: 20 },
      ],
      rows: comparables.map(comparableRow),
    },
    { kind: 'text', title: null, text: `Похожих ${what} найдено: ${found}; показаны самые близкие.` },
  ];
}

const comparableRow = (one: ValuationComparable): Cell[] => [
  [
    one.is_same_house ? 'Этот же дом' : (one.address ?? 'Дом не назван'),
    joined([
      metres(one.area_m2),
      one.rooms === null ? '' : roomsWords(one.rooms),
      one.floor === null ? '' : `этаж ${floorWords(one.floor, one.floors)}`,
      one.is_same_house || one.distance_m === null ? '' : `${one.distance_m} м`,
    ]),
  ],
  [money(one.price), formatDate(one.on)],
  one.adjustments.length === 0
    ? 'без поправок'
    : [
        signed(one.adjusted_price - one.price),
        ...one.adjustments.map(({ text, rubles: amount }) => `${text}: ${signed(amount)}`),
      ],
  money(one.adjusted_price),
];

const timesBlocks = ({ sell_times: times }: Valuation): Block[] => [
  timesTable(times),
  {
    kind: 'text',
    title: null,
    text: times.every((one) => one.days === null)
      ? 'Сколько дней продают такие квартиры, сказать пока нельзя: снятых объявлений мы знаем слишком мало.'
      : 'Срок считается от объявления до его снятия; оформление сделки в него не входит.',
  },
];

const timesTable = (times: Valuation['sell_times']): Block => ({
  kind: 'table',
  columns: [
    { title: 'Как продавать', width: 30 },
    { title: 'Просить', width: 35 },
    { title: 'Половина снята с продажи за', width: 35 },
  ],
  rows: times.map(({ pace, price, percent, days: count, adverts }) => [
    paceWords[pace],
    [money(price), `${percent} % оценки`],
    count === null ? '—' : [days(count), `по объявлениям: ${adverts}`],
  ]),
});

const changesSection = ({ changes }: Valuation): readonly Section[] =>
  changes.length === 0
    ? []
    : [
        {
          title: 'Что изменило бы оценку',
          source: null,
          blocks: [
            { kind: 'facts', rows: changes.map(({ text, rubles: amount }) => [text, signed(amount)]) },
          ],
        },
      ];
