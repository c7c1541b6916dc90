import type { PersonSetting } from '@proverka/contract/person-setting';

type Key = PersonSetting['key'];

/** What each setting is about. */
export const settingWords: Readonly<Record<Key, string>> = {
  add_logo_permission: 'Свой логотип в отчётах',
  ai_report: 'Экспертное заключение по отчёту',
  processing_orders: 'Отметки заказов в работе',
  notify_order_paid: 'Письмо об оплате заказа',
  notify_report_ready: 'Письмо о готовом отчёте',
  notify_news: 'Новости и предложения',
};

/** Settings that are on, off, or as the role has it; the list of orders is the owner's own. */
export const switchKeys: readonly Key[] = [
  'add_logo_permission',
  'ai_report',
  'notify_order_paid',
  'notify_report_ready',
  'notify_news',
];

export const stateOptions = [
  { value: '', label: 'Не задано' },
  { value: 'active', label: 'Включено' },
  { value: 'inactive', label: 'Выключено' },
] as const;
