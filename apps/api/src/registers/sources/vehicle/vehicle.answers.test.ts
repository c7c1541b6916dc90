import { z } from 'zod';
import { createGate } from '#platform/outbound/gate.ts';
import type { GateOptions } from '#platform/outbound/gate.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { testAnswers } from '../../../../test/source-answers.ts';
import type { KnownCar, VehicleBlock } from './blocks.domain.ts';
import { createVehicle } from './vehicle.ts';

const signal = new AbortController().signal;
const VIN = 'X0T00000000000010';
const OTHER = 'X0T00000000000011';
const ask =
  (block: VehicleBlock, result: z.ZodType<object>, car: KnownCar = { vin: VIN }) =>
  (url: string, gate: Partial<GateOptions>) =>
    createVehicle({ url, key: 'k' }, createGate(gate)).check(block, car, result, signal);

const found = (RequestResult: object | null, more: object = {}) => ({
  requestTime: '20.11.2026 18:30',
  RequestResult,
  hostname: 'check',
  vin: VIN,
  regnum: '',
  message: 'ver.3.3',
  status: 200,
  ...more,
});
const body = (RequestResult: object | null, more: object = {}): FakeAnswer => ({
  body: found(RequestResult, more),
});

const common = {
  'a wrong code from the picture': [
    { body: { message: 'Цифры с картинки введены неверно', status: 201 } },
    /код с картинки/u,
  ],
  'a code that came too late': [
    { body: { message: 'Прошло слишком много времени с момента загрузки картинки', status: 201 } },
    /код с картинки/u,
  ],
  'a captcha by its code': [{ body: { code: 201, message: 'Проверка не пройдена' } }, /код с картинки/u],
  'a session that is over': [{ body: { message: 'Forbidden', status: 403 } }, /отказал/u],
  'a car that is told nothing about': [
    { body: { RequestResult: null, vin: VIN, message: 'Не может быть предоставлена', status: 403 } },
    /не раскрывает/u,
  ],
  'a service that is away': [
    { body: { RequestResult: null, vin: VIN, status: 503 } },
    /ошибке на своей стороне/u,
  ],
  'too many questions': [{ body: { message: 'Too many requests', status: 429 } }, /ограничил/u],
  'no result': [body(null), /не похож/u],
} as const;

const records = (list: readonly object[], more: object = {}) => ({
  records: list,
  count: list.length,
  error: 0,
  ...more,
});
const wanted = (w_rec: number) => ({
  w_rec,
  w_reg_inic: 'Тестовая область',
  w_user: '0000',
  w_model: 'ТЕСТОВАЯ 1',
  w_data_pu: '09.08.2025',
  w_god_vyp: '1999',
});
const restricted = (gid: string, tsVIN = VIN) => ({
  regname: 'Тестовая область',
  gid,
  tsVIN,
  dateogr: '26.07.2026T00:00:00.000+03:00',
  ogrkod: 1,
  divtype: 2,
});
const listOf = (...fields: string[]) =>
  z.object({ records: z.array(z.object(Object.fromEntries(fields.map((field) => [field, z.unknown()])))) });

const emptyLists = {
  'an empty list with a count, as for a number no car has': [
    body(records([], { count: 1 })),
    /не все записи/u,
  ],
  'an empty list that is an error’s': [body(records([], { error: 5 })), /ошибке на своей стороне/u],
  'an empty list that does not say that it is well': [body({ records: [] }), /не похож/u],
  'an empty list about another car': [body(records([]), { vin: OTHER }), /не о том/u],
  'an empty list about no car': [body(records([]), { vin: '' }), /не сказал, о ком/u],
} as const;

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «wanted»',
  ask: ask('wanted', listOf('w_model')),
  right: found(records([wanted(1), wanted(2)])),
  read: { kind: 'found', sourceDate: '2026-11-20', data: { records: [{}, {}] } },
  needed: ['RequestResult', 'RequestResult.records', 'RequestResult.records.0.w_model', 'vin', 'status'],
  nothing: { 'an empty list': body(records([])) },
  none: { ...common, ...emptyLists },
});

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «restrict»',
  ask: ask('restrict', listOf('gid')),
  right: found(records([restricted('00#1'), restricted('00#2')])),
  read: { kind: 'found', data: { records: [{ gid: '00#1' }, { gid: '00#2' }] } },
  needed: ['RequestResult', 'RequestResult.records', 'RequestResult.records.0.gid', 'vin', 'status'],
  nothing: { 'an empty list': body(records([])) },
  none: { ...emptyLists, 'a record of another car': [body(records([restricted('1', OTHER)])), /не о том/u] },
});

const accident = (AccidentNumber: string) => ({
  AccidentDateTime: '30.05.2026 18:15',
  VehicleDamageState: 'Повреждено',
  RegionName: 'Тестовая область',
  AccidentNumber,
  AccidentType: 'Столкновение',
  DamagePoints: ['04'],
});
const accidents = (Accidents: readonly object[], more: object = {}) => ({
  errorDescription: '',
  statusCode: 1,
  Accidents,
  ...more,
});

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «dtp»',
  ask: ask('dtp', z.object({ Accidents: z.array(z.object({ AccidentNumber: z.string() })) })),
  right: found(accidents([accident('1'), accident('2')])),
  read: { kind: 'found', data: { Accidents: [{ AccidentNumber: '1' }, { AccidentNumber: '2' }] } },
  needed: [
    'RequestResult',
    'RequestResult.Accidents',
    'RequestResult.Accidents.0.AccidentNumber',
    'vin',
    'status',
  ],
  nothing: { 'an empty list': body(accidents([])) },
  none: {
    'an error in words': [body(accidents([], { errorDescription: 'Ошибка' })), /на своей стороне/u],
    'an error by number': [body(accidents([], { statusCode: 0 })), /на своей стороне/u],
    'no list at all': [body({ errorDescription: '', statusCode: 1 }), /не похож/u],
  },
});

const card = (dcNumber: string, more: object = {}) => ({
  dcNumber,
  dcDate: '2026-03-04',
  dcExpirationDate: '2027-03-04',
  odometerValue: '179919',
  vin: VIN,
  previousDcs: [],
  ...more,
});
const cards = (list: readonly object[], more: object = {}) => ({
  diagnosticCards: list,
  error: null,
  status: 'OK',
  ...more,
});

testAnswers({
  adapter: 'createVehicle',
  question: 'the block «diagnostic»',
  ask: ask('diagnostic', z.object({ diagnosticCards: z.array(z.object({ dcNumber: z.string() })) })),
  right: found(cards([card('1'), card('2')])),
  read: { kind: 'found', data: { diagnosticCards: [{ dcNumber: '1' }, { dcNumber: '2' }] } },
  needed: [
    'RequestResult',
    'RequestResult.diagnosticCards',
    'RequestResult.diagnosticCards.0.dcNumber',
    'vin',
    'status',
  ],
  nothing: {
    'an empty list': body(cards([])),
    'a car without cards': body(null, { status: 404, message: '404:No data found' }),
  },
  none: {
    'an error of the block': [
      body(cards([], { status: 'ERROR', error: 'Сервис недоступен' })),
      /на своей стороне/u,
    ],
    'a card of another car': [body(cards([card('1', { vin: OTHER })])), /не о том/u],
  },
});
