import type { RemoteDecl } from '@proverka/shell-sdk/remote-decl';

/** The shell's own pages: the same on both brands, apart from texts and requisites. */
export const shellDecl = {
  id: 'shell',
  contract: 2,
  brands: ['real-estate', 'person-check'],
  routes: [
    {
      id: 'privacy',
      path: '/privacy/',
      render: 'static',
      title: 'Политика обработки персональных данных',
      description: 'Какие данные мы обрабатываем, зачем, сколько храним и как отозвать согласие.',
    },
    {
      id: 'offer',
      path: '/offer/',
      render: 'static',
      title: 'Публичная оферта',
      description: 'Условия оказания услуг: оплата, сроки, возврат, ответственность.',
    },
    {
      id: 'consent-texts',
      path: '/consents/',
      render: 'ssr',
      title: 'Документы и согласия',
      description: 'Все опубликованные редакции оферты и согласий: действующие и прежние.',
    },
    {
      id: 'consent-text',
      path: '/consents/:purpose/:version/',
      render: 'ssr',
      title: 'Документ и его редакция',
      isPrivate: true,
    },
    {
      id: 'registration',
      path: '/registration/',
      render: 'static',
      name: 'registration',
      guards: ['not-ru-domain', 'guest'],
      title: 'Регистрация',
      description: 'Аккаунт хранит заказы, отчёты и баланс. Нужны имя, почта и телефон.',
    },
    {
      id: 'verify-email',
      path: '/verify-email/',
      render: 'csr',
      title: 'Подтверждение почты',
      isPrivate: true,
    },
    {
      id: 'system-req',
      path: '/system-req/',
      render: 'static',
      title: 'Системные требования',
      description: 'Браузеры, в которых работает сайт, и что должно быть в них включено.',
    },
    {
      id: 'forbidden',
      path: '/forbidden/',
      render: 'static',
      guards: ['ru-domain'],
      title: 'Доступ ограничен',
      isPrivate: true,
    },
  ],
} as const satisfies RemoteDecl;
