import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import { checkDraft } from './check-draft.ts';

const draft = { product_name: 'CheckOwnerV2', subject: { last_name: 'Образцов', first_name: 'Иван' } };

test('a check draft is kept until it is forgotten', () => {
  const storage = memoryStorage();
  checkDraft(() => storage).save(draft);
  expect(checkDraft(() => storage).read()).toEqual(draft);
  checkDraft(() => storage).forget();
  expect(checkDraft(() => storage).read()).toBeNull();
});

test.each(['нет', '{}', '{"product_name":"CheckOwnerV2","subject":{"inn":1}}', '[]'])(
  'malformed storage content is ignored as a check draft: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('checkDraft', text);
    expect(checkDraft(() => storage).read()).toBeNull();
  },
);

test('a check draft is not kept and nothing fails when the storage is disabled', () => {
  const closed = checkDraft(() => {
    throw new Error('closed');
  });
  closed.save(draft);
  expect(closed.read()).toBeNull();
});
