import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createProtocolFake } from '../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../test/protocol-fake.ts';
import type { CheckAnswer } from './check-answer.ts';
import { createCompanySource } from './dadata/company.ts';
import { createDadata } from './dadata/dadata.ts';
import { createSales } from './sales/sales.ts';
import { createEgrul } from './egrul/egrul.ts';
import { createFssp } from './fssp/fssp.ts';
import { createGate } from '#platform/outbound/gate.ts';
import { callHttp } from '#platform/outbound/http-call.ts';
import { createKadnet } from './kadnet/client.ts';
import { createKadnetObjects } from './kadnet/objects.ts';
import { createNspd } from './nspd/nspd.ts';
import { createPassportSource } from './passport/passport.ts';
import { createSupplier } from './supplier/supplier.ts';
import { createVehicle } from './vehicle/vehicle.ts';

const signal = new AbortController().signal;
const gate = () => createGate({ perSecond: 1000, repeatAfterMs: [] });
const person = { last_name: 'Тестов', first_name: 'Иван', birth_date: '1980-01-31' };

interface Kind {
  readonly name: string;
  readonly ask: (url: string) => Promise<CheckAnswer<unknown>>;
  /** A correct answer, with two records where it has records. */
  readonly right: unknown;
  /** The same answer with one record repeated in place of both. */
  readonly doubled: unknown;
}

const proceeding = (name: string) => ({
  name,
  exe_production: '1/26/50/01-ИП',
  details: '',
  subject: 'Иные взыскания',
  department: 'ОСП',
  bailiff: '',
  ip_end: '',
});
const fsspResult = (...rows: object[]) => ({
  status: 'success',
  response: { status: 0, task_end: '2026-11-20 10:00:00', result: [{ status: 0, result: rows }] },
});
const company = (i: string) => ({ i, o: '1027700000019', n: 'ООО «Образец»', k: 'ul' });
const supplied = (...records: object[]) => ({
  status: 'done',
  source: 'Реестр',
  source_date: '2026-11-20',
  records,
});
const accidents = (...Accidents: object[]) => ({
  status: 200,
  requestTime: '20.11.2026 10:00',
  RequestResult: { Accidents },
});

const sales = (...floors: number[]) => ({
  building: { address: 'ул. Тестовая, д. 1' },
  sales: floors.map((floor) => ({
    registered_on: '2026-05-12',
    area: 54.3,
    floor,
    price: 9_850_000,
    kind: 'deal',
  })),
});
const onMap = (...numbers: string[]) => ({
  data: { features: numbers.map((cad_num) => ({ properties: { options: { cad_num } } })) },
});
const parties = (...inns: string[]) => ({
  suggestions: inns.map((inn) => ({ value: 'ООО «Образец»', data: { inn } })),
});

const kinds: readonly Kind[] = [
  {
    name: 'the supplier of checks',
    ask: (url) =>
      createSupplier({ url, key: 'k' }, gate()).check(
        'courts',
        person,
        z.object({ court: z.string() }),
        null,
        signal,
      ),
    right: supplied({ court: 'Первый' }, { court: 'Второй' }),
    doubled: supplied({ court: 'Первый' }, { court: 'Первый' }),
  },
  {
    name: 'the enforcement service',
    ask: (url) => createFssp({ url, token: 't' }, gate()).person(person, 'task', signal),
    right: fsspResult(proceeding('Тестов'), proceeding('Тестова')),
    doubled: fsspResult(proceeding('Тестов'), proceeding('Тестов')),
  },
  {
    name: 'the register of companies',
    ask: (url) => createEgrul({ url }, gate()).find('7700000016', 'ticket', signal),
    right: { rows: [company('7700000016'), company('7700000009')] },
    doubled: { rows: [company('7700000016'), company('7700000016')] },
  },
  {
    name: 'the traffic police',
    ask: (url) =>
      createVehicle({ url, key: 'k' }, gate()).check(
        'dtp',
        { vin: 'XTA210990Y2766389' },
        z.object({ Accidents: z.array(z.object({ AccidentNumber: z.string() })) }),
        signal,
      ),
    right: accidents({ AccidentNumber: '1' }, { AccidentNumber: '2' }),
    doubled: accidents({ AccidentNumber: '1' }, { AccidentNumber: '1' }),
  },
  {
    name: 'the ministry’s passports',
    ask: (url) =>
      createPassportSource({ url, key: 'k' }, { repeatAfterMs: [] }).check(
        { ...person, middle_name: '', series: '0010', number: '100001' },
        signal,
      ),
    right: { status: 'valid', source_date: '2026-11-20' },
    doubled: { status: 'valid', checks: [{ at: 1 }, { at: 1 }] },
  },
  {
    name: 'the supplier of sales',
    ask: (url) => createSales({ url, key: 'k' }, { repeatAfterMs: [] }).check('ул. Тестовая', signal),
    right: sales(4, 5),
    doubled: sales(4, 4),
  },
  {
    name: 'the public map',
    ask: (url) => createNspd({ url }, { repeatAfterMs: [] }).check('16:50:010406:40', signal),
    right: onMap('16:50:010406:40', '16:50:010406:41'),
    doubled: onMap('16:50:010406:40', '16:50:010406:40'),
  },
  {
    name: 'the supplier of extracts',
    ask: (url) =>
      createKadnetObjects(createKadnet({ url, key: 'k' }, { repeatAfterMs: [] })).check(
        { numbers: ['16:50:010406:40'], address: '' },
        signal,
      ),
    right: { Result: true, Data: [{ Number: '16:50:010406:40' }, { Number: '16:50:010406:41' }] },
    doubled: { Result: true, Data: [{ Number: '16:50:010406:40' }, { Number: '16:50:010406:40' }] },
  },
  {
    name: 'suggestions',
    ask: (url) =>
      createDadata({ url, key: 'k' }, { repeatAfterMs: [] }).parties.check({ query: 'о', count: 8 }, signal),
    right: parties('7700000016', '7700000009'),
    doubled: parties('7700000016', '7700000016'),
  },
  {
    name: 'requisites',
    ask: (url) => createCompanySource({ url, key: 'k' }, { repeatAfterMs: [] }).check('7700000016', signal),
    right: parties('7700000016', '7700000009'),
    doubled: parties('7700000016', '7700000016'),
  },
];

