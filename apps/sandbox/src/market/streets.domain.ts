import type { Street } from '../generate/places.domain.ts';
import { createRandom } from '../generate/random.domain.ts';
import { type DistrictPlan, INVENTED_STREETS } from './areas.domain.ts';

const DOTTED: Record<string, string> = { ул: 'ул.', пер: 'пер.', наб: 'наб.', ш: 'ш.' };

/** Where a street is and how its houses are written and numbered. */
export type Row = { text: string; quarter: string; place: [number, number]; step: [number, number] };

export const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

const rowOf = ({ name, type, quarter, place, step }: Street): Row => ({
  text: `${DOTTED[type] ?? type} ${name}`,
  quarter,
  place,
  step,
});

/** Objects of scenarios stand on a street of their own, where nothing else is invented. */
export const SCENARIO_ROW: Row = {
  text: 'ул. Маяковского',
  quarter: '78:31:0099001',
  place: [30.3561, 59.9382],
  step: [0, 0],
};
const SCENARIO_DISTRICT = 'Центральный';

const CENTRES: Record<number, [number, number]> = { 2: [34.62, 57.31], 3: [38.17, 55.94] };

/** Streets of an invented city; its region 00 does not exist. */
function inventedRows({ city, id }: DistrictPlan, seat: number): Row[] {
  const [longitude, latitude] = CENTRES[city] ?? [0, 0];
  const random = createRandom(`streets of ${id}`);
  const spread = (degrees: number): number => (random.fraction() - 0.5) * degrees;
  const centre = [longitude + 0.05 * Math.cos(seat * 1.9), latitude + 0.025 * Math.sin(seat * 1.9)] as const;
  return INVENTED_STREETS.filter((_, index) => index % 4 === seat % 4).map((name, index) => ({
    text: `ул. ${name}`,
    quarter: `00:0${city}:009${String(id * 10 + index).padStart(4, '0')}`,
    place: [round(centre[0] + spread(0.03)), round(centre[1] + spread(0.015))],
    step: [spread(0.0016), spread(0.0008)],
  }));
}

/** The streets of a district. */
export function rowsOf(plan: DistrictPlan, streets: readonly Street[]): Row[] {
  if (plan.city !== 1) return inventedRows(plan, plan.id % 100);
  const rows = streets.filter(({ district }) => district === plan.name).map(rowOf);
  return plan.name === SCENARIO_DISTRICT ? [...rows, SCENARIO_ROW] : rows;
}
