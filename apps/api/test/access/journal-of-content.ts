import type { ApiKey } from '@proverka/contract/api';
import { sampleBanner } from './access-to-content.ts';
import { writes } from './journal-rule.ts';
import type { Journaling } from './journal-rule.ts';

export const journalOfContent = {
  'GET /articles': 'public',
  'GET /articles/{id}': 'public',
  'GET /tags': 'public',
  'GET /ratings': 'public',
  'POST /ratings': 'public',
  'GET /comments': 'public',
  'POST /comments': 'own',
  'GET /admin/articles': 'staff list',
  'PUT /admin/articles/{article_id}/state': writes('article.blocked', 'admin'),
  'POST /admin/comments': writes('desk.read', 'admin'),
  'PUT /admin/comments/{comment_id}/state': writes('comment.blocked', 'admin'),
  'DELETE /comments/{id}': writes('comment.removed', 'admin'),
  'GET /system/info': 'public',
  'GET /admin/system/info/view': 'staff list',
  'POST /admin/system/info/add': writes('site_setting.created', 'admin'),
  'PUT /admin/system/info/update_value': writes('site_setting.changed', 'admin'),
  'PUT /admin/system/info/update_activity': writes('site_setting.changed', 'admin'),
  'DELETE /admin/system/info/remove': writes('site_setting.removed', 'admin'),
  'GET /admin/banners': 'staff list',
  'POST /admin/banners': writes('banner.created', 'admin'),
  'PUT /admin/banners/{banner_id}': writes('banner.changed', 'admin', async ({ admin }) => {
    const payload = sampleBanner;
    const made = await admin.request({ method: 'POST', url: '/admin/banners', payload });
    const { banner } = made.json<{ banner: { banner_id: string; updated_at: string } }>();
    return { params: { banner_id: banner.banner_id }, payload: { ...payload, seen: banner.updated_at } };
  }),
  'GET /admin/releases': 'staff list',
  'POST /admin/releases/rollback': writes('release.rolled_back', 'admin', async ({ releases }) => ({
    payload: {
      remote: 'one',
      from: (await releases.live()).set?.remotes['one']?.version,
      reason: 'пустая страница',
    },
  })),
  'POST /admin/releases/trial': writes('release.withdrawn', 'admin', async ({ releases }) => ({
    payload: {
      set: (await releases.live()).candidate?.set,
      decision: 'withdraw',
      reason: 'пустая страница',
    },
  })),
  'POST /admin/releases/outline': writes('release.outlined', 'admin'),
  'POST /support': 'public',
  'POST /events/opt': 'public',
  'POST /task': writes('letter.ordered', 'admin', ({ customer }) => ({
    payload: { email: customer.email, template: 'how_to_pay' },
  })),
  'GET /task/job': 'staff list',
  'POST /actionpay/add': 'order',
} as const satisfies Partial<Record<ApiKey, Journaling>>;
