// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { checkDraft } from '../check-draft/check-draft.ts';
import { dealDraft } from '../deal-draft/deal-draft.ts';
import { forgetDrafts } from './forget-drafts.ts';

test('signing out leaves nobody’s data in the tab, and what is not about people stays', () => {
  checkDraft().save({ product_name: 'CheckPerson', subject: { last_name: 'Образцов' } });
  dealDraft('78:31:0099001:119').save({ owners: [{ last_name: 'Образцов' }], isInsured: false });
  dealDraft('78:31:0099001:130').save({ owners: [{ last_name: 'Тестов' }], isInsured: true });
  sessionStorage.setItem('suspicious-activity', 'shown');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['suspicious-activity']);
});

test('a closed storage breaks nothing', () => {
  expect(() =>
    forgetDrafts(() => {
      throw new Error('closed');
    }),
  ).not.toThrow();
});
