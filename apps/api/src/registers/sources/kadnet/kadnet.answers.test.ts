import { z } from 'zod';
import { testAnswers } from '../../../../test/source-answers.ts';
import { createKadnet } from './client.ts';
import { createKadnetObjects } from './objects.ts';

const signal = new AbortController().signal;
const NUMBER = '00:00:0000000:40';
const ID = '11111111-1111-4111-8111-111111111111';
const envelope = (Data: unknown) => ({ Result: true, Data, Timestamp: '2026-11-20T10:00:00' });
const object = (Number: string) => ({
  Id: ID,
  ObjectType: 'Помещение',
  Region: '00',
  Number,
  Address: 'г. Тестовск, ул. Образцовая, д. 1, кв. 25',
  Name: 'Квартира',
  Level: '7',
  Area: 54.3,
  CadCost: 9_876_543.21,
  Status: 'Ранее учтенный',
  Year: '1984',
  IsCanceled: false,
  Rights: [
    {
      Number: `${NUMBER}-00/006/2019-3`,
      Description: 'Общая долевая собственность',
      Date: '2019-05-14T00:00:00',
      Encumbrances: [{ Number: '5', Description: 'Ипотека в силу закона', Date: '2019-05-14T00:00:00' }],
    },
  ],
});
const refused = {
  Result: false,
  Data: null,
  Message: 'Недостаточно средств',
  Timestamp: '2026-11-20T10:00:00',
};

testAnswers({
  adapter: 'createKadnetObjects',
  question: 'objects by number',
  ask: (url, gate) =>
    createKadnetObjects(createKadnet({ url, key: 'k' }, gate)).check(
      { numbers: [NUMBER], address: '' },
      signal,
    ),
  right: envelope([object(NUMBER)]),
  read: { kind: 'found', data: [{ Number: NUMBER, Area: 54.3 }] },
  needed: ['Result', 'Data', 'Data.0.Number'],
  nothing: { 'no objects': { body: envelope([]) } },
  none: {
    'a refusal': [{ body: refused }, /отказал/u],
    'another object': [{ body: envelope([object('00:00:0000000:41')]) }, /не о том/u],
    'no data at all': [{ body: envelope(null) }, /не похож/u],
  },
});

testAnswers({
  adapter: 'createKadnetObjects',
  question: 'objects by address',
  ask: (url, gate) =>
    createKadnetObjects(createKadnet({ url, key: 'k' }, gate)).check(
      { numbers: [], address: 'ул. Образцовая, д. 1' },
      signal,
    ),
  right: envelope([object(NUMBER), object('00:00:0000000:41')]),
  read: { kind: 'found', data: [{ Number: NUMBER }, { Number: '00:00:0000000:41' }] },
  needed: ['Result', 'Data'],
  nothing: { 'no objects': { body: envelope([]) } },
  none: { 'a refusal': [{ body: refused }, /отказал/u] },
});

testAnswers({
  adapter: 'createKadnet',
  question: 'the state of an order',
  ask: (url, gate) =>
    createKadnet({ url, key: 'k' }, gate).get(
      `Requests/Info/${ID}`,
      z.object({ Id: z.string(), Status: z.string() }),
      signal,
    ),
  right: envelope({ Id: ID, OrderId: ID, Number: NUMBER, Status: 'В работе', Priority: 80, Visible: true }),
  read: { kind: 'ok', data: { Id: ID, Status: 'В работе' } },
  needed: ['Result', 'Data', 'Data.Id', 'Data.Status'],
  none: {},
});
