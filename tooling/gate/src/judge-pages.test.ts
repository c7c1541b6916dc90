import { expect, test } from 'vitest';
import { judgePage } from './judge-pages.ts';
import type { OpenedFacts, PageFacts, ServedFacts } from './page-facts.ts';
import type { Visit } from './visits.ts';

const visit: Visit = {
  key: 'real-estate / guest',
  remote: 'realestate',
  route: 'home',
  path: '/',
  host: { host: 'realestate.localhost', brand: 'real-estate', variant: 'main' },
  visitor: 'guest',
};
const served: ServedFacts = {
  status: 200,
  location: null,
  ms: 20,
  title: 'Главная',
  landmarks: ['main', 'h1'],
  styles: 1,
  why: null,
};
const opened: OpenedFacts = {
  hangs: null,
  troubles: [],
  lostFiles: [],
  refusedCalls: [],
  landmarks: ['main', 'h1'],
  title: 'Главная',
  barriers: {},
};
const page = (ofServer: Partial<ServedFacts> = {}, ofBrowser: Partial<OpenedFacts> = {}): PageFacts => ({
  served: { ...served, ...ofServer },
  opened: { ...opened, ...ofBrowser },
});
const judgeAfter = (before: PageFacts | undefined, now: PageFacts) =>
  judgePage({ visit, now, before, serverMs: 1500 });
const judge = (now: PageFacts) => judgeAfter(page(), now);
const judgeNew = (now: PageFacts) => judgeAfter(undefined, now);

test('a page that is what it was may be released, and so may a new one without faults', () => {
  expect(judge(page())).toEqual([]);
  expect(judgeNew(page())).toEqual([]);
});

test('a reason names remote, page, address, brand and visitor', () => {
  expect(judge(page({ status: 500, why: 'x is not a function' }))).toEqual([
    'realestate, page home (/) of real-estate for a guest: answered 500 where it was 200: x is not a function',
  ]);
});

test.each<[string, PageFacts]>([
  ['redirects where it was shown', page({ status: 302 })],
  ['is no longer found', page({ status: 404 })],
  ['does not answer', page({ status: 0 })],
  ['takes longer than it may', page({ ms: 1501 })],
  ['has no title', page({ title: '' })],
  ['links no style sheet any longer', page({ styles: 0 })],
  ['has lost its heading on the server', page({ landmarks: ['main'] })],
  ['hangs', page({}, { hangs: 'hangs in the browser' })],
  ['throws in the browser', page({}, { troubles: ['Error: boom'] })],
  ['misses a file', page({}, { lostFiles: ['/r/realestate/home.css did not come (404)'] })],
  ['asks what the API does not answer', page({}, { refusedCalls: ['POST /api/new: 404'] })],
  ['has lost its heading in the browser', page({}, { landmarks: ['main'] })],
  ['is less accessible', page({}, { barriers: { 'color-contrast': 1 } })],
])('a page that %s is refused', (_what, now) => {
  expect(judge(now)).toHaveLength(1);
});

test('a fault the served page has too blocks nobody, unless there is more of it', () => {
  const faulty = page(
    { status: 200 },
    { troubles: ['old'], refusedCalls: ['GET /api/a: 500'], barriers: { list: 2 } },
  );
  expect(judgeAfter(faulty, faulty)).toEqual([]);
  expect(judgeAfter(faulty, page({}, { barriers: { list: 3 } }))).toHaveLength(1);
});

test('a page that is slow where it was slow in the same minute is not worse', () => {
  expect(judgeAfter(page({ ms: 1800 }), page({ ms: 1900 }))).toEqual([]);
  expect(judgeAfter(page({ ms: 1800 }), page({ ms: 20_000 }))).toHaveLength(1);
  expect(judgeAfter(page({ ms: 1400 }), page({ ms: 1900 }))[0]).toContain('takes 1900 ms on the server');
});

test('a page that was not found before may stay so; one that fails may not', () => {
  const missing = { served: { ...served, status: 404 }, opened: null };
  expect(judgeAfter(missing, missing)).toEqual([]);
  expect(judgeNew(missing)).toEqual([]);
  expect(judgeNew({ served: { ...served, status: 500 }, opened: null })).toHaveLength(1);
});

test('a new page may be refused what a visitor without rights is, and no more', () => {
  expect(judgeNew(page({}, { refusedCalls: ['GET /api/orders/:id: 404'] }))).toEqual([]);
  expect(judgeNew(page({}, { refusedCalls: ['POST /api/orders: 422'] }))).toHaveLength(1);
});

test("React's errors of hydration are called so", () => {
  const react = 'Minified React error #418; visit https://react.dev/errors/418 for the full message';
  expect(judge(page({}, { troubles: [react] }))[0]).toContain('hydration, React error 418');
});
