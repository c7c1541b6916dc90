import { marketError, numberOf, told, wrongField } from '../market/answers.ts';
import type { Board, Entry } from '../market/board.ts';
import { monthName, monthNamed, monthOf } from '../market/days.domain.ts';
import type { MarketDesk } from '../market/desk.ts';
import { pricesOf } from '../market/asking.domain.ts';
import { isoOf } from '../market/days.domain.ts';
import { CONDITION_NAMES } from '../market/conditions.ts';
import {
  type AreaType,
  askingBy,
  changeOf,
  changes,
  inArea,
  monthlyAsking,
} from '../market/series.domain.ts';
import type { Answer, Call, Operation } from '../source/source.ts';

const MOST_MONTHS = 120;
const AREA_TYPES: readonly AreaType[] = ['city', 'district', 'house'];

const isAreaType = (text: string | undefined): text is AreaType => AREA_TYPES.some((type) => type === text);

const areaSubject = ({ query }: Call) => [query['id']];

const UNKNOWN_AREA = marketError(404, 'Территория не найдена');

/** Whether the market has such an area. */
const isKnown = (desk: MarketDesk, type: AreaType, id: number): boolean =>
  desk
    .market()
    .houses.some((house) => ({ city: house.city, district: house.district, house })[type].id === id);

type Span = { from: number; to: number };

/** The months asked for; a text names the field that is wrong. */
function spanOf({ query }: Call, today: number): Span | string {
  const to = query['to'] === undefined ? monthOf(today) : monthNamed(query['to']);
  const from = query['from'] === undefined ? Math.max(0, to - MOST_MONTHS + 1) : monthNamed(query['from']);
  if (Number.isNaN(to)) return 'to';
  return Number.isNaN(from) || from > to || to - from >= MOST_MONTHS ? 'from' : { from, to };
}

const averageOperation = (desk: MarketDesk): Operation => ({
  name: 'getAverage',
  title: 'Средние цены по месяцам',
  method: 'GET',
  path: '/history/trend/getAverage',
  subjects: areaSubject,
  handle: (call): Answer => {
    const { type } = call.query;
    const id = numberOf(call.query['id']);
    const board = desk.board();
    const span = spanOf(call, board.today);
    if (!isAreaType(type)) return wrongField('type');
    if (typeof span === 'string' || Number.isNaN(id))
      return wrongField(typeof span === 'string' ? span : 'id');
    if (!isKnown(desk, type, id)) return UNKNOWN_AREA;
    const list = monthlyAsking(board, board.entries.filter(inArea(type, id)))
      .filter(({ month }) => month >= span.from && month <= span.to)
      .map(({ month, perMetre, count }) => [id, monthName(month), perMetre, count]);
    const asked = { type, id, from: monthName(span.from), to: monthName(span.to) };
    return told(asked, desk.now(), { total: list.length, list });
  },
});

function floorName(floor: number, floors: number): string {
  if (floor === 1) return 'first';
  return floor === floors ? 'last' : 'middle';
}

const PARAMS: Record<string, (board: Board, entry: Entry) => string | null> = {
  rooms: (_board, { rooms }) => String(rooms),
  house_kind: (_board, { house }) => house.kind,
  condition: (board, entry) => CONDITION_NAMES[board.show(entry).episode.condition] ?? null,
  floor: (board, entry) => floorName(board.show(entry).floor, entry.house.floors),
};

const averageParamOperation = (desk: MarketDesk): Operation => ({
  name: 'getAverageParam',
  title: 'Средние цены по признаку',
  method: 'GET',
  path: '/getAverageParam',
  subjects: areaSubject,
  handle: ({ query }): Answer => {
    const { type, param = '' } = query;
    const id = numberOf(query['id']);
    const valueOf = Object.hasOwn(PARAMS, param) ? PARAMS[param] : undefined;
    if (!isAreaType(type) || Number.isNaN(id)) return wrongField(isAreaType(type) ? 'id' : 'type');
    if (!valueOf) return wrongField('param');
    if (!isKnown(desk, type, id)) return UNKNOWN_AREA;
    const board = desk.board();
    const onSale = board.entries.filter((entry) => entry.active && inArea(type, id)(entry));
    const list = askingBy(onSale, (entry) => valueOf(board, entry)).map(([value, perMetre, count]) => [
      id,
      value,
      perMetre,
      count,
    ]);
    return told({ type, id, param }, desk.now(), { total: list.length, list });
  },
});

const priceChangeOperation = (desk: MarketDesk): Operation => ({
  name: 'getPriceChange',
  title: 'История цены объявления',
  method: 'GET',
  path: '/getPriceChange',
  subjects: areaSubject,
  handle: ({ query }): Answer => {
    const id = numberOf(query['id']);
    if (Number.isNaN(id)) return wrongField('id');
    const board = desk.board();
    const entry = board.find(id);
    if (!entry) return marketError(404, 'Объявление не найдено');
    const { episode, notice } = board.show(entry);
    const list = pricesOf(episode, notice, board.today).map(({ day, price }, place, all) => ({
      on: isoOf(day),
      price,
      change_percent: changeOf(price, all[place - 1]?.price),
    }));
    return told({ id }, desk.now(), { total: list.length, list });
  },
});

/** What kinds of series there are, and of what area each is. */
function seriesArea(type: string | undefined, id: number): AreaType | undefined {
  if (type === 'house_month') return 'house';
  if (type !== 'area_month') return undefined;
  return id < 100 ? 'city' : 'district';
}

const priceChangeParamOperation = (desk: MarketDesk): Operation => ({
  name: 'getPriceChangeParam',
  title: 'Изменение цен дома или территории',
  method: 'GET',
  path: '/getPriceChangeParam',
  subjects: areaSubject,
  handle: ({ query }): Answer => {
    const { type } = query;
    const id = numberOf(query['id']);
    const area = seriesArea(type, id);
    if (!area) return wrongField('type');
    if (Number.isNaN(id)) return wrongField('id');
    if (!isKnown(desk, area, id)) return UNKNOWN_AREA;
    const board = desk.board();
    const list = changes(monthlyAsking(board, board.entries.filter(inArea(area, id))));
    return told({ type, id }, desk.now(), { total: list.length, list });
  },
});

/** Prices of areas and adverts over time. */
export const averageOperations = (desk: MarketDesk): Operation[] => [
  averageOperation(desk),
  averageParamOperation(desk),
  priceChangeOperation(desk),
  priceChangeParamOperation(desk),
];
