import { z } from 'zod';
import { askedBy } from '../../asked.domain.ts';
import type { FoundCar } from '../../asked.domain.ts';
import type { KnownCar } from '../../sources/vehicle/blocks.domain.ts';
import type { AskedAnswer } from '../../check.ts';
import type { CheckAnswer } from '../../sources/check-answer.ts';
import type { CheckSources } from '../check-sources.ts';
import type { CarSubject } from '../../subject.domain.ts';

const plateRecordSchema = z.object({
  vin: z.string().max(17).nullable(),
  body_number: z.string().max(20).nullable(),
  brand: z.string().max(100),
  model: z.string().max(100),
  year: z.int(),
});

/** Registers know cars by VIN or body number: a plate is resolved first, then the question is asked. */
export async function withKnownCar<Data>(
  { supplier }: CheckSources,
  { vin, body_number, plate }: CarSubject,
  signal: AbortSignal,
  ask: (car: KnownCar) => Promise<CheckAnswer<Data>>,
): Promise<AskedAnswer<Data>> {
  const askFor = async (car: KnownCar, found?: FoundCar) => ({
    ...(await ask(car)),
    asked: { ...askedBy('car', car), ...(found && { car: found }) },
  });
  if (vin !== undefined) return askFor({ vin });
  if (body_number !== undefined) return askFor({ body_number });
  const answer = await supplier.check('plate', { plate }, plateRecordSchema, null, signal);
  switch (answer.kind) {
    case 'found': {
      const [car, ...others] = answer.data;
      // Plates are reissued after a car has lost them.
      if (others.some(({ vin, body_number }) => vin !== car?.vin || body_number !== car?.body_number))
        return askWhichCar;
      if (car === undefined) return askForVin;
      const { source, sourceDate: source_date } = answer;
      const found = { model: `${car.brand} ${car.model}`.trim(), year: car.year, source, source_date };
      if (car.vin) return askFor({ vin: car.vin }, found);
      if (car.body_number) return askFor({ body_number: car.body_number }, found);
      return askForVin;
    }
    case 'nothing_found':
      return askForVin;
    case 'working':
    case 'ticket_lost':
      return { kind: 'unavailable', retryable: true, reason: 'plate: still looking' };
    case 'needs_data':
    case 'unavailable':
      return answer;
    default:
      return answer satisfies never;
  }
}

const askWhichCar = {
  kind: 'needs_data',
  missing: ['vin'],
  reason: 'С этим номером ездили разные автомобили: нужен VIN или номер кузова из документов.',
} as const;

const askForVin = {
  kind: 'needs_data',
  missing: ['vin'],
  reason: 'По этому номеру автомобиль не найден: нужен VIN или номер кузова из документов.',
} as const;
