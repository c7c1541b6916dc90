import { expect, test } from 'vitest';
import type { Check } from '../../check.ts';
import { accidentsCheck } from './accidents.ts';
import { diagnosticCheck } from './diagnostic.ts';
import { carHistoryCheck } from './history.ts';
import { insuranceCheck } from './insurance.ts';
import { pledgeCheck } from './pledge.ts';

const asOf = '2026-11-20';
const chartsOf = (check: Check, data: unknown) =>
  check
    .findings({ data, asOf, asked: null }, { ownersData: [{ vin: 'X0T00000000000001' }] })
    .flatMap(({ charts = [] }) => charts);
const card = (dcDate: string, odometerValue: string | null) => ({
  dcNumber: '1',
  dcDate,
  dcExpirationDate: '2027-01-01',
  odometerValue,
});
const cards = (...all: ReturnType<typeof card>[]) => ({
  diagnosticCards: [{ ...all[0], previousDcs: all.slice(1) }],
});

test('inspections give a row of the history and, where two have a reading, the curve of the mileage', () => {
  const [lane, curve, ...others] = chartsOf(
    diagnosticCheck,
    cards(card('2026-01-10', '98 000'), card('2025-01-10', '161500'), card('2024-01-10', '0')),
  );
  expect(lane).toMatchObject({
    lane: 'inspections',
    until: asOf,
    entries: [{ level: 'warning' }, { level: 'warning' }, { start: '2024-01-10' }],
  });
  expect(curve).toEqual({
    kind: 'mileage',
    points: [
      { day: '2025-01-10', kilometres: 161_500 },
      { day: '2026-01-10', kilometres: 98_000 },
    ],
  });
  expect(others).toEqual([]);
  expect(chartsOf(diagnosticCheck, cards(card('2026-01-10', '98000')))).toHaveLength(1);
});

test('an accident without a readable day stays in its record and out of the picture', () => {
  const accident = (AccidentDateTime: string) => ({
    AccidentDateTime,
    AccidentType: 'Столкновение',
    RegionName: 'Тестовая область',
    AccidentNumber: '1',
    DamagePoints: ['02'],
  });
  expect(
    chartsOf(accidentsCheck, { Accidents: [accident('30.05.2015 18:15'), accident('давно')] }),
  ).toMatchObject([
    { lane: 'accidents', entries: [{ title: 'Столкновение', start: '2015-05-30', level: 'warning' }] },
  ]);
});

test('a register without records is drawn as one, since it was asked', () => {
  expect(chartsOf(accidentsCheck, null)).toMatchObject([{ lane: 'accidents', entries: [] }]);
  expect(chartsOf(pledgeCheck, [])).toMatchObject([{ lane: 'pledges', entries: [] }]);
});

test('owners and policies are periods; only what goes on has no end', () => {
  const period = (from: string, to: string | null) => ({ simplePersonType: 'Natural', from, to });
  const history = {
    ownershipPeriods: { ownershipPeriod: [period('2015-01-10', '2019-01-09'), period('2019-01-10', null)] },
    vehicle: { model: 'ОБРАЗЕЦ', year: '2015' },
  };
  expect(chartsOf(carHistoryCheck, history)).toMatchObject([
    { lane: 'owners', entries: [{ end: null }, { end: '2019-01-09' }] },
  ]);
  const policy = (since: string, until: string) => ({
    series: 'ТТТ',
    number: '1',
    insurer: 'Тестовое страхование',
    since,
    until,
    state: 'Действует',
    drivers: 'limited',
  });
  const policies = [policy('2024-12-01', '2025-11-30'), policy('2025-12-01', '2026-11-30')];
  expect(chartsOf(insuranceCheck, policies)).toMatchObject([
    { lane: 'insurance', entries: [{ end: '2025-11-30' }, { end: null }] },
  ]);
});
