import { isArticleShown } from '../articles/article.store.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { ContentDeps } from '../deps.ts';
import type { AddRoute, Call } from '#platform/http/route.ts';
import { withinLimits } from '#platform/http/usage.store.ts';
import { markVisitor, visitorOf } from '#platform/http/visitor-mark.ts';
import { done, refuse } from '#platform/result.ts';
import { dropRating, readRating, saveRating } from './rating.store.ts';

/** A user rates under the account, anybody else by a signed mark in a cookie, so that one visitor counts once. */
export function addRatingRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /ratings', async (call) => {
    const { article_id: articleId } = call.query;
    if (!(await isArticleShown(deps.db, call.host.entry.brand, deps.now(), articleId)))
      return refuse('article_not_found');
    const { user, guest } = ratersOf(call, deps.config.appSecret);
    return done(await readRating(deps.db, articleId, user ?? guest));
  });

  add('POST /ratings', async (call) => {
    const { article_id: articleId, rating: value } = call.body;
    const allowed = await withinLimits(deps, [['rating_address', call.address]]);
    if (!allowed.ok) return allowed;
    if (!(await isArticleShown(deps.db, call.host.entry.brand, deps.now(), articleId)))
      return refuse('article_not_found');
    const { user, guest } = ratersOf(call, deps.config.appSecret);
    const rater = user ?? guest ?? newGuest(call, deps);
    await inTransaction(deps.db, async (tx) => {
      await saveRating(tx, { articleId, rater, value, at: deps.now() });
      if (user !== null && guest !== null) await dropRating(tx, articleId, guest);
    });
    return done(await readRating(deps.db, articleId, rater));
  });
}

type RatingCall = Pick<Call, 'session' | 'request' | 'reply' | 'host'>;

const guestOf = (id: string): string => `mark:${id}`;

function ratersOf({ session, request }: RatingCall, secret: string) {
  const visitor = visitorOf(request, secret);
  return {
    user: session === null ? null : `user:${session.userId}`,
    guest: visitor === null ? null : guestOf(visitor),
  };
}

function newGuest({ reply, host }: RatingCall, { newId, config }: ContentDeps): string {
  const id = newId();
  markVisitor(reply, host, id, config.appSecret);
  return guestOf(id);
}
