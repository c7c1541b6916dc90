import type { Unavailable } from '#platform/outbound/source.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { KnownCar } from '../../sources/vehicle/blocks.domain.ts';
import type { Vehicle } from '../../sources/vehicle/vehicle.ts';
import type { ComparedCar } from './comparable-cars.domain.ts';
import { allCards, diagnosticSchema } from './diagnostic.ts';
import { historySchema } from './history.ts';
import { byDate, fallsOf, mileage } from './mileage.domain.ts';
import type { Card } from './mileage.domain.ts';

/**
 * What the traffic police know of a car that its price depends on. Inspections are awaited, as they are in their own section of the
 * report; at the last attempt their silence stops nothing.
 */
export async function readComparedCar(
  vehicle: Vehicle,
  known: KnownCar,
  isLast: boolean,
  signal: AbortSignal,
): Promise<CheckAnswer<ComparedCar>> {
  const registered = await vehicle.check('history', known, historySchema, signal);
  if (registered.kind !== 'found') return registered;
  const inspected = await vehicle.check('diagnostic', known, diagnosticSchema, signal);
  if (isAwaited(inspected) && !isLast) return inspected;
  const isSilent = inspected.kind !== 'found' && inspected.kind !== 'nothing_found';
  const { model, year, engineVolume } = registered.data.vehicle;
  return {
    ...registered,
    data: {
      vehicle: model.trim(),
      year: Number(year),
      engineCm3: cubicCentimetres(engineVolume),
      isRightHand: 'body_number' in known,
      mileage: readingOf(inspected.kind === 'found' ? allCards(inspected.data) : []),
      ...(isSilent && { areInspectionsSilent: true }),
    },
  };
}

/** A source that keeps silent for good, or sends what cannot be read, is not waited for. */
const isAwaited = (answer: CheckAnswer<unknown>): answer is Unavailable =>
  answer.kind === 'unavailable' && answer.retryable && answer.isMalformed !== true;

const cubicCentimetres = (written: string | null | undefined): number | null => {
  const value = Math.round(Number((written ?? '').trim().replace(',', '.')));
  return value > 0 ? value : null;
};

/** The last reading; one that is below another before is believed no more than that one. */
function readingOf(cards: readonly Card[]): ComparedCar['mileage'] {
  if (fallsOf(cards).length > 0) return null;
  const last = cards
    .filter((card) => mileage(card) !== null)
    .toSorted(byDate)
    .at(-1);
  const kilometres = last === undefined ? null : mileage(last);
  return last === undefined || kilometres === null ? null : { kilometres, day: last.dcDate };
}
