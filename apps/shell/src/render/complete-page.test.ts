import { expect, test } from 'vitest';
import type { RouteHandle } from '../app/route-handle.ts';
import { untouchedOf } from './complete-page.ts';

const handleOf = (decl: Partial<RouteHandle['decl']>): RouteHandle => ({
  remote: 'realestate',
  decl: { id: 'page', path: '/page/', render: 'ssr', ...decl } as RouteHandle['decl'],
});
const guest = { status: 200, session: { kind: 'no-session' }, isWhole: true } as const;
const stored = { ...guest, isStored: true, handle: handleOf({ render: 'static' }) };
const article = { ...guest, isStored: false, handle: handleOf({ isReading: true }) };

test('stored pages and pages to read are complete without scripts', () => {
  expect([stored, article].map(untouchedOf)).toEqual(['realestate', 'realestate']);
});

test('a page that lacks an answer is not complete: its scripts have to ask again', () => {
  expect(untouchedOf({ ...stored, isWhole: false })).toBeUndefined();
  expect(untouchedOf({ ...article, isWhole: false })).toBeUndefined();
});

test('a page for somebody, a private page and one that is used are not complete', () => {
  expect(untouchedOf({ ...article, session: { kind: 'not-answered' } })).toBeUndefined();
  expect(untouchedOf({ ...stored, handle: handleOf({ render: 'static', isPrivate: true }) })).toBeUndefined();
  expect(untouchedOf({ ...article, handle: handleOf({}) })).toBeUndefined();
});
