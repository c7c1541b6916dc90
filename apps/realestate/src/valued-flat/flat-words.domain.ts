import type { ValuationComparable, ValuedFlat } from '@proverka/contract/valuation';
import { formatDecimal } from '@proverka/words/number-format';
import {
  conditionWords,
  flatSourceWords,
  floorWords,
  houseKindWords,
  roomsWords,
} from '@proverka/words/valuation-words';

/** «54,3 м²». */
const areaWords = (area: number): string => `${formatDecimal(area, 1)}\u00A0м²`;

/** «Квартира 54,3 м², г. Тестов, ул. Образцовая, д. 1». */
export const flatTitle = ({ is_apartments, area_m2, address }: ValuedFlat): string =>
  `${is_apartments ? 'Апартаменты' : 'Квартира'} ${areaWords(area_m2)}, ${address}`;

/** «2 комнаты, 52,1 м², 3 из 5 этаж»; what is not known is left out. */
export function roomsAndFloor({ rooms, area_m2, floor, floors }: ValuationComparable): string {
  const level = floorWords(floor, floors);
  return [rooms === null ? '' : roomsWords(rooms), areaWords(area_m2), level && `этаж ${level}`]
    .filter(Boolean)
    .join(', ');
}

/** «кирпичный дом, 1984 год». */
export const houseWords = ({
  house_kind: kind,
  year_built: year,
}: Pick<ValuedFlat, 'house_kind' | 'year_built'>): string =>
  [kind && `${houseKindWords[kind]} дом`, year && `${year} год`].filter(Boolean).join(', ');

interface FlatFact {
  readonly title: string;
  readonly value: string;
  /** Who said it. */
  readonly saidBy: string;
}

/** What is known of the valued flat, and who said it; what nobody said is not a fact. */
export function flatFacts(flat: ValuedFlat): FlatFact[] {
  const { rooms, floor, floors, house_kind: kind, year_built: year, condition, said_by: saidBy } = flat;
  const fact = (title: string, value: string | null, ...fields: (keyof typeof saidBy)[]): FlatFact[] => {
    if (value === null || value === '') return [];
    const sources = fields.flatMap((field) => saidBy[field] ?? []);
    return [{ title, value, saidBy: [...new Set(sources)].map((who) => flatSourceWords[who]).join(', ') }];
  };
  return [
    ...fact('Площадь', areaWords(flat.area_m2), 'area_m2'),
    ...fact('Комнаты', rooms === null ? null : roomsWords(rooms), 'rooms'),
    ...fact('Этаж', floorWords(floor, floors), 'floor', ...(floors === null ? [] : (['floors'] as const))),
    ...fact('Дом', kind && houseKindWords[kind], 'house_kind'),
    ...fact('Год постройки', year === null ? null : String(year), 'year_built'),
    ...fact('Состояние', condition && conditionWords[condition], 'condition'),
    ...(flat.is_apartments ? fact('Вид', 'апартаменты: прописаться нельзя', 'is_apartments') : []),
    ...fact('Район', [flat.district, flat.city].filter(Boolean).join(', ')),
  ];
}
