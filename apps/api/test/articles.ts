import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishArticles } from '#content/publish-articles.ts';
import type { Published } from '#content/publish-articles.ts';
import { temporaryFolder } from './cleanup.ts';
import type { TestWorld } from './world.ts';

export interface TestArticle {
  readonly id: string;
  readonly title?: string;
  readonly category?: string;
  readonly tags?: readonly string[];
  readonly author?: string;
  readonly publishedAt?: string;
  readonly brands?: readonly string[];
  readonly text?: string;
}

export const articleText = ({
  id,
  title = `Статья ${id}`,
  category = 'Недвижимость',
  tags = ['ЕГРН'],
  author = 'Образцова Мария',
  publishedAt = '2026-01-15',
  brands = ['real-estate'],
  text = 'Текст.',
}: TestArticle): string =>
  [
    '---',
    `title: ${title}`,
    'description: О чём статья',
    `category: ${category}`,
    `tags: [${tags.join(', ')}]`,
    `author: ${author}`,
    `publishedAt: ${publishedAt}`,
    `brands: [${brands.join(', ')}]`,
    '---',
    '',
    text,
  ].join('\n');

/** The world has exactly these articles. */
export function publishTestArticles(
  { url }: Pick<TestWorld, 'url'>,
  articles: readonly TestArticle[],
): Promise<Published> {
  const folder = mkdtempSync(join(temporaryFolder(), 'blog-'));
  for (const article of articles) writeFileSync(join(folder, `${article.id}.md`), articleText(article));
  return publishArticles(url, folder);
}
