/** What a token with a right may do, by the right's name on the wire. */
export const apiScopeWords = {
  'objects:read': 'искать объекты',
  'orders:read': 'видеть заказы',
  'orders:write': 'заказывать и оплачивать с баланса',
  'reports:read': 'читать отчёты',
  'account:read': 'видеть баланс, операции и тариф',
  'partner:read': 'видеть итоги партнёра',
  webhooks: 'видеть подписки и журнал доставок',
} as const;

/** Why a token or a webhook no longer works, by the reason's name on the wire. */
export const programEndWords = {
  expired: 'срок действия истёк',
  renewed: 'выпущен новый',
  revoked: 'отозван владельцем',
  removed: 'удалена владельцем',
  password_changed: 'пароль изменён',
  password_reset: 'пароль восстановлен по письму',
  signed_out: 'выход на всех остальных устройствах',
  account_closed: 'личный кабинет закрыт',
  role_changed: 'роль в сервисе изменена',
  closed_by_staff: 'сессии закрыты поддержкой',
} as const;
