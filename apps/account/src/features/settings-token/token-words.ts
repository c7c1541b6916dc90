import type { ApiAccess, ApiScope } from '@proverka/contract/api-token';

export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'objects:read': 'искать объекты',
  'orders:read': 'видеть заказы',
  'orders:write': 'заказывать',
  'reports:read': 'читать отчёты',
  'account:read': 'видеть баланс и тариф',
  'partner:read': 'видеть итоги партнёра',
  webhooks: 'подписываться на изменения',
};

export const eventWords: Readonly<Record<ApiAccess['events'][number]['action'], string>> = {
  created: 'Токен выпущен',
  renewed: 'Токен выпущен заново',
  revoked: 'Токен отозван',
  called: 'Изменение по токену',
  refused: 'Вызов отклонён',
};
