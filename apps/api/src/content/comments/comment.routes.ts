import { isArticleShown } from '../articles/article.store.ts';
import { recordEvent } from '#platform/audit/record-event.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { noteTrespass } from '#platform/audit/note-trespass.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { holds } from '#platform/http/session.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { done, refuse } from '#platform/result.ts';
import { deleteComment, findAuthor, insertComment, listComments, viewComment } from './comment.store.ts';
import { listDeskComments, setCommentState } from './desk-comments.ts';

export function addCommentRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /comments', async ({ query, session, host }) => {
    const { article_id: articleId, page, page_size: limit } = query;
    if (!(await isArticleShown(deps.db, host.entry.brand, deps.now(), articleId)))
      return refuse('article_not_found');
    const range = { limit, offset: (page - 1) * limit };
    return done(await listComments(deps.db, articleId, session?.userId ?? null, range));
  });

  add('POST /comments', async ({ body, session, host }) => {
    const allowed = await withinLimits(deps, [['comment_user', session.userId]]);
    if (!allowed.ok) return allowed;
    if (!(await isArticleShown(deps.db, host.entry.brand, deps.now(), body.article_id)))
      return refuse('article_not_found');
    const { userId, name } = session;
    const comment = { id: deps.newId(), user_id: userId, text: body.text, created_at: deps.now() };
    await insertComment(deps.db, { ...comment, article_id: body.article_id });
    return done(viewComment({ ...comment, author: name }, userId));
  });

  add('POST /admin/comments', ({ caller, body }) => listDeskComments(deps, caller, body));

  add('PUT /admin/comments/{comment_id}/state', ({ caller, params, body }) =>
    setCommentState(deps, caller, {
      commentId: params.comment_id,
      isBlocked: body.is_blocked,
      reason: body.reason,
    }),
  );

  add('DELETE /comments/{id}', async ({ params: { id }, session, caller }) => {
    const mayRemoveAny = holds(session, 'comments');
    const isDeleted = await inTransaction(deps.db, async (tx) => {
      const authorId = await deleteComment(tx, id, mayRemoveAny ? null : session.userId);
      if (authorId === undefined) return false;
      await recordEvent(deps, tx, caller, { event: 'comment.removed', ownerId: authorId, subject: id });
      return true;
    });
    if (isDeleted) return done({ ok: true as const });
    const named = { action: 'comment.remove', subject: id, findOwner: () => findAuthor(deps.db, id) };
    return noteTrespass(deps, caller, named, refuse('comment_not_found'));
  });
}
