import type { StaffGrant } from '@proverka/contract/grants';

export interface Section {
  readonly title: string;
  readonly path: string;
  readonly grant: StaffGrant;
  /** What is done there. */
  readonly about: string;
}

/** Screens of the desk in the order of the navigation; each is shown to those who hold its grant. */
const sections: readonly Section[] = [
  {
    title: 'Споры',
    path: '/admin/disputes/',
    grant: 'disputes',
    about: 'Читатели сообщили об ошибке в находке и ждут ответа',
  },
  {
    title: 'Заключения',
    path: '/admin/risk/',
    grant: 'conclusions',
    about: 'Готовые отчёты о рисках, к которым нужно заключение',
  },
  {
    title: 'Приостановки',
    path: '/admin/pauses/',
    grant: 'pauses',
    about: 'Аккаунты, чьи проверки людей похожи на слежку или выгрузку',
  },
  {
    title: 'Персональные данные',
    path: '/admin/subject-requests/',
    grant: 'personal_data',
    about: 'Запросы о хранимых данных: сведения, исправление, блокирование',
  },
  {
    title: 'Деньги',
    path: '/admin/money/',
    grant: 'money',
    about: 'Выписки банка, счета, исправления и выплаты',
  },
  {
    title: 'Аккаунты',
    path: '/admin/people/',
    grant: 'people',
    about: 'Где открыт аккаунт; закрыть сессии, когда владелец не может',
  },
  {
    title: 'Объявления',
    path: '/admin/settings/',
    grant: 'site',
    about: 'Объявления на сайтах и переключатели',
  },
  {
    title: 'Сотрудники и права',
    path: '/admin/staff/',
    grant: 'staff',
    about: 'Кому какая роль дана, кто её дал и кто подтвердил',
  },
];

export const sectionsFor = (grants: readonly StaffGrant[]): readonly Section[] =>
  sections.filter(({ grant }) => grants.includes(grant));
