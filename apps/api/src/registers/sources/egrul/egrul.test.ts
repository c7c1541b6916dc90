import { expect, test } from 'vitest';
import { createProtocolFake } from '../../../../test/protocol-fake.ts';
import { createGate } from '#platform/outbound/gate.ts';
import { createEgrul } from './egrul.ts';

const INN = '500100732259';
const row = (more: object = {}) => ({
  i: INN,
  o: '304500116000157',
  n: 'ТЕСТОВ ИВАН ПЕТРОВИЧ',
  r: '20.06.2011',
  k: 'fl',
  ...more,
});

async function find(...rows: object[]) {
  const { url } = await createProtocolFake([{ body: { rows } }]);
  const egrul = createEgrul({ url }, createGate({ perSecond: 1000, repeatAfterMs: [] }));
  return egrul.find(INN, 'ticket', new AbortController().signal);
}

test('an entrepreneur who closed a business and registered again is in business', async () => {
  const closed = row({ v: '2019-03-01' });
  const open = row({ o: '304500116000061', r: '2021-02-03' });
  expect(await find(closed, open)).toMatchObject({
    kind: 'found',
    data: { ogrn: '304500116000061', endedOn: null, registeredOn: '2021-02-03' },
  });
  expect(await find(closed)).toMatchObject({ data: { endedOn: '2019-03-01' } });
});

test('the service itself writes the day a record ended where providers write the activity', async () => {
  expect(await find(row({ e: '01.03.2019' }))).toMatchObject({
    data: { endedOn: '2019-03-01', activity: null },
  });
  expect(await find(row({ e: '64.19', v: '' }))).toMatchObject({
    data: { endedOn: null, activity: '64.19' },
  });
});

test('an unreadable closing date makes the answer unusable', async () => {
  expect(await find(row({ v: 'март 2019' }))).toMatchObject({ kind: 'unavailable', isMalformed: true });
});

test('an answer about other companies only is not «nothing found», an empty one is', async () => {
  expect(await find(row({ i: '7707083893' }))).toMatchObject({ kind: 'unavailable', isMalformed: true });
  expect(await find(row({ i: '7707083893' }), row())).toMatchObject({ kind: 'found', data: { inn: INN } });
  expect(await find()).toMatchObject({ kind: 'nothing_found' });
});
