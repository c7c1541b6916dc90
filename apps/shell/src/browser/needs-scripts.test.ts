import { expect, test } from 'vitest';
import { needsScripts } from './needs-scripts.ts';

const storage = (kept: Record<string, string> = {}) =>
  ({ getItem: (key: string) => kept[key] ?? null }) as unknown as Storage;
const at = (search: string, hash = '', source = {}) => ({
  search: new URLSearchParams(search),
  hash,
  source,
});

test.each(['', '?utm_source=letter&utm_medium=mail', '?ysclid=abc', '?yclid=1&gclid=2'])(
  'a visitor who came by «%s» needs no scripts before a touch',
  (search) => expect(needsScripts(at(search), storage)).toBe(false),
);

test.each(['?to=%2Fuser%2F', '?partner_id=7', '?page=2', '?utm_source=letter&condition=new'])(
  '«%s» asks for more than the stored page',
  (search) => expect(needsScripts(at(search), storage)).toBe(true),
);

test('a place on the page, a campaign with its prices and a form that was filled in before need scripts', () => {
  expect(needsScripts(at('', '#faq'), storage)).toBe(true);
  expect(needsScripts(at('', '', { utm_campaign: 'risk50' }), storage)).toBe(true);
  expect(needsScripts(at(''), () => storage({ checkDraft: '{}' }))).toBe(true);
});

test('blocked storage keeps no form', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(needsScripts(at(''), blocked)).toBe(false);
});
