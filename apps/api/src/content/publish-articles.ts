import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { namedSql } from '@proverka/sql/named-sql';
import { Client } from 'pg';
import { readArticleFile } from './articles/article-file.domain.ts';
import type { ArticleFile } from './articles/article-file.domain.ts';
import { foldText } from '#platform/text/fold-text.domain.ts';
import { readingMinutes, renderMarkdown, renderingVersion } from './articles/render-markdown.ts';

export const articlesFolder = join(import.meta.dirname, '../../content/blog');

export interface Published {
  readonly changed: readonly string[];
  readonly withdrawn: readonly string[];
  /** Invalid files with their reasons; their published articles stay. */
  readonly mistakes: readonly string[];
}

/**
 * Synchronises the articles of the database with the folder; unchanged files are not touched. Runs as the database's owner
 * or as the application; of two concurrent runs the second waits.
 */
export async function publishArticles(url: string, folder = articlesFolder): Promise<Published> {
  const { files, mistakes } = readFolder(folder);
  const client = new Client({ connectionString: url, application_name: 'proverka-articles' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table article in share row exclusive mode');
    const { rows } = await client.query<Known>('select id, content_hash, withdrawn_at from article');
    const known = new Map(rows.map((row) => [row.id, row]));
    const changed = [...files.values()].filter(({ article, hash }) => {
      const row = known.get(article.id);
      return row?.content_hash !== hash || row.withdrawn_at !== null;
    });
    for (const { article, hash } of changed) await client.query(UPSERT.bind(rowOf(article, hash)));
    const present = [...files.keys(), ...mistakes.keys()];
    const withdrawn = await client.query<{ id: string }>(WITHDRAW.bind({ kept: present }));
    await client.query('commit');
    return {
      changed: changed.map(({ article }) => article.id),
      withdrawn: withdrawn.rows.map(({ id }) => id),
      mistakes: [...mistakes.values()],
    };
  } finally {
    await client.end();
  }
}

interface Known {
  readonly id: string;
  readonly content_hash: string;
  readonly withdrawn_at: Date | null;
}

interface ReadFile {
  readonly article: ArticleFile;
  readonly hash: string;
}

function readFolder(folder: string): { files: Map<string, ReadFile>; mistakes: Map<string, string> } {
  const files = new Map<string, ReadFile>();
  const mistakes = new Map<string, string>();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const path of paths.filter((name) => name.endsWith('.md')).sort()) {
    const id = basename(path, '.md');
    const text = readFileSync(join(folder, path), 'utf8');
    const read = readArticleFile(id, text);
    if ('mistake' in read) mistakes.set(id, read.mistake);
    else if (files.has(id)) mistakes.set(id, `${id}: two files have this name`);
    else files.set(id, { article: read.article, hash: hashOf(text) });
  }
  return { files, mistakes };
}

const hashOf = (text: string): string =>
  createHash('sha256').update(`${renderingVersion}\n${text}`).digest('base64url');

const rowOf = (article: ArticleFile, hash: string) => ({
  id: article.id,
  brands: article.brands,
  title: article.title,
  titleFolded: foldText(article.title),
  description: article.description,
  category: article.category,
  tags: article.tags,
  author: article.author,
  publishedOn: article.publishedAt,
  readingMinutes: readingMinutes(article.markdown),
  bodyHtml: renderMarkdown(article.markdown),
  hash,
});

const UPSERT = namedSql<ReturnType<typeof rowOf>>(`
  insert into article (id, brands, title, title_folded, description, category, tags, author, published_on,
    reading_minutes, body_html, content_hash)
  values (:id, :brands, :title, :titleFolded, :description, :category, :tags, :author, :publishedOn,
    :readingMinutes, :bodyHtml, :hash)
  on conflict (id) do update set brands = excluded.brands, title = excluded.title,
    title_folded = excluded.title_folded, description = excluded.description, category = excluded.category,
    tags = excluded.tags, author = excluded.author, published_on = excluded.published_on,
    reading_minutes = excluded.reading_minutes, body_html = excluded.body_html,
    content_hash = excluded.content_hash, withdrawn_at = null`);

const WITHDRAW = namedSql<{ kept: readonly string[] }>(`
  update article set withdrawn_at = now() where withdrawn_at is null and id <> all(:kept::text[]) returning id`);
