import { randomUUID } from 'node:crypto';
import type { Preview } from '@proverka/contract/preview';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { fakeCheckSources, pyotr } from '../../test/fake-check-sources.ts';
import { PERSON_CHECK } from '../../test/wholesale.ts';
import { createTestWorld } from '../../test/world.ts';
import type { TestWorld } from '../../test/world.ts';
import type { CheckSources } from '#registers/checks/check-sources.ts';
import type { CheckAnswer } from '#registers/sources/check-answer.ts';
import { housekeepingJob } from '#app/housekeeping.job.ts';
import type { RegisteredCompany } from '#registers/sources/egrul/row.domain.ts';
import type { Proceeding } from '#registers/sources/fssp/result.ts';
import { unavailable } from '#platform/outbound/source.ts';
import { processingConsent } from '../../test/consents.ts';

const DAY_MS = 86_400_000;
const origin = { source: 'Банк данных', sourceDate: '2026-11-20' };
const row = (born: string): Proceeding => ({
  name: `ОБРАЗЦОВ ПЕТР ИЛЬИЧ ${born} Г. КАЗАНЬ`,
  exe_production: '00001/20/16010-ИП от 20.01.2020',
  details: 'Судебный приказ',
  subject: 'Взыскание налогов: 7200.00 руб.',
  department: 'ОСП № 1',
  bailiff: 'ПРИМЕРОВ П. П.',
  ip_end: '',
});

const registeredCar = {
  ownershipPeriods: { ownershipPeriod: [] },
  vehicle: { model: 'ЛАДА ВЕСТА', year: '2019', color: 'БЕЛЫЙ', category: 'В' },
};

const fakes = fakeCheckSources();
let isVehicleSilent = false;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake answers no schema of its caller
const vehicle = {
  check: async (block: string) => {
    if (isVehicleSilent) return unavailable('silent', false);
    return block === 'history'
      ? { kind: 'found', data: registeredCar, ...origin }
      : { kind: 'nothing_found', ...origin };
  },
} as unknown as CheckSources['vehicle'];
const KNOWN_PLATE = 'А123ВС77';
const supplier: CheckSources['supplier'] = {
  ...fakes.all.supplier,
  check: async (name, subject, record, ...rest) => {
    if (name !== 'plate' || subject['plate'] !== KNOWN_PLATE)
      return fakes.all.supplier.check(name, subject, record, ...rest);
    const car = { vin: 'X0T00000000000011', body_number: null, brand: 'LADA', model: 'VESTA', year: 2019 };
    return { kind: 'found', data: [record.parse(car)], source: 'Реестр номеров', sourceDate: '2026-11-19' };
  },
};
let answers: CheckAnswer<readonly Proceeding[]>[] = [];
let tickets: (string | null)[] = [];
const registered: RegisteredCompany = {
  kind: 'company',
  inn: '7700000016',
  ogrn: '1027700000010',
  kpp: null,
  name: 'ООО «Образец»',
  shortName: null,
  address: null,
  activity: null,
  head: 'Примеров Пример',
  headPosition: null,
  registeredOn: '2002-10-01',
  endedOn: null,
  state: 'Действует',
};
const entrepreneur: RegisteredCompany = {
  ...registered,
  kind: 'entrepreneur',
  inn: '500100732259',
  ogrn: '304770000000017',
  name: 'Образцов Пётр Ильич',
};
const checkSources = {
  ...fakes.all,
  supplier,
  egrul: {
    find: async (number: string) => ({
      kind: 'found' as const,
      data: number === entrepreneur.inn ? entrepreneur : registered,
      ...origin,
    }),
  },
  vehicle,
  fssp: {
    ...fakes.all.fssp,
    person: async (_subject: unknown, ticket: string | null) => {
      tickets.push(ticket);
      return answers.shift() ?? { kind: 'nothing_found' as const, ...origin };
    },
  },
};

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ replace: { checkSources } });
});
beforeEach(() => {
  fakes.reset();
  answers = [];
  tickets = [];
  isVehicleSilent = false;
});

const open = (product_name: string, subject: object, { api } = world) =>
  api.inject({
    method: 'POST',
    url: '/preview',
    headers: PERSON_CHECK,
    payload: { product_name, subject, consent: processingConsent },
  });
