interface Unknown {
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly to: string; readonly text: string };
}

/** What matters for a purchase but is in no open register, and which report tells it. */
export const objectUnknowns: readonly Unknown[] = [
  {
    question: 'Кому принадлежит и в каких долях',
    answer:
      'Вид права, доли и даты записей — в выписке об объекте. Имён граждан Росреестр посторонним не называет с 01.03.2023.',
    link: { to: '/egrn-object-preview/', text: 'Пример выписки' },
  },
  {
    question: 'Имена собственников',
    answer:
      'Имена видит только сам владелец. Попросите продавца заказать выписку и прислать файл: проверим, не изменён ли он, и скажем, что в нём написано.',
    link: { to: '/seller-extract/', text: 'Проверить выписку продавца' },
  },
  {
    question: 'Ипотека, аресты и запреты на сегодня',
    answer:
      'Справочные сведения обновляются с задержкой. В выписке об объекте — записи ЕГРН на день запроса.',
  },
  {
    question: 'Как часто менялись владельцы',
    answer: 'Даты и основания каждого перехода права — в отчёте о переходе прав.',
    link: { to: '/egrn-right-list-preview/', text: 'Пример отчёта' },
  },
  {
    question: 'Долги и банкротство продавца',
    answer: 'В реестрах недвижимости этого нет вовсе: продавца проверяют отдельно, по 12 источникам о людях.',
    link: { to: '/check-owner/', text: 'Проверка собственника' },
  },
];