/** Encodes like old services, in windows-1251 whatever the header says. */
const cp1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 0x80 ? code : code >= 0x410 && code <= 0x44f ? code - 0x350 : 0x3f;
    }),
  );
const JSON_TYPE = 'application/json; charset=utf-8';
const inWrongEncoding = (right: unknown): FakeAnswer => ({
  contentType: JSON_TYPE,
  body: cp1251(JSON.stringify({ comment: 'Ответ', ...(right as object) })),
});

const malformedAnswers: readonly (readonly [string, (kind: Kind) => FakeAnswer, RegExp])[] = [
  [
    'a web page',
    () => ({ body: '<!doctype html><h1>Работы</h1>', contentType: 'text/html' }),
    /веб-страницу/,
  ],
  [
    'a web page declared as JSON',
    () => ({ body: '\n<html></html>', contentType: JSON_TYPE }),
    /веб-страницу/,
  ],
  ['a wrong encoding', ({ right }) => inWrongEncoding(right), /кодировке/],
  [
    'a truncated answer',
    ({ right }) => ({ body: JSON.stringify(right).slice(0, -5), contentType: JSON_TYPE }),
    /оборванный/,
  ],
  ['nothing at all', () => ({ body: '' }), /пустой/],
  ['every record twice', ({ doubled }) => ({ body: doubled }), /по нескольку раз/],
  ['something else', () => ({ body: { unexpected: true } }), /не похож/],
  ['an endless answer', () => ({ body: Buffer.alloc(1024 * 1024, 0x78), endlessMs: 0 }), /слишком большой/],
];

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  const ask = async (answer: FakeAnswer) => kind.ask((await createProtocolFake([answer])).url);

  test.each(malformedAnswers)(
    'whose answer is %s is unavailable, with the defect in words',
    async (_how, answerOf, words) => {
      expect(await ask(answerOf(kind))).toMatchObject({
        kind: 'unavailable',
        isMalformed: true,
        words: expect.stringMatching(words),
      });
    },
  );

  test('whose answer is right is read', async () => {
    expect(await ask({ body: kind.right })).toMatchObject({ kind: 'found' });
  });

  test('an answer is decoded with the charset it declares', async () => {
    const body = cp1251(JSON.stringify(kind.right));
    const answer = await ask({ body, contentType: 'application/json; charset=windows-1251' });
    expect(answer).toMatchObject({ kind: 'found' });
  });

  test('that answers with an error status has sent no malformed answer', async () => {
    const answer = await ask({ status: 503, body: '<h1>503</h1>', contentType: 'text/html' });
    expect(answer).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(answer).not.toHaveProperty('isMalformed');
  });
});

describe('repeated records', () => {
  test('a record sent twice among others counts once', async () => {
    const [supplier] = kinds;
    const records = [{ court: 'Первый' }, { court: 'Первый' }, { court: 'Второй' }];
    const fake = await createProtocolFake([{ body: supplied(...records) }]);
    expect(await supplier?.ask(fake.url)).toMatchObject({
      kind: 'found',
      data: [{ court: 'Первый' }, { court: 'Второй' }],
    });
  });
});

describe('an endless answer', () => {
  test('an endless answer is cut off after the timeout and distinguished from silence', async () => {
    const dripping = await createProtocolFake([{ body: 'x', endlessMs: 20 }]);
    const silent = await createProtocolFake([{ silent: true }]);
    const call = (url: string) => callHttp({ url, timeoutMs: 200 });
    expect(await call(dripping.url)).toEqual({ answered: false, reason: 'endless' });
    expect(await call(silent.url)).toEqual({ answered: false, reason: 'timeout' });
  });
});
