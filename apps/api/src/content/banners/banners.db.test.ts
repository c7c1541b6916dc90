import type { DeskBanner, SiteBanner } from '@proverka/contract/banner';
import { beforeEach, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { SignedInPerson, TestWorld } from '../../../test/world.ts';

const OWN = {
  brand: 'real-estate',
  route: 'all',
  title: 'Полная проверка',
  text: 'Две выписки и проверка собственников',
  link: '/products/',
  link_title: 'Подробнее',
  advertiser: null,
  starts_on: '2020-01-01',
  ends_on: null,
  is_enabled: true,
};
const ADVERTISEMENT = {
  ...OWN,
  link: 'https://bank.example/ipoteka',
  advertiser: { name: 'ООО «Образец»', inn: '7707083893', erid: '2VtzqwExample1' },
};

let world: TestWorld;
let admin: SignedInPerson;
beforeEach(async () => {
  world = await createTestWorld();
  admin = await world.signIn({ staff: 'admin' });
});

const add = async (more: object = {}) =>
  (await admin.request({ method: 'POST', url: '/admin/banners', payload: { ...OWN, ...more } })).json();
const change = ({ banner_id: id, updated_at: seen }: DeskBanner, more: object) =>
  admin.request({ method: 'PUT', url: `/admin/banners/${id}`, payload: { ...more, seen } });
const shownOn = async (site: string): Promise<SiteBanner[]> =>
  (await world.api.inject({ url: '/system/info', headers: { 'source-site': site } })).json<{
    banners: SiteBanner[];
  }>().banners;

test('a banner is shown on its brand alone, and an advertisement with its advertiser and token', async () => {
  const { banner } = await add(ADVERTISEMENT);
  expect(banner).toMatchObject({ state: 'shown', advertiser: ADVERTISEMENT.advertiser });
  expect(await shownOn('realestate.localhost')).toMatchObject([
    { banner_id: banner.banner_id, link: ADVERTISEMENT.link, advertiser: { erid: '2VtzqwExample1' } },
  ]);
  expect(await shownOn('fizcheck.localhost')).toEqual([]);
});

test('a banner is shown on its days in Moscow, and while it is on', async () => {
  const day = (after: number) =>
    new Date(world.deps.now().getTime() + 3 * 3600_000 + after * 86_400_000).toISOString().slice(0, 10);
  const { banner } = await add({ starts_on: day(1), ends_on: day(1) });
  const states = async () =>
    (await admin.request({ url: '/admin/banners' }))
      .json<{ banners: DeskBanner[] }>()
      .banners.map(({ state }) => state);
  expect(await states()).toEqual(['waiting']);
  expect(await shownOn('realestate.localhost')).toEqual([]);
  const changed = (await change(banner, { ...OWN, starts_on: day(-1), ends_on: day(0) })).json();
  expect(await shownOn('realestate.localhost')).toHaveLength(1);
  await change(changed.banner, { ...OWN, is_enabled: false });
  expect(await states()).toEqual(['off']);
  expect(await shownOn('realestate.localhost')).toEqual([]);
});

test.each([
  ['a link elsewhere and no advertiser', { link: 'https://bank.example/' }, 'advertiser'],
  [
    'an advertiser without a token',
    { advertiser: { ...ADVERTISEMENT.advertiser, erid: '' } },
    'advertiser.erid',
  ],
  [
    'an INN that is none',
    { advertiser: { ...ADVERTISEMENT.advertiser, inn: '7707083890' } },
    'advertiser.inn',
  ],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
  ['a link to another host by its path', { link: '//bank.example' }, 'link'],
  ['a link to another host by a backslash', { link: '/\\bank.example' }, 'link'],
  ['days the wrong way round', { starts_on: '2026-11-20', ends_on: '2026-11-19' }, 'ends_on'],
  ['a day that is none', { starts_on: '2026-02-30' }, 'starts_on'],
  ['no title', { title: ' ' }, 'title'],
])('a banner with %s is refused and nothing is stored', async (_what, more, field) => {
  expect(await add(more)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  expect((await admin.request({ url: '/admin/banners' })).json()).toEqual({ banners: [] });
});

test('a banner that is not there cannot be changed', async () => {
  const { banner } = await add();
  expect((await change({ ...banner, banner_id: world.deps.newId() }, OWN)).json()).toMatchObject({
    status: 404,
    code: 'banner_not_found',
  });
});

test('of two changes of what both have read one wins, and the other is told', async () => {
  const { banner } = await add();
  const titles = ['Одно название', 'Другое название'];
  const answers = await Promise.all(titles.map((title) => change(banner, { ...OWN, title })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'banner_changed',
  });
  const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().banner.title;
  expect((await admin.request({ url: '/admin/banners' })).json()).toMatchObject({
    banners: [{ title: winner }],
  });
});
