import type { ContentDeps } from '../deps.ts';
import type { AddRoute } from '#platform/http/route.ts';
import { done, refuse } from '#platform/result.ts';
import { countTags, findArticle, listArticles } from './article.store.ts';
import { listDeskArticles, setArticleState } from './desk-articles.ts';
import { foldText } from '#platform/text/fold-text.domain.ts';

export function addArticleRoutes(add: AddRoute, deps: ContentDeps): void {
  add('GET /articles', async ({ query, host }) => {
    const { title = '', category = '', tag = '', author = '', page, page_size: limit } = query;
    const shownTo = { brand: host.entry.brand, now: deps.now() };
    const filter = { titleFolded: foldText(title), category, tag, author };
    return done(await listArticles(deps.db, shownTo, filter, { limit, offset: (page - 1) * limit }));
  });

  add('GET /articles/{id}', async ({ params, host }) => {
    const article = await findArticle(deps.db, host.entry.brand, deps.now(), params.id);
    return article === null ? refuse('article_not_found') : done(article);
  });

  add('GET /admin/articles', async () => done(await listDeskArticles(deps)));

  add('PUT /admin/articles/{article_id}/state', ({ caller, params, body }) =>
    setArticleState(deps, caller, {
      articleId: params.article_id,
      isBlocked: body.is_blocked,
      reason: body.reason,
    }),
  );

  add('GET /tags', async ({ host }) => done(await countTags(deps.db, host.entry.brand, deps.now())));
}
