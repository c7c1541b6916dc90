import { deskCountLimit } from '@proverka/contract/desk-page';
import type { CommentState, DeskComment } from '@proverka/contract/desk-blog';
import type { Caller } from '#platform/audit/actor.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { statement } from '#platform/db/statement.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Connection } from '#platform/db/transaction.ts';
import { foldText } from '#platform/text/fold-text.domain.ts';
import { done, refuse } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { ContentDeps } from '../deps.ts';
import { authorWords } from './comment.store.ts';

interface DeskRow {
  readonly id: string;
  readonly article_id: string;
  readonly article_title: string;
  readonly user_id: string;
  readonly author: string;
  readonly text: string;
  readonly created_at: Date;
  readonly is_blocked: boolean;
}

interface Filter {
  readonly isBlocked: boolean | null;
  readonly articleId: string | null;
  readonly textFolded: string;
}

const COLUMNS = `
  select c.id, c.article_id, a.title as article_title, c.user_id, u.name as author, c.text, c.created_at, c.is_blocked
  from article_comment c join article a on a.id = c.article_id join app_user u on u.id = c.user_id`;

const FITS = `(:isBlocked::boolean is null or c.is_blocked = :isBlocked)
  and (:articleId::text is null or c.article_id = :articleId)
  and (:textFolded::text = '' or position(:textFolded in replace(lower(c.text), 'ё', 'е')) > 0)`;

const LIST = statement<Filter & { after: string | null; limit: number }, DeskRow>(`
  ${COLUMNS} where ${FITS} and (:after::uuid is null or (c.created_at, c.id) < (
    select seen.created_at, seen.id from article_comment seen where seen.id = :after))
  order by c.created_at desc, c.id desc limit :limit`);

const COUNT = statement<Filter & { most: number }, { count: number }>(`
  select count(*)::int as count from (select from article_comment c where ${FITS} limit :most) fitting`);

const ONE = statement<{ id: string }, DeskRow>(`${COLUMNS} where c.id = :id`);

interface Query {
  readonly state?: CommentState | undefined;
  readonly article_id?: string | undefined;
  readonly text?: string | undefined;
  /** The last comment seen. */
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Page {
  readonly comments: DeskComment[];
  readonly next: string | null;
  readonly total: { readonly count: number; readonly is_more: boolean } | null;
}

/** One page of the comments to all articles; the reading is in the journal. */
export async function listDeskComments(
  deps: ContentDeps,
  caller: Caller,
  { state, article_id, text = '', after, limit }: Query,
): Promise<Result<Page, never>> {
  const read = { event: 'desk.read', ownerId: null, subject: 'comments' } as const;
  await recordEvent(deps, deps.db, caller, { ...read, after: { desk: 'comments', list: state ?? 'all' } });
  const isBlocked = state === undefined ? null : state === 'blocked';
  const filter = { isBlocked, articleId: article_id ?? null, textFolded: foldText(text) };
  const rows = await LIST(deps.db, { ...filter, after: after ?? null, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return done({
    comments: page.map(viewDeskComment),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: after === undefined ? await countComments(deps.db, filter) : null,
  });
}

async function countComments(db: Connection, filter: Filter) {
  const [row] = await COUNT(db, { ...filter, most: deskCountLimit + 1 });
  const count = row?.count ?? 0;
  return { count: Math.min(count, deskCountLimit), is_more: count > deskCountLimit };
}

interface Decision {
  readonly commentId: string;
  readonly isBlocked: boolean;
  readonly reason: string;
}

/** Hides a comment from readers or shows it again. Doing it twice changes nothing. */
export const setCommentState = (
  deps: ContentDeps,
  caller: Caller,
  { commentId, isBlocked, reason }: Decision,
): Promise<Result<DeskComment, 'comment_not_found'>> =>
  inTransaction(deps.db, async (tx) => {
    const changed = await tx
      .updateTable('article_comment')
      .set({ is_blocked: isBlocked })
      .where('id', '=', commentId)
      .where('is_blocked', '=', !isBlocked)
      .returning('user_id')
      .executeTakeFirst();
    if (changed !== undefined) {
      const event = isBlocked ? 'comment.blocked' : 'comment.restored';
      await recordEvent(deps, tx, caller, { event, ownerId: changed.user_id, subject: commentId, reason });
    }
    const [row] = await ONE(tx, { id: commentId });
    return row === undefined ? refuse('comment_not_found') : done(viewDeskComment(row));
  });

const viewDeskComment = (row: DeskRow): DeskComment => ({
  comment_id: row.id,
  article_id: row.article_id,
  article_title: row.article_title,
  person_id: row.user_id,
  author: authorWords(row.author),
  text: row.text,
  created_date: row.created_at.toISOString(),
  state: row.is_blocked ? 'blocked' : 'shown',
});
