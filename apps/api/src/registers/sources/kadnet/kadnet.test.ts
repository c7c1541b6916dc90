import { describe, expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import type { FakeAnswer } from '../../../../test/protocol-fake.ts';
import { createKadnet } from './client.ts';
import { createExtractSource } from '../../extract-source.ts';
import { createKadnetObjects, infoOfKadnet } from './objects.ts';

const signal = new AbortController().signal;
const envelope = (Data: unknown): FakeAnswer => ({
  body: { Result: true, Data, Timestamp: '2026-11-01T10:00:00' },
});
const refused: FakeAnswer = {
  body: { Result: false, Data: null, Message: 'Нет такого запроса', Timestamp: '2026-11-01T10:00:00' },
};
const REFERENCE = '0192f0c1-0000-7000-8000-0000000000aa';
const TICKET = '11111111-1111-4111-8111-111111111111';

async function kadnet(answers: Parameters<typeof createProtocolFake>[0]) {
  const fake = await createProtocolFake(answers);
  const client = createKadnet({ url: fake.url, key: 'the key' }, { repeatAfterMs: [] });
  return { fake, extracts: createExtractSource(client), objects: createKadnetObjects(client) };
}

// From the supplier's documentation (kadnet/samples_constructed.json).
const room = {
  Id: TICKET,
  ObjectType: 'Помещение',
  Number: '77:06:0001001:1234',
  Address: 'г. Москва, ул. Тестовая, д. 10, кв. 25',
  Name: 'Квартира',
  Level: '7',
  Area: 54.3,
  CadCost: 9_876_543.21,
  Status: 'Ранее учтенный',
  Year: '1984',
  Rights: [],
};

describe('objects of Kadnet', () => {
  test('Kadnet is asked for objects by number with the key in the query', async () => {
    const { fake, objects } = await kadnet([envelope([room])]);
    const answer = await objects.check({ numbers: [room.Number], address: '' }, signal);
    expect(answer.kind === 'found' && answer.data.map(infoOfKadnet)).toEqual([
      {
        Number: room.Number,
        Address: room.Address,
        Area: '54.3',
        AreaOKC: '',
        Level: '7',
        ObjectType: 'Помещение',
        TypeOKC: 'Квартира',
        Status: 'Ранее учтенный',
      },
    ]);
    expect(fake.seen[0]).toMatchObject({ method: 'POST', url: '/Requests/CheckNumbers?api-key=the+key' });
    expect(new URLSearchParams(fake.seen[0]?.body).get('query')).toBe(room.Number);
  });

  test('Kadnet is asked for objects by address', async () => {
    const { fake, objects } = await kadnet([envelope([])]);
    const answer = await objects.check({ numbers: [], address: 'Тестовая, д 1, кв 2' }, signal);
    expect(answer.kind).toBe('nothing_found');
    expect(fake.seen[0]?.url).toContain('CheckAddress');
  });

  test.each([
    ['an error', { status: 500, body: 'x' }],
    ['a page', { body: '<html>' }],
    ['an envelope of another shape', { body: { Data: [] } }],
    ['data of another shape', envelope([{ Number: 5 }])],
    ['a refusal', refused],
  ])('objects are unavailable, not absent, when Kadnet answers with %s', async (_how, answer) => {
    const { objects } = await kadnet([answer]);
    expect(await objects.check({ numbers: ['1'], address: '' }, signal)).toMatchObject({
      kind: 'unavailable',
      retryable: true,
    });
  });
});

describe('extracts of Kadnet', () => {
  test('an extract is ordered once, with our reference', async () => {
    const { fake, extracts } = await kadnet([
      envelope({ Id: TICKET, Message: 'Запрос создан', CadastralNumber: room.Number }),
    ]);
    const subject = { cadastralNumber: room.Number, requestType: 'EgrnObject' } as const;
    expect(await extracts.ask(subject, REFERENCE, signal)).toEqual({ kind: 'ticketed', ticket: TICKET });
    expect(Object.fromEntries(new URLSearchParams(fake.seen[0]?.body))).toMatchObject({
      OrderId: REFERENCE,
      Number: room.Number,
      RequestType: 'EgrnObject',
      Region: '77',
    });
  });

  test('a failed order of an extract is not repeated automatically', async () => {
    const { fake, extracts } = await kadnet([{ status: 500, body: '' }]);
    const subject = { cadastralNumber: room.Number, requestType: 'EgrnObject' } as const;
    expect(await extracts.ask(subject, REFERENCE, signal)).toMatchObject({
      kind: 'unavailable',
      retryable: true,
    });
    expect(fake.seen).toHaveLength(1);
  });

  test("an extract the supplier refuses to order fails for good, with the supplier's words", async () => {
    const { extracts } = await kadnet([refused]);
    const subject = { cadastralNumber: room.Number, requestType: 'EgrnObject' } as const;
    expect(await extracts.ask(subject, REFERENCE, signal)).toMatchObject({
      kind: 'unavailable',
      retryable: false,
      reason: expect.stringContaining('Нет такого запроса'),
    });
  });

  test('an ordered extract is found by its reference unless the order failed', async () => {
    const list = envelope([
      { Id: 'other', OrderId: 'someone', Status: 'Создан' },
      { Id: 'failed', OrderId: REFERENCE, Status: 'Ошибка' },
      { Id: TICKET, OrderId: null, Comment: REFERENCE, Status: 'Создан' },
    ]);
    const { extracts } = await kadnet([list]);
    expect(await extracts.find(REFERENCE, ['failed'], signal)).toEqual({ kind: 'ticketed', ticket: TICKET });
    expect(await extracts.find('another', [], signal)).toBeNull();
  });

  test('an extract is not ordered again when the list of orders was refused', async () => {
    const { extracts } = await kadnet([refused]);
    expect(await extracts.find(REFERENCE, [], signal)).toMatchObject({
      kind: 'unavailable',
      retryable: true,
    });
  });

  test('an answer about another order is not taken for the requested extract', async () => {
    const { extracts } = await kadnet([envelope({ Id: 'other', Status: 'Выполнен' }), { body: 'x' }]);
    expect(await extracts.look(TICKET, signal)).toMatchObject({ kind: 'unavailable', isMalformed: true });
  });

  const info = (Status: string) => envelope({ Id: TICKET, OrderId: REFERENCE, Status });
  const document = Buffer.from('<?xml version="1.0"?><extract/>');

  test.each(['Создан', 'Отправлен в Росреестр', 'В работе'])(
    'an extract that is «%s» is still working',
    async (status) => {
      const { extracts } = await kadnet([info(status)]);
      expect(await extracts.look(TICKET, signal)).toEqual({ kind: 'working' });
    },
  );

  test.each(['Выполнен', 'Отказ'])('an extract that is «%s» has a document', async (status) => {
    const { fake, extracts } = await kadnet([info(status), { body: document }]);
    expect(await extracts.look(TICKET, signal)).toMatchObject({ kind: 'found', data: document });
    expect(fake.seen[1]?.url).toBe(`/Requests/Result/${TICKET}?api-key=the+key&type=xml`);
  });

  test('an extract whose document is not available yet is still working', async () => {
    const { extracts } = await kadnet([info('Выполнен'), { status: 404, body: '' }]);
    expect(await extracts.look(TICKET, signal)).toEqual({ kind: 'working' });
  });

  test.each([
    ['ended with an error', info('Ошибка')],
    ['is unknown', refused],
  ])('an order of an extract that %s is abandoned', async (_how, answer) => {
    const { extracts } = await kadnet([answer]);
    expect(await extracts.look(TICKET, signal)).toMatchObject({ kind: 'abandoned' });
  });
});
