interface UserMenuEntry {
  readonly title: string;
  /** Paths in order of preference: the first this host has is used. */
  readonly paths: readonly string[];
  readonly search?: string;
  /** Only on the pro site. */
  readonly isForPro?: boolean;
}

/** Entries of a user's menu in the order of the specification, section 2; inviting and logout follow them. */
export const userMenuEntries: readonly UserMenuEntry[] = [
  { title: 'Мои заказы', paths: ['/user/orders/'] },
  { title: 'Мои покупки', paths: ['/user/deals/'] },
  { title: 'Баланс', paths: ['/user/balance/'] },
  { title: 'Тарифы', paths: ['/user/tariff/', '/tariff/'] },
  { title: 'Оптовый заказ', paths: ['/wholesale/'] },
  { title: 'Экспертные заключения', paths: ['/fizcheck-expert/'], isForPro: true },
  { title: 'Токен и вебхуки', paths: ['/user/settings/'], search: '?part=api', isForPro: true },
  { title: 'Обращения', paths: ['/user/cases/'] },
  { title: 'Настройки', paths: ['/user/settings/'] },
];
