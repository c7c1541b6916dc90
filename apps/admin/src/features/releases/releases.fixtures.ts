import type { Releases, TrialCountsView, VersionMeasuresView } from '@proverka/contract/release';

const counts = (views: number, errors: number): TrialCountsView => ({
  views,
  server_errors: 0,
  browser_errors: errors,
  hydration_errors: 0,
  slow_paints: Math.round(views / 25),
  conversions: Math.round(views / 50),
});

const figures = [{ remote: 'realestate', stable: counts(4370, 3), candidate: counts(231, 12) }];

const measured = (
  version: string,
  served_as: VersionMeasuresView['served_as'],
  requests: number,
): VersionMeasuresView => ({
  remote: 'realestate',
  version,
  served_as,
  requests,
  server_errors: served_as === 'candidate' ? 3 : 0,
  views: requests * 2,
  browser_errors: served_as === 'candidate' ? 12 : 1,
  hydration_errors: 0,
  document_bytes: requests * 41_000,
  files: requests * 3,
  file_bytes: requests * 96_000,
  vitals: [
    { vital: 'ttfb', p75: 120, count: requests, level: 'good' },
    { vital: 'lcp', p75: 2900, count: requests, level: 'middling' },
    { vital: 'inp', p75: 640, count: requests, level: 'poor' },
    { vital: 'cls', p75: 14, count: requests, level: 'good' },
  ],
});

const [stable, tried, former] = ['93cac61ece8b', '4f1c2d3e4a5b', '0aa1bb2cc3dd'];
const at = '2026-11-26T07:00:00.000Z';

/** A channel with a candidate, a remote that cannot go back without the command, and a shell that is behind. */
export const releasesExample: Releases = {
  channel: 'stable',
  set: 'b61d2f0c9e77',
  moved_at: at,
  remotes: [
    {
      remote: 'account',
      version: '7e0f11223344',
      released: { at, who: 'Образцов', commit: 'a1b2c3d4e5f6', reason: 'новые настройки' },
      back: { version: '5d6e77889900', is_signed: true },
    },
    {
      remote: 'fizcheck',
      version: '1c2d33445566',
      released: { at, who: 'stack', commit: null, reason: null },
      back: null,
    },
    { remote: 'realestate', version: stable, released: null, back: { version: former, is_signed: false } },
  ],
  trial: {
    set: 'c72e3a1d0f88',
    percent: 5,
    brands: ['real-estate'],
    started_at: at,
    changes: [{ remote: 'realestate', from: stable, to: tried }],
    figures,
  },
  shells: [
    {
      shell: '0192f0c1-0000-7000-8000-00000000b001',
      seen_at: at,
      set: 'b61d2f0c9e77',
      candidate: 'c72e3a1d0f88',
      refused: null,
    },
    {
      shell: '1192f0c1-0000-7000-8000-00000000b002',
      seen_at: at,
      set: 'a50c1e9b8d66',
      candidate: null,
      refused: 'the signature of release set b61d2f0c9e77 is wrong',
    },
  ],
  measures: [
    measured(stable, 'stable', 4370),
    measured(tried, 'candidate', 231),
    { ...measured(former, 'former', 0), vitals: [] },
    { ...measured('d3adbeefcafe', 'stable', 0), remote: 'shell', files: 9000, file_bytes: 640_000_000 },
  ],
  history: [
    {
      number: 42,
      at,
      action: 'canary',
      set: 'b61d2f0c9e77',
      changes: [{ remote: 'realestate', from: stable, to: tried }],
      who: 'Образцов',
      commit: 'a1b2c3d4e5f6',
      reason: 'новая карточка объекта',
      result: 'passed in 14.2 s; for 5 % of the visitors',
      figures: [],
    },
    {
      number: 41,
      at,
      action: 'withdraw',
      set: 'b61d2f0c9e77',
      changes: [{ remote: 'realestate', from: stable, to: former }],
      who: 'automatic',
      commit: null,
      reason: null,
      result:
        'browser errors of realestate: visitors with the candidate 12 in 231 views, with stable 3 in 4370 views',
      figures,
    },
    {
      number: 40,
      at,
      action: 'rollback',
      set: 'b61d2f0c9e77',
      changes: [{ remote: 'account', from: '8f9a00112233', to: '7e0f11223344' }],
      who: 'desk 0192f0c1-0000-7000-8000-000000000a02',
      commit: null,
      reason: 'пустая страница заказов',
      result: 'served before, signed ahead',
      figures: [],
    },
  ],
  total: 42,
};