const idOf = async (...wish: Parameters<typeof open>): Promise<string> => (await open(...wish)).json().id;
const read = async (id: string) => (await world.api.inject({ url: `/preview/${id}` })).json<Preview>();
const taskOf = async (id: string, type: string) =>
  (await read(id)).tasks.find(({ task_type }) => task_type === type);
const keptOf = (id: string) =>
  world.db.selectFrom('preview').select(['subject', 'masked']).where('id', '=', id).executeTakeFirst();

describe('free previews', () => {
  test('a preview asks cheap sources once and shows the number of records with masked values', async () => {
    answers = [
      { kind: 'working', ticket: 'task-1' },
      { kind: 'found', data: [row('15.05.1975'), row('01.01.1960')], ...origin },
    ];
    const id = await idOf('CheckPerson', pyotr);
    expect(await read(id)).toMatchObject({ status: 'running', product_price: 99 });
    await world.jobs.runDue();
    expect(await taskOf(id, 'fssp')).toMatchObject({ state: 'running', records: null });
    await world.jobs.runAll('preview.task');
    expect(tickets).toEqual([null, 'task-1']);
    expect(await taskOf(id, 'fssp')).toMatchObject({
      title: 'Долги у приставов',
      state: 'found',
      records: 1,
      namesakes: 1,
      source: 'Банк данных',
      source_date: '2026-11-20',
    });
    const preview = await read(id);
    expect(preview).toMatchObject({
      status: 'done',
      subject: { kind: 'person', masked: 'О. П. И., 1975' },
    });
    expect(preview.tasks).toHaveLength(12);
    expect(preview.tasks.find(({ task_type }) => task_type === 'courts')?.state).toBe('after_payment');
    expect(preview.tasks.find(({ task_type }) => task_type === 'terrorists')?.state).toBe('nothing_found');
    expect(JSON.stringify(preview)).not.toMatch(/бразцов|7200|7 200|100001|16010/iu);
  });

  test('an entrepreneur, who is a person, is not named, and the number stays masked', async () => {
    const id = await idOf('CounterAgent', { inn: entrepreneur.inn });
    await world.jobs.runDue();
    const preview = await read(id);
    expect(preview.subject).toEqual({ kind: 'company', masked: 'ИНН 500*********' });
    expect(preview.known).toBeUndefined();
    expect(JSON.stringify(preview)).not.toMatch(/бразцов|500100732259|304770000000017/iu);
  });

  test('a company is told with its name and state, whole and without the names of people, and is destroyed with the preview', async () => {
    const id = await idOf('CounterAgent', { inn: '7700000016' });
    expect((await read(id)).known).toBeUndefined();
    await world.jobs.runDue();
    const preview = await read(id);
    expect(preview.subject).toEqual({ kind: 'company', masked: 'ИНН 7700000016' });
    expect(preview.known).toMatchObject({
      kind: 'company',
      name: 'ООО «Образец»',
      ogrn: '1027700000010',
      state: 'Компания действует',
      level: 'clear',
      registered_on: '2002-10-01',
      ended_on: null,
    });
    expect(JSON.stringify(preview)).not.toContain('Примеров');
  });

  test('a car is told with its model and year, by its VIN as by its plate', async () => {
    const byVin = await idOf('CheckAuto', { vin: 'X0T00000000000011' });
    const byPlate = await idOf('CheckAuto', { plate: KNOWN_PLATE });
    await world.jobs.runDue();
    expect((await read(byVin)).known).toMatchObject({ kind: 'car', model: 'ЛАДА ВЕСТА', year: '2019' });
    const preview = await read(byPlate);
    expect(preview.known).toMatchObject({ kind: 'car', model: 'ЛАДА ВЕСТА', year: '2019', color: 'БЕЛЫЙ' });
    expect(preview.subject.masked.replaceAll('\u00A0', ' ')).toBe('А 123 ВС 77');
    expect(JSON.stringify(preview)).not.toContain('X0T00000000000011');
  });

  test('while the register of vehicles is silent, a plate gives what the register of plates says of its car', async () => {
    isVehicleSilent = true;
    const id = await idOf('CheckAuto', { plate: KNOWN_PLATE });
    await world.jobs.runDue();
    expect((await read(id)).known).toEqual({
      kind: 'car',
      model: 'LADA VESTA',
      year: '2019',
      color: null,
      category: null,
      source: 'Реестр номеров',
      source_date: '2026-11-19',
    });
  });

  test('of a plate nobody knows nothing is told, and its questions wait for the VIN', async () => {
    const id = await idOf('CheckAuto', { plate: 'А124ВС77' });
    await world.jobs.runDue();
    expect((await read(id)).known).toBeUndefined();
    expect((await taskOf(id, 'car_history'))?.state).toBe('needs_data');
    expect((await taskOf(id, 'car_pledge'))?.state).toBe('after_payment');
  });

  test('a preview is free and needs no session', async () => {
    await idOf('CheckFssp', pyotr);
    await world.jobs.runDue();
    const { rows } = await world.owner.query(
      `select (select count(*)::int from customer_order) as orders, (select count(*)::int from ledger_transfer) as transfers,
        (select count(*)::int from consent where user_id is not null) as named`,
    );
    expect(rows).toEqual([{ orders: 0, transfers: 0, named: 0 }]);
  });

  test('a preview keeps its subject only until the last source has answered', async () => {
    answers = [{ kind: 'working', ticket: 'task-2' }];
    const id = await idOf('CheckFssp', pyotr);
    expect((await keptOf(id))?.subject).toMatchObject({ last_name: 'Образцов' });
    await world.jobs.runDue();
    await world.jobs.runAll('preview.task');
    expect(await keptOf(id)).toEqual({ subject: {}, masked: 'О. П. И., 1975' });
    const { rows } = await world.owner.query(
      `select string_agg(p::text || t::text, '') as text from preview p join preview_task t on t.preview_id = p.id
       where p.id = $1`,
      [id],
    );
    expect(rows[0].text).not.toMatch(/Образцов|1975-05-15|task-2/);
  });

  test('a preview without sources to ask does not keep its subject', async () => {
    const id = await idOf('CreditRating', pyotr);
    expect(await keptOf(id)).toMatchObject({ subject: {} });
    expect(await read(id)).toMatchObject({ status: 'done', tasks: [{ state: 'after_payment' }] });
  });

  test('a preview does not report «nothing found» for a failed source and lists missing data', async () => {
    answers = Array.from({ length: 5 }, () => unavailable('away'));
    fakes.needsData('Образцов', 'disqualified');
    const id = await idOf('CheckPerson', pyotr);
    await world.jobs.runDue();
    for (let turn = 0; turn < 2; turn += 1) await world.jobs.runAll('preview.task');
    expect(await taskOf(id, 'fssp')).toMatchObject({ state: 'unavailable', records: null });
    expect(tickets).toHaveLength(3);
    expect(await taskOf(id, 'disqualified')).toMatchObject({ state: 'needs_data' });
  });

  test('a preview is refused for an object, an unknown product and an invalid subject', async () => {
    expect((await open('CheckOwnerV2', pyotr)).json()).toMatchObject({ code: 'product_unknown' });
    expect((await open('EgrnObject', pyotr)).json()).toMatchObject({ code: 'product_unknown' });
    expect((await open('CheckFssp', { ...pyotr, birth_date: '31.02.1990' })).json()).toMatchObject({
      status: 422,
      code: 'subject_invalid',
      fields: { 'subject.birth_date': 'Невалидная дата' },
    });
    expect((await read(randomUUID())) as unknown).toMatchObject({ status: 404, code: 'preview_not_found' });
  });

  test('previews are limited per address', async () => {
    const config = testConfig({}, { preview_address: { count: 2, windowSeconds: 3600 } });
    const strict = await createTestWorld({ config, replace: { checkSources } });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await open('CheckFssp', pyotr, strict)).statusCode).toBe(200);
    expect((await open('CheckFssp', pyotr, strict)).json()).toMatchObject({ code: 'too_many_requests' });
  });

  test('a preview is deleted after a day, and one that is stuck says so', async () => {
    answers = [{ kind: 'working', ticket: 'task-3' }];
    const id = await idOf('CheckFssp', pyotr);
    await world.jobs.runDue();
    world.clock.advance(DAY_MS - 60_000);
    expect(await read(id)).toMatchObject({ status: 'done', tasks: [{ state: 'unavailable' }] });
    await housekeepingJob(world.deps);
    expect(await keptOf(id)).toMatchObject({ subject: {} });
    world.clock.advance(60_000);
    expect((await read(id)) as unknown).toMatchObject({ code: 'preview_not_found' });
    await housekeepingJob(world.deps);
    expect(await keptOf(id)).toBeUndefined();
    const { rowCount } = await world.owner.query('select from preview_task where preview_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
