import type { Comment } from '@proverka/contract/blog';
import type { Connection } from '#platform/db/transaction.ts';
import { statement } from '#platform/db/statement.ts';

interface CommentRow {
  readonly id: string;
  readonly user_id: string;
  readonly author: string;
  readonly text: string;
  readonly created_at: Date;
}

const LIST = statement<{ articleId: string; limit: number; offset: number }, CommentRow>(`
  select c.id, c.user_id, u.name as author, c.text, c.created_at
  from article_comment c join app_user u on u.id = c.user_id
  where c.article_id = :articleId and not c.is_blocked
  order by c.created_at desc, c.id desc limit :limit offset :offset`);

const COUNT = statement<{ articleId: string }, { total: number }>(
  'select count(*)::int as total from article_comment where article_id = :articleId and not is_blocked',
);

/** The visible comments, the newest first. */
export async function listComments(
  db: Connection,
  articleId: string,
  readerId: string | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ comments: Comment[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    LIST(db, { articleId, limit, offset }),
    COUNT(db, { articleId }),
  ]);
  return { comments: rows.map((row) => viewComment(row, readerId)), total: counted?.total ?? 0 };
}

/** Not the mailbox's name, as elsewhere: comments are public. */
export const authorWords = (name: string): string => name.trim() || 'Читатель';

export function viewComment(row: CommentRow, readerId: string | null): Comment {
  return {
    id: row.id,
    author: authorWords(row.author),
    text: row.text,
    created_at: row.created_at.toISOString(),
    is_own: row.user_id === readerId,
  };
}

export async function insertComment(
  db: Connection,
  comment: Omit<CommentRow, 'author'> & { readonly article_id: string },
): Promise<void> {
  await db
    .insertInto('article_comment')
    .values({ ...comment, is_blocked: false })
    .execute();
}

/** The author; undefined when the person has no such comment. `authorId` null deletes anybody's. */
export async function deleteComment(
  db: Connection,
  id: string,
  authorId: string | null,
): Promise<string | undefined> {
  const query = db.deleteFrom('article_comment').where('id', '=', id);
  const own = authorId === null ? query : query.where('user_id', '=', authorId);
  const deleted = await own.returning('user_id').executeTakeFirst();
  return deleted?.user_id;
}

export async function findAuthor(db: Connection, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('article_comment')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.user_id;
}
