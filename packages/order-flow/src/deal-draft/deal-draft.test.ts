import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import { dealDraft } from './deal-draft.ts';

const draft = { owners: [{ last_name: 'Образцов', first_name: 'Иван' }], isInsured: true };

test('owners of an object are there until they are forgotten, and only for that object', () => {
  const storage = memoryStorage();
  dealDraft('78:31:0099001:119', () => storage).save(draft);
  expect(dealDraft('78:31:0099001:119', () => storage).read()).toEqual(draft);
  expect(dealDraft('78:31:0099001:130', () => storage).read()).toBeNull();
  dealDraft('78:31:0099001:119', () => storage).forget();
  expect(dealDraft('78:31:0099001:119', () => storage).read()).toBeNull();
});

test('a draft that says nothing is not kept', () => {
  const storage = memoryStorage();
  dealDraft('1', () => storage).save(draft);
  dealDraft('1', () => storage).save({ owners: [], isInsured: false });
  expect(storage.getItem('dealDraft 1')).toBeNull();
});

test.each([
  'нет',
  '{}',
  '{"owners":[]}',
  '{"owners":[{"inn":1}],"isInsured":false}',
  '{"owners":["Образцов"],"isInsured":false}',
  `{"owners":[${Array.from({ length: 11 }, () => '{}').join()}],"isInsured":false}`,
])('something foreign in the storage is no draft: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('dealDraft 1', text);
  expect(dealDraft('1', () => storage).read()).toBeNull();
});

test('a closed storage keeps nothing and breaks nothing', () => {
  const closed = dealDraft('1', () => {
    throw new Error('closed');
  });
  closed.save(draft);
  expect(closed.read()).toBeNull();
});
