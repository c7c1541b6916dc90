/** Entries of a signed-in visitor's menu in the order of the specification, section 2; logout follows them. */
export const userMenuEntries: readonly { readonly title: string; readonly path: string }[] = [
  { title: 'Мои заказы', path: '/user/orders/' },
  { title: 'Баланс', path: '/user/balance/' },
  { title: 'Тарифы', path: '/user/tariff/' },
  { title: 'Оптовый заказ', path: '/wholesale/' },
  { title: 'Настройки', path: '/user/settings/' },
];
