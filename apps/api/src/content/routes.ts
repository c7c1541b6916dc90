import type { AddRoute } from '#platform/http/route.ts';
import type { ContentDeps } from './deps.ts';
import { addArticleRoutes } from './articles/article.routes.ts';
import { addBannerRoutes } from './banners/banner.routes.ts';
import { addRatingRoutes } from './ratings/rating.routes.ts';
import { addCommentRoutes } from './comments/comment.routes.ts';
import { addReleaseRoutes } from './releases/release.routes.ts';
import { addSystemSettingRoutes } from './site/system-setting.routes.ts';
import { addMailingRoutes } from './mailings/mailing.routes.ts';
import { addTemplateLetterRoutes } from './template-letters/template-letter.routes.ts';

export function addContentRoutes(add: AddRoute, deps: ContentDeps): void {
  addArticleRoutes(add, deps);
  addRatingRoutes(add, deps);
  addCommentRoutes(add, deps);
  addSystemSettingRoutes(add, deps);
  addBannerRoutes(add, deps);
  addReleaseRoutes(add, deps);
  addMailingRoutes(add, deps);
  addTemplateLetterRoutes(add, deps);
}
