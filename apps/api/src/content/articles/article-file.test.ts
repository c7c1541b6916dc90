import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articleText } from '../../../test/articles.ts';
import { readArticleFile } from './article-file.domain.ts';
import { articlesFolder } from '../publish-articles.ts';
import { renderMarkdown } from './render-markdown.ts';

const published = readdirSync(articlesFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.md'),
);
const readPublished = (path: string) =>
  readArticleFile(path.replace(/^.*\/|\.md$/g, ''), readFileSync(join(articlesFolder, path), 'utf8'));

describe('article files', () => {
  test('an article file has the fields of a list entry and the text', () => {
    expect(
      readArticleFile('kak-chitat', articleText({ id: 'kak-chitat', tags: ['ЕГРН', 'выписка'] })),
    ).toEqual({
      article: {
        id: 'kak-chitat',
        title: 'Статья kak-chitat',
        description: 'О чём статья',
        category: 'Недвижимость',
        tags: ['ЕГРН', 'выписка'],
        author: 'Образцова Мария',
        publishedAt: '2026-01-15',
        brands: ['real-estate'],
        markdown: '\nТекст.',
      },
    });
  });

  test.each([
    ['a name with other letters', 'Статья', articleText({ id: 'x' }), /lower-case Latin/],
    ['no front matter', 'x', 'Текст', /front matter/],
    ['no text', 'x', articleText({ id: 'x', text: ' ' }), /front matter/],
    ['a date that is none', 'x', articleText({ id: 'x', publishedAt: '2026-02-31' }), /publishedAt/],
    ['a brand nobody has', 'x', articleText({ id: 'x', brands: ['other'] }), /brands/],
    ['front matter that is no YAML', 'x', articleText({ id: 'x', title: '"a' }), /front matter/],
  ])('an article file with %s is refused with the reason', (_what, id, text, mistake) => {
    expect(readArticleFile(id, text)).toEqual({ mistake: expect.stringMatching(mistake) });
  });
});

describe('the published articles', () => {
  test.each(published)('the article file %s is valid', (path) => {
    const read = readPublished(path);
    expect(read).not.toHaveProperty('mistake');
    const html = 'article' in read ? renderMarkdown(read.article.markdown) : '';
    expect(html).toContain('<h2 id=');
  });

  test('links within the blog lead to existing articles', () => {
    const known = new Set(published.map((path) => path.replace(/^.*\/|\.md$/g, '')));
    const links = published.flatMap((path) =>
      Array.from(
        readFileSync(join(articlesFolder, path), 'utf8').matchAll(/\(\/blog\/([^/)]+)/g),
        ([, id]) => id,
      ),
    );
    expect(links.filter((id) => id !== undefined && !known.has(id))).toEqual([]);
  });
});
