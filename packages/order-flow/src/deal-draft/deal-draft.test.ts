import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import { dealDraft } from './deal-draft.ts';

const draft = { owners: [{ last_name: 'Образцов', first_name: 'Иван' }], isInsured: true };

test('owners of an object are kept until they are forgotten, for that object only', () => {
  const storage = memoryStorage();
  dealDraft('78:31:0099001:119', () => storage).save(draft);
  expect(dealDraft('78:31:0099001:119', () => storage).read()).toEqual(draft);
  expect(dealDraft('78:31:0099001:130', () => storage).read()).toBeNull();
  dealDraft('78:31:0099001:119', () => storage).forget();
  expect(dealDraft('78:31:0099001:119', () => storage).read()).toBeNull();
});

test('an empty deal draft is not kept', () => {
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
])('malformed storage content is ignored as a deal draft: %s', (text) => {
  const storage = memoryStorage();
  storage.setItem('dealDraft 1', text);
  expect(dealDraft('1', () => storage).read()).toBeNull();
});

test('a deal draft is not kept and nothing fails when the storage is disabled', () => {
  const closed = dealDraft('1', () => {
    throw new Error('closed');
  });
  closed.save(draft);
  expect(closed.read()).toBeNull();
});
