import { brandOf } from '@proverka/brand/brands';
import { describe, expect, test } from 'vitest';
import { resolveHead } from '../app/page-head.ts';
import { headTags } from './head-tags.ts';
import { siteData } from './site-data.ts';

const brand = brandOf('person-check');
const decl = {
  id: 'fssp',
  path: '/proverka-fssp/',
  render: 'static',
  title: 'Долги у приставов',
  description: 'Что видно в банке данных.',
} as const;
const canonicalUrl = 'https://example.ru/proverka-fssp/';
const tagsOf = (head: Parameters<typeof resolveHead>[1]) =>
  headTags({
    head: resolveHead(decl, head, brand.name),
    canonicalUrl,
    siteName: brand.name,
    pictureUrl: 'https://example.ru/og/a.png',
  });

describe('the head of a public page', () => {
  test("the title of a public page ends with the brand, and links show the page's own name", () => {
    const tags = tagsOf(null);
    expect(tags).toContain('<title>Долги у приставов — Fizcheck</title>');
    expect(tags).toContain('<meta property="og:title" content="Долги у приставов">');
    expect(tags).toContain('<meta name="description" content="Что видно в банке данных.">');
  });

  test('a public page has its canonical address, its type and a picture of known size', () => {
    const tags = tagsOf({ kind: 'article' });
    expect(tags).toContain(`<link rel="canonical" href="${canonicalUrl}">`);
    expect(tags).toContain('<meta property="og:type" content="article">');
    expect(tags).toContain('<meta property="og:image" content="https://example.ru/og/a.png">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test("the page's own texts take precedence over the declaration's", () => {
    expect(tagsOf({ title: 'Долги <сейчас>' })).toContain('<title>Долги &lt;сейчас&gt; — Fizcheck</title>');
  });
});

test('a private page has a title and nothing else in its head', () => {
  const tags = tagsOf({ isPrivate: true });
  expect(tags).toContain('<meta name="robots" content="noindex">');
  expect(tags).not.toMatch(/og:|canonical|twitter/);
  expect(siteData(brand, resolveHead(decl, { isPrivate: true }, brand.name), canonicalUrl)).toEqual([]);
});

describe('structured data for search engines', () => {
  const dataOf = (head: Parameters<typeof resolveHead>[1]) =>
    siteData(brand, resolveHead(decl, head, brand.name), canonicalUrl);

  test('search engines are told whose site it is, with requisites', () => {
    expect(dataOf(null)).toEqual([
      expect.objectContaining({
        '@type': 'Organization',
        legalName: brand.requisites.company,
        taxID: brand.requisites.inn,
        url: 'https://example.ru/',
        logo: 'https://example.ru/favicon.svg',
      }),
    ]);
  });

  test('breadcrumbs for search engines start at the main page and end with the page itself', () => {
    const [, list] = dataOf({ crumbs: [{ title: 'Услуги', path: '/services/' }] }) as [
      object,
      { itemListElement: object[] },
    ];
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://example.ru/' },
      { '@type': 'ListItem', position: 2, name: 'Услуги', item: 'https://example.ru/services/' },
      { '@type': 'ListItem', position: 3, name: 'Долги у приставов', item: canonicalUrl },
    ]);
  });
});
