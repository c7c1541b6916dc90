import type { Stack } from '@proverka/stack/stack';
import type { MeasuredPage } from './lighthouse.ts';

/** Entry pages for visitors from search engines. */
export async function pagesForSearchEngines({ apiUrl, shellPort }: Stack): Promise<MeasuredPage[]> {
  const page = (name: string, host: string, path: string): MeasuredPage => ({
    name,
    url: `http://${host}.localhost:${shellPort}${path}`,
  });
  return [
    page('Home, real estate', 'realestate', '/'),
    page('Home, person check', 'fizcheck', '/'),
    page('Landing, debts', 'fizcheck', '/proverka-fssp/'),
    page('Landing, cars', 'fizcheck', '/proverka-avto/'),
    page('Object', 'realestate', '/object/77:06:0001001:1234/'),
    page('Article', 'realestate', await newestArticle(apiUrl)),
  ];
}

async function newestArticle(apiUrl: string): Promise<string> {
  const answer = await fetch(`${apiUrl}/articles?page_size=1`, {
    headers: { 'x-forwarded-host': 'realestate.localhost' },
  });
  if (!answer.ok) throw new Error(`The API has no articles to measure: ${answer.status}`);
  const { articles } = (await answer.json()) as { articles: { id: string }[] };
  return `/blog/${articles[0]?.id ?? ''}/`;
}

/** A landing of every kind of form. */
export const landingsOn = (shellPort: number): string[] => [
  ...['/check-owner/', '/valuation/', '/risk/', '/kadastrovyj-nomer/'].map(
    (path) => `http://realestate.localhost:${shellPort}${path}`,
  ),
  ...[
    '/check-person/',
    '/counter-agent/',
    '/proverka-avto/',
    '/proverka-fssp-free/',
    '/proverka-pasporta/',
  ].map((path) => `http://fizcheck.localhost:${shellPort}${path}`),
];
