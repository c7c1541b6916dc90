import type { ApiKey } from '@proverka/contract/api';
import { admin, owner } from './access-rule.ts';
import type { Access } from './access-rule.ts';

export const accessToContent = {
  'GET /articles': 'anyone',
  'GET /articles/{id}': 'anyone',
  'GET /tags': 'anyone',
  'GET /ratings': 'anyone',
  'POST /ratings': 'anyone',
  'GET /comments': 'anyone',
  'POST /comments': 'oneself',
  'DELETE /comments/{id}': owner(
    'comment_not_found',
    ({ commentId: id }) => ({ params: { id } }),
    'comments',
  ),
  'GET /system/info': 'anyone',
  'GET /admin/system/info/view': admin(() => ({})),
  'POST /admin/system/info/add': admin(() => ({
    payload: { key: 'alert_info_sample', text: 'Образец', enabled: false },
  })),
  'PUT /admin/system/info/update_value': admin(() => ({
    payload: { key: 'maintenance', text: 'Идут работы' },
  })),
  'PUT /admin/system/info/update_activity': admin(() => ({
    payload: { key: 'maintenance', enabled: false },
  })),
  'DELETE /admin/system/info/remove': admin(({ alertKey: key }) => ({ query: { key } })),
  'GET /admin/releases': admin(() => ({})),
  'POST /admin/releases/rollback': admin(() => ({
    payload: { remote: 'one', from: 'unknown', reason: 'пустая страница' },
  })),
  'POST /admin/releases/trial': admin(() => ({
    payload: { set: 'unknown', decision: 'withdraw', reason: 'пустая страница' },
  })),
  'POST /admin/releases/outline': admin(() => ({})),
  'POST /support': 'anyone',
} as const satisfies Partial<Record<ApiKey, Access>>;
