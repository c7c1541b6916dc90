import { expect, test } from 'vitest';
import type { CheckSources } from '../check-sources.ts';
import { carAdverts } from './car-adverts.fixtures.ts';
import { carPricesCheck } from './prices.ts';

const origin = { source: 'Реестр', sourceDate: '2026-11-20' };
const registered = { model: 'KIA RIO', year: '2018', engineVolume: '1591.0' };
const card = (dcDate: string, odometerValue: string) => ({
  dcNumber: '1',
  dcDate,
  dcExpirationDate: '2027-01-01',
  odometerValue,
});
type Card = ReturnType<typeof card>;

interface World {
  readonly vehicle?: object;
  readonly cards?: readonly Card[] | 'silent' | 'closed';
  /** What the register says of itself; it may name no day. */
  readonly told?: { readonly source: string; readonly sourceDate: string | null };
  readonly isLast?: boolean;
}

/** Asks about the car; also what the adverts were asked. */
async function ask(
  { vehicle = registered, cards = [], told = origin, isLast = false }: World,
  subject: object = { vin: 'X0T00000000000001' },
) {
  const questions: object[] = [];
  const blocks = async (block: string) => {
    if (block === 'history') return { kind: 'found', data: { vehicle }, ...told };
    return typeof cards === 'string'
      ? { kind: 'unavailable', retryable: cards === 'silent', reason: cards }
      : { kind: 'found', data: { diagnosticCards: cards }, ...origin };
  };
  const sources = {
    vehicle: { check: blocks },
    carAdverts: {
      similar: async (question: object) => {
        questions.push(question);
        const prices = Array.from({ length: 9 }, (_, place) => 900_000 + place * 10_000);
        return { kind: 'found', data: { generation: 'IV', adverts: carAdverts(prices) }, ...origin };
      },
    },
  } as unknown as CheckSources;
  const answer = await carPricesCheck.ask(
    sources,
    { entityAuto: subject as Record<string, string> },
    null,
    new AbortController().signal,
    { isLast, now: new Date('2026-11-30T22:00:00Z') },
  );
  return { answer, questions };
}

test('adverts are asked for by model and year of the register, of the last half year', async () => {
  const { answer, questions } = await ask({ cards: [card('2026-05-20', '98 000')] });
  expect(questions).toEqual([{ vehicle: 'KIA RIO', year: 2018, years: 2, seenSince: '2026-05-24' }]);
  expect(answer).toMatchObject({
    kind: 'found',
    asked: { by: ['vin'] },
    data: {
      car: { engineCm3: 1591, isRightHand: false, mileage: { kilometres: 98_000, day: '2026-05-20' } },
    },
  });
});

test('a mileage that fell is not believed', async () => {
  const cards = [card('2026-05-20', '98000'), card('2025-05-20', '161500')];
  const { answer } = await ask({ cards });
  expect(answer).toMatchObject({ kind: 'found', data: { car: { mileage: null } } });
  expect(answer).not.toMatchObject({ data: { car: { areInspectionsSilent: true } } });
});

test('inspections that are silent are waited for, and adverts not asked before', async () => {
  const { answer, questions } = await ask({ cards: 'silent' });
  expect(answer).toMatchObject({ kind: 'unavailable', retryable: true });
  expect(questions).toEqual([]);
});

test.each([
  { cards: 'silent', isLast: true },
  { cards: 'closed', isLast: false },
] as const)('where no answer about inspections will come, the comparison says so: $cards', async (world) => {
  const { answer } = await ask(world);
  expect(answer).toMatchObject({
    kind: 'found',
    data: { car: { mileage: null, areInspectionsSilent: true } },
  });
  const data = answer.kind === 'found' ? answer.data : null;
  const [finding] = carPricesCheck.findings(
    { data, asOf: '2026-11-20', asked: null },
    { entityAuto: { vin: 'X0T00000000000001' } },
  );
  const [compared] = finding?.records ?? [];
  expect(compared?.facts).toContainEqual({
    name: 'Пробег',
    value: 'любой: об осмотрах источник не ответил',
  });
});

test('without a day of the register the half year ends with the day in Moscow', async () => {
  const { questions } = await ask({ told: { source: 'Реестр', sourceDate: null } });
  expect(questions).toMatchObject([{ seenSince: '2026-06-04' }]);
});

test('a car with a body number has the steering wheel on the right', async () => {
  const { answer } = await ask({}, { body_number: 'NZE000-3000002' });
  expect(answer).toMatchObject({ data: { car: { isRightHand: true } } });
});

test.each(['2099', '0', '1850', 'нет', ''])('for a car of the year «%s» nobody is asked', async (year) => {
  const { answer, questions } = await ask({ vehicle: { ...registered, year } });
  expect(questions).toEqual([]);
  expect(answer).toMatchObject({ kind: 'found', data: { car: null, market: null } });
});
