import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/json-storage.ts';
import { checkDraft, formSubject, withAdded } from './check-draft.ts';

const draft = { product_name: 'CheckOwnerV2', subject: { last_name: 'Образцов', first_name: 'Иван' } };
const BAD_ADDED = '{"product_name":"CheckOwnerV2","subject":{},"added":"inn"}';

test('a check draft is kept until it is forgotten', () => {
  const storage = memoryStorage();
  checkDraft(() => storage).save(draft);
  expect(checkDraft(() => storage).read()).toEqual(draft);
  checkDraft(() => storage).forget();
  expect(checkDraft(() => storage).read()).toBeNull();
});

test.each(['нет', '{}', '{"product_name":"CheckOwnerV2","subject":{"inn":1}}', '[]', BAD_ADDED])(
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

test('a check draft tells what its form left from what was entered during the order', () => {
  const region = withAdded(draft, { ...draft.subject, region: '77' });
  expect(region).toEqual({ ...draft, subject: { ...draft.subject, region: '77' }, added: ['region'] });
  expect(formSubject(region)).toEqual(draft.subject);
  expect(withAdded(region, draft.subject)).toEqual(draft);
});
