import { z } from 'zod';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { KnownCar } from '../../sources/vehicle/blocks.domain.ts';
import type { Vehicle } from '../../sources/vehicle/vehicle.ts';
import type { ComparedCar } from './comparable-cars.domain.ts';
import { allCards, diagnosticSchema } from './diagnostic.ts';
import { byDate, fallsOf, mileage } from './mileage.domain.ts';
import type { Card } from './mileage.domain.ts';

const registeredSchema = z.object({
  vehicle: z.object({
    model: z.string().max(300),
    year: z.string().max(300),
    engineVolume: z.string().max(300).nullish(),
  }),
});

/** What the traffic police know of a car that its price depends on. Without an answer about inspections, its mileage is not known. */
export async function readComparedCar(
  vehicle: Vehicle,
  known: KnownCar,
  signal: AbortSignal,
): Promise<CheckAnswer<ComparedCar>> {
  const registered = await vehicle.check('history', known, registeredSchema, signal);
  if (registered.kind !== 'found') return registered;
  const inspected = await vehicle.check('diagnostic', known, diagnosticSchema, signal);
  const { model, year, engineVolume } = registered.data.vehicle;
  return {
    ...registered,
    data: {
      vehicle: model.trim(),
      year: Number(year),
      engineCm3: cubicCentimetres(engineVolume),
      isRightHand: 'body_number' in known,
      mileage: readingOf(inspected.kind === 'found' ? allCards(inspected.data) : []),
    },
  };
}

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
