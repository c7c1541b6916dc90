import type { StaffGrant } from '@proverka/contract/grants';
import type { StaffRole } from '@proverka/contract/staff-roles';

export const roleWords: Readonly<Record<StaffRole, string>> = {
  admin: 'Администратор',
  manager: 'Менеджер',
  responsible: 'Ответственный за персональные данные',
  accountant: 'Бухгалтер',
  expert: 'Эксперт',
  support: 'Поддержка',
  curator: 'Куратор клиентов',
};

/** What a grant lets somebody do. */
export const grantWords: Readonly<Record<StaffGrant, string>> = {
  prices: 'Менять цены и кому они назначены',
  coupons: 'Вести купоны и промокоды',
  tariffs: 'Назначать тарифы',
  returns: 'Возвращать деньги',
  money: 'Вести деньги: выписки банка, счета, исправления, выплаты',
  numbers: 'Смотреть показатели: выручку, заказы, расходы на источники, сроки',
  own_customers: 'Видеть клиентов, за которых отвечает',
  people: 'Читать данные и настройки людей',
  accounts: 'Менять роли аккаунтов, возвращать удалённые, сбрасывать счётчики',
  impersonation: 'Входить от имени владельца аккаунта',
  orders: 'Видеть заказы и платежи, без имён владельцев',
  reports: 'Читать чужие отчёты',
  conclusions: 'Писать заключения к отчётам',
  disputes: 'Отвечать на споры о находках',
  cases: 'Отвечать на обращения',
  site: 'Менять объявления, баннеры и переключатели',
  mailings: 'Рассылать письма',
  comments: 'Скрывать и возвращать комментарии и статьи',
  staff: 'Давать и снимать роли сотрудников',
  journal: 'Читать журнал событий',
  personal_data: 'Отвечать на запросы субъектов данных, вести инциденты',
  pauses: 'Разбирать приостановленные аккаунты',
  sources: 'Видеть, отвечают ли источники, переводить их на ручную работу',
  releases: 'Видеть выпуски, возвращать версии, заканчивать пробы',
};
