import { byRules } from '@proverka/validation/zod';
import { z } from 'zod';
import { commentRules } from './comment-form.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema, isoDateSchema } from './values.ts';

/** An article's address on the site, which is also its id. */
export const articleIdSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const ratingSchema = z.object({
  /** From 1 to 5 with one decimal; null without ratings. */
  average: z.number().nullable(),
  count: z.int(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const articleSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  author: z.string(),
  published_at: isoDateSchema,
  rating: ratingSchema,
  reading_minutes: z.int(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = articleSummarySchema.extend({
  /** Sanitised on the server: headings from h2 with ids, paragraphs, lists, tables, links, quotes; no style, no script. */
  body_html: z.string(),
  comments_count: z.int(),
});
export type Article = z.infer<typeof articleSchema>;

export const commentSchema = z.object({
  id: idSchema,
  author: z.string(),
  /** As typed: text, never HTML. */
  text: z.string(),
  created_at: instantSchema,
  /** The caller is the author and may delete it. */
  is_own: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

/** The caller's own rating; null without one. */
const ratingReplySchema = ratingSchema.extend({ own: z.int().nullable() });

const countedSchema = z.object({ name: z.string(), articles: z.int() });
const filter = z.string().trim().max(100).optional();
const page = z.coerce.number().int().min(1).max(10_000).default(1);

export const blogEndpoints = {
  'GET /articles': {
    summary: 'Статьи блога, новые первыми; страницы считаются с 1',
    tag: 'blog',
    auth: 'none',
    query: z.object({
      /** Words of the title, case-insensitive. */
      title: filter,
      category: filter,
      tag: filter,
      author: filter,
      page,
      page_size: z.coerce.number().int().min(1).max(500).default(10),
    }),
    reply: z.object({ articles: z.array(articleSummarySchema), total: z.int() }),
    refusals: [],
  },
  'GET /articles/{id}': {
    summary: 'Статья с текстом',
    tag: 'blog',
    auth: 'none',
    params: z.object({ id: z.string().max(100) }),
    reply: articleSchema,
    refusals: ['article_not_found'],
  },
  'GET /tags': {
    summary: 'Метки и рубрики статей с числом статей',
    tag: 'blog',
    auth: 'none',
    reply: z.object({ tags: z.array(countedSchema), categories: z.array(countedSchema) }),
    refusals: [],
  },
  'GET /ratings': {
    summary: 'Оценка статьи и своя оценка',
    tag: 'blog',
    auth: 'optional',
    query: z.object({ article_id: articleIdSchema }),
    reply: ratingReplySchema,
    refusals: ['article_not_found'],
  },
  'POST /ratings': {
    summary: 'Оценить статью от 1 до 5; одна оценка от посетителя, её можно изменить',
    tag: 'blog',
    auth: 'optional',
    body: z.object({ article_id: articleIdSchema, rating: z.int().min(1).max(5) }),
    reply: ratingReplySchema,
    refusals: ['article_not_found'],
  },
  'GET /comments': {
    summary: 'Комментарии к статье, новые первыми; заблокированные не показываются',
    tag: 'blog',
    auth: 'optional',
    query: z.object({
      article_id: articleIdSchema,
      page,
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({ comments: z.array(commentSchema), total: z.int() }),
    refusals: ['article_not_found'],
  },
  'POST /comments': {
    summary: 'Добавить комментарий',
    tag: 'blog',
    auth: 'required',
    body: z.object({
      article_id: articleIdSchema,
      text: z.string().trim().check(byRules<string>(commentRules.text)),
    }),
    reply: commentSchema,
    refusals: ['article_not_found'],
  },
  'DELETE /comments/{id}': {
    summary: 'Удалить свой комментарий',
    tag: 'blog',
    auth: 'required',
    params: z.object({ id: idSchema }),
    reply: z.object({ ok: z.literal(true) }),
    refusals: ['comment_not_found'],
  },
} as const satisfies Endpoints;
