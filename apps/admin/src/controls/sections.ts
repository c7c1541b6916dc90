import type { StaffGrant } from '@proverka/contract/grants';

/** Groups of the menu, in its order. */
const sectionGroups = ['Люди и заказы', 'Деньги', 'Обращения', 'Отчёты', 'Сервис'] as const;

export interface Section {
  readonly title: string;
  readonly path: string;
  readonly group: (typeof sectionGroups)[number];
  readonly grant: StaffGrant;
  /** What is done there. */
  readonly about: string;
}

/** Screens of the desk in the order of the navigation; each is shown to those who hold its grant. */
const sections: readonly Section[] = [
  {
    title: 'Люди',
    path: '/admin/people/',
    group: 'Люди и заказы',
    grant: 'people',
    about: 'Владельцы аккаунтов: деньги, заказы, согласия, сессии, письма',
  },
  {
    title: 'Заказы',
    path: '/admin/orders/',
    group: 'Люди и заказы',
    grant: 'orders',
    about: 'Все заказы: оплата, задачи, источники, возвраты, по времени',
  },
  {
    title: 'Обращения',
    path: '/admin/cases/',
    group: 'Обращения',
    grant: 'cases',
    about: 'Одна очередь: вопросы клиентов, ошибки в отчётах, споры, заказы, которые задерживаются',
  },
  {
    title: 'Споры',
    path: '/admin/disputes/',
    group: 'Обращения',
    grant: 'disputes',
    about: 'Читатели сообщили об ошибке в находке и ждут ответа',
  },
  {
    title: 'Заключения',
    path: '/admin/conclusions/',
    group: 'Отчёты',
    grant: 'conclusions',
    about: 'Заказанные заключения: сроки, черновики, сдача, исправления',
  },
  {
    title: 'Отчёты о рисках',
    path: '/admin/risk/',
    group: 'Отчёты',
    grant: 'conclusions',
    about: 'Готовые отчёты о рисках, к которым нужно заключение',
  },
  {
    title: 'Приостановки',
    path: '/admin/pauses/',
    group: 'Обращения',
    grant: 'pauses',
    about: 'Аккаунты, чьи проверки людей похожи на слежку или выгрузку',
  },
  {
    title: 'Персональные данные',
    path: '/admin/subject-requests/',
    group: 'Обращения',
    grant: 'personal_data',
    about: 'Запросы о хранимых данных: сведения, исправление, блокирование',
  },
  {
    title: 'Деньги',
    path: '/admin/money/',
    group: 'Деньги',
    grant: 'money',
    about: 'Выписки банка, счета, исправления и выплаты',
  },
  {
    title: 'Партнёры',
    path: '/admin/partners/',
    group: 'Деньги',
    grant: 'money',
    about: 'Кого привели, сколько должны, выплаты',
  },
  {
    title: 'Объявления',
    path: '/admin/settings/',
    group: 'Сервис',
    grant: 'site',
    about: 'Объявления на сайтах и переключатели',
  },
  {
    title: 'Выпуски',
    path: '/admin/releases/',
    group: 'Сервис',
    grant: 'releases',
    about: 'Что отдаётся посетителям, пробы, показатели версий, возврат',
  },
  {
    title: 'Сотрудники и права',
    path: '/admin/staff/',
    group: 'Сервис',
    grant: 'staff',
    about: 'Кому какая роль дана, кто её дал и кто подтвердил',
  },
];

export const sectionsFor = (grants: readonly StaffGrant[]): readonly Section[] =>
  sections.filter(({ grant }) => grants.includes(grant));

export interface SectionGroup {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The menu of these grants; a group in which nothing opens is left out. */
export const menuFor = (grants: readonly StaffGrant[]): readonly SectionGroup[] =>
  sectionGroups
    .map((title) => ({ title, sections: sectionsFor(grants).filter(({ group }) => group === title) }))
    .filter(({ sections: open }) => open.length > 0);
