import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import { checkDraft } from './check-draft.ts';

const draft = { product_name: 'CheckOwnerV2', subject: { last_name: 'Образцов', first_name: 'Иван' } };

test('what was filled in is there until it is forgotten', () => {
  const storage = memoryStorage();
  checkDraft(() => storage).save(draft);
  expect(checkDraft(() => storage).read()).toEqual(draft);
  checkDraft(() => storage).forget();
  expect(checkDraft(() => storage).read()).toBeNull();
});

test.each(['нет', '{}', '{"product_name":"CheckOwnerV2","subject":{"inn":1}}', '[]'])(
  'something foreign in the storage is no draft: %s',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('checkDraft', text);
    expect(checkDraft(() => storage).read()).toBeNull();
  },
);

test('a closed storage keeps nothing and breaks nothing', () => {
  const closed = checkDraft(() => {
    throw new Error('closed');
  });
  closed.save(draft);
  expect(closed.read()).toBeNull();
});
