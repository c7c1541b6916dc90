// @vitest-environment jsdom
import { kopecks } from '@proverka/validation/money';
import { expect, test } from 'vitest';
import { checkDraft } from '../check-draft/check-draft.ts';
import { dealDraft } from '../deal-draft/deal-draft.ts';
import { orderIntent } from '../order/order-intent.ts';
import { forgetDrafts } from './forget-drafts.ts';

test('signing out deletes all personal data in the tab and keeps the rest', () => {
  checkDraft().save({ product_name: 'CheckPerson', subject: { last_name: 'Образцов' } });
  dealDraft('78:31:0099001:119').save({ owners: [{ last_name: 'Образцов' }], isInsured: false });
  dealDraft('78:31:0099001:130').save({ owners: [{ last_name: 'Тестов' }], isInsured: true });
  sessionStorage.setItem('suspicious-activity', 'shown');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['suspicious-activity']);
});

test('the next user of the tab finds no order of the previous one', () => {
  const keys = ['78:31:0099001:130', 'risk 78:31:0099001:130', 'check 1f0c'];
  const order = { id: 'order-1', total: kopecks(49_900), items: [] };
  for (const key of keys) {
    const intent = orderIntent(() => sessionStorage, key);
    intent.keyFor({});
    intent.rememberOrder(order);
  }
  forgetDrafts();
  const found = keys.map((key) => orderIntent(() => sessionStorage, key).placedOrder());
  expect(found).toEqual([null, null, null]);
});

test('nothing fails when the storage is disabled', () => {
  expect(() =>
    forgetDrafts(() => {
      throw new Error('closed');
    }),
  ).not.toThrow();
});
