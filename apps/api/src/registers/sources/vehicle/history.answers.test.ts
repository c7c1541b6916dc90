import { z } from 'zod';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import type { KnownCar } from './blocks.domain.ts';
import { createVehicle } from './vehicle.ts';

const signal = new AbortController().signal;
const VIN = 'X0T00000000000010';
const BODY = 'NZE000-3000002';
const history = z.object({
  ownershipPeriods: z.object({
    ownershipPeriod: z.array(
      z.object({
        simplePersonType: z.enum(['Natural', 'Legal']),
        from: z.string(),
        to: z.string().nullish(),
      }),
    ),
  }),
  vehicle: z.object({ model: z.string(), year: z.string() }),
});
const ask = (car: KnownCar) => (url: string, gate: Partial<GateOptions>) =>
  createVehicle({ url, key: 'k' }, createGate(gate)).check('history', car, history, signal);

const answer = (RequestResult: object | null, more: object = {}) => ({
  requestTime: '20.11.2026 18:30',
  RequestResult,
  vin: VIN,
  status: 200,
  ...more,
});
const notFound = { body: answer(null, { regnum: null, message: '404:No data found', status: 404 }) };

const former = (more: object = {}) => ({
  ownershipPeriods: {
    ownershipPeriod: [
      { lastOperation: '07', simplePersonType: 'Legal', from: '2016-08-30', to: '2022-02-10' },
      { lastOperation: '02', simplePersonType: 'Natural', from: '2022-03-05T00:00:00.000+03:00' },
    ],
  },
  vehiclePassport: { number: '00ОО000000', issue: 'ТЕСТОВЫЙ ЗАВОД' },
  vehicle: { model: 'ТЕСТОВАЯ 1', year: '2009', vin: VIN, bodyNumber: VIN, powerHp: '81.0' },
  ...more,
});
const read = {
  kind: 'found',
  data: {
    ownershipPeriods: {
      ownershipPeriod: [{ simplePersonType: 'Legal' }, { simplePersonType: 'Natural' }],
    },
    vehicle: { model: 'ТЕСТОВАЯ 1', year: '2009' },
  },
};
const formerNeeded = [
  'RequestResult',
  'RequestResult.ownershipPeriods',
  'RequestResult.ownershipPeriods.ownershipPeriod',
  'RequestResult.ownershipPeriods.ownershipPeriod.0.simplePersonType',
  'RequestResult.ownershipPeriods.ownershipPeriod.0.from',
  'RequestResult.vehicle',
  'RequestResult.vehicle.model',
  'RequestResult.vehicle.year',
];

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «history»',
  ask: ask({ vin: VIN }),
  right: answer(former()),
  read,
  needed: [...formerNeeded, 'vin', 'status'],
  nothing: { 'a car nobody registered': notFound },
  none: {
    'another car in the record': [
      { body: answer(former({ vehicle: { model: 'ТЕСТОВАЯ 2', year: '2010', vin: 'X0T00000000000011' } })) },
      /не о том/u,
    ],
  },
});

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «history» of a car without a VIN',
  ask: ask({ body_number: BODY }),
  right: answer(former(), { vin: 'NZE0003000002' }),
  read,
  needed: [...formerNeeded, 'status'],
  nothing: { 'a car nobody registered': { body: { RequestResult: null, status: 404 } } },
  none: {
    'an answer about another body': [{ body: answer(former(), { vin: 'NZE000-3000003' }) }, /не о том/u],
  },
});

// The block the service's site asks since 2024.
const register = (more: object = {}) => ({
  id: '100001',
  reestr_status: 'Учет',
  vehicle_vin: VIN,
  vehicle_body_number: VIN,
  vehicle_chassisnumber: 'null',
  vehicle_brandmodel: 'ТЕСТОВАЯ 1',
  vehicle_releaseyear: '2009',
  vehicle_bodycolor: 'СЕРЫЙ',
  vehicle_enclosedvolume: '1596.0',
  vehicle_enginepower: '81.0',
  vehicle_enginepowerkw: '60',
  vehicle_type_name: 'Легковой',
  periods: [
    { ownerType: 'Legal', startDate: '30.08.2016', endDate: '10.02.2022' },
    { ownerType: 'NATURAL', startDate: '05.03.2022', endDate: 'null' },
  ],
  ...more,
});

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «register», which replaced «history»',
  ask: ask({ vin: VIN }),
  right: answer(register()),
  read,
  needed: [
    'RequestResult',
    'RequestResult.vehicle_brandmodel',
    'RequestResult.vehicle_releaseyear',
    'RequestResult.periods',
    'RequestResult.periods.0.ownerType',
    'RequestResult.periods.0.startDate',
    'vin',
    'status',
  ],
  nothing: {
    'a car nobody registered': notFound,
    'a card without a car': {
      body: answer(register({ id: null, reestr_status: null, vehicle_brandmodel: null, periods: [] })),
    },
  },
  none: {
    'an owner of a kind nobody knows': [
      {
        body: answer(
          register({ periods: [{ ownerType: 'State', startDate: '30.08.2016', endDate: '10.02.2022' }] }),
        ),
      },
      /не похож/u,
    ],
    'another car in the record': [
      { body: answer(register({ vehicle_vin: 'X0T00000000000011', vehicle_body_number: null })) },
      /не о том/u,
    ],
  },
});
