import { z } from 'zod';
import { articleIdSchema, articleSummarySchema } from './blog.ts';
import { deskListFields, deskPageFields, deskTextSchema } from './desk-page.ts';
import { deskBrands } from './desk-people.ts';
import type { Endpoints } from './endpoint.ts';
import { idSchema, instantSchema } from './values.ts';

/** `withdrawn`: its file is gone; `later`: dated after today; `blocked`: hidden by the staff. */
export const articleStates = ['shown', 'later', 'blocked', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

export const deskArticleSchema = articleSummarySchema.extend({
  brands: z.array(z.enum(deskBrands)),
  state: z.enum(articleStates),
  /** How many gave one point, two and so on up to five. */
  ratings: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  /** Those that readers see. */
  comments: z.int(),
  blocked_comments: z.int(),
});
export type DeskArticle = z.infer<typeof deskArticleSchema>;

export const commentStates = ['shown', 'blocked'] as const;
export type CommentState = (typeof commentStates)[number];

export const deskCommentSchema = z.object({
  comment_id: idSchema,
  article_id: z.string(),
  article_title: z.string(),
  person_id: idSchema,
  /** As readers see it. */
  author: z.string(),
  text: z.string(),
  created_date: instantSchema,
  state: z.enum(commentStates),
});
export type DeskComment = z.infer<typeof deskCommentSchema>;

const desk = { tag: 'admin', auth: 'required', grant: 'comments' } as const;
/** Why, for the journal. */
const reason = z.string().trim().min(3).max(500);

export const deskBlogEndpoints = {
  'GET /admin/articles': {
    ...desk,
    summary: 'Статьи обоих сайтов с оценками и комментариями, новые сверху',
    reply: z.object({ articles: z.array(deskArticleSchema) }),
    refusals: [],
  },
  'PUT /admin/articles/{article_id}/state': {
    ...desk,
    summary: 'Скрыть статью с сайтов или вернуть её; оценки и комментарии остаются',
    params: z.object({ article_id: articleIdSchema }),
    body: z.object({ is_blocked: z.boolean(), reason }),
    reply: deskArticleSchema,
    refusals: ['article_not_found'],
  },
  'POST /admin/comments': {
    ...desk,
    summary: 'Комментарии к статьям по фильтрам, новые сверху; чтение записывается в журнал',
    body: z.object({
      state: z.enum(commentStates).optional(),
      article_id: articleIdSchema.optional(),
      /** Words of the comment. */
      text: deskTextSchema.optional(),
      ...deskPageFields,
    }),
    reply: z.object({ comments: z.array(deskCommentSchema), ...deskListFields }),
    refusals: [],
  },
  'PUT /admin/comments/{comment_id}/state': {
    ...desk,
    summary: 'Скрыть комментарий от читателей или вернуть его',
    params: z.object({ comment_id: idSchema }),
    body: z.object({ is_blocked: z.boolean(), reason }),
    reply: deskCommentSchema,
    refusals: ['comment_not_found'],
  },
} as const satisfies Endpoints;
