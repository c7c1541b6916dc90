import { expect, test } from 'vitest';
import { robotsText, siteMap } from './crawler-texts.domain.ts';

test('robots.txt names the sitemap of its host and keeps robots out of the API', () => {
  expect(robotsText('https://example.ru')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://example.ru/sitemap.xml\n',
  );
});

test('a closed host disallows everything and names no sitemap', () => {
  expect(robotsText(null)).toBe('User-agent: *\nDisallow: /\n');
});

test('the sitemap has absolute addresses, escaped for XML', () => {
  const map = siteMap('https://example.ru', [
    { path: '/', changedAt: null },
    { path: '/blog/a&b/', changedAt: '2026-10-01' },
  ]);
  expect(map).toContain('<loc>https://example.ru/blog/a&amp;b/</loc>');
  expect(map.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
});

test('the sitemap dates what has a date, and says nothing of when other pages changed', () => {
  const map = siteMap('https://example.ru', [
    { path: '/', changedAt: null },
    { path: '/blog/one/', changedAt: '2026-10-01' },
  ]);
  expect(map).toContain('<url><loc>https://example.ru/</loc></url>');
  expect(map).toContain('<url><loc>https://example.ru/blog/one/</loc><lastmod>2026-10-01</lastmod></url>');
});
