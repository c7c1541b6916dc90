// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { partnerVisitTarget, rememberVisit } from './visit-source-storage.ts';

const partnerLink = new URLSearchParams('partner_id=p-1&utm_source=a');

test('a partner link to the Russian person-check site redirects to the pro home page with its parameters', () => {
  const target = (variant: 'ru' | 'pro' | 'auto', search = partnerLink, site?: string) =>
    partnerVisitTarget({ brand: 'person-check', variant }, search, site);
  expect(target('ru', partnerLink, 'https://pro.example')).toBe(
    'https://pro.example/?partner_id=p-1&utm_source=a',
  );
  expect(target('ru', new URLSearchParams('utm_source=a'), 'https://pro.example')).toBeNull();
  expect(target('pro', partnerLink, 'https://pro.example')).toBeNull();
  expect(target('ru', partnerLink)).toBeNull();
});

test('a blocked or corrupt storage loses nothing of this visit', () => {
  const closed = () => {
    throw new Error('denied');
  };
  expect(rememberVisit(partnerLink, closed)().partner_id).toBe('p-1');
  localStorage.setItem('visit-source', 'not JSON');
  expect(rememberVisit(partnerLink, () => localStorage)().partner_id).toBe('p-1');
  expect(rememberVisit(new URLSearchParams(), () => localStorage)().partner_id).toBe('p-1');
});
