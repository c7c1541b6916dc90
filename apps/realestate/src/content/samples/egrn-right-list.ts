import type { Report } from '@proverka/contract/report';

/** What an extract about the transfer of rights becomes; the flat and its owners are invented. */
export const sampleHistoryReport: Report = {
  order_item_id: '0192f0c1-0000-7000-8000-000000000105',
  order_id: '0192f0c1-0000-7000-8000-000000001105',
  number: 'SAMPLE-EGRN-RGT',
  product_name: 'EgrnRightList',
  product_name_ru: 'Отчёт о переходе прав: история владельцев',
  object_key: '78:31:0000000:1113',
  object_address: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 13',
  status: 'done',
  created_at: '2026-11-20T09:12:00.000Z',
  completed_at: '2026-11-20T09:47:30.000Z',
  expires_at: '2026-12-20T09:47:30.000Z',
  expected: {
    p50: 1800,
    p95: 86400,
    measured: false,
  },
  money_note: '',
  tasks: [
    {
      task_id: '0192f0c1-0000-7000-8000-000000002105',
      task_type: 'egrn_right_list',
      title: 'Выписка ЕГРН о переходе прав',
      status: 'found',
      attempts: 1,
      started_at: '2026-11-20T09:12:04.000Z',
      finished_at: '2026-11-20T09:47:30.000Z',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
      reason: '',
      missing_requirements: [],
    },
  ],
  verdict: {
    level: 'warning',
    sentence:
      'Есть вопросы, которые нужно решить до сделки: частые переходы права. Кроме того: обременения по этому документу не проверить.',
    reasons: ['frequent_transfers'],
  },
  findings: [
    {
      level: 'warning',
      code: 'frequent_transfers',
      title: 'Частые переходы права',
      text: 'За три года право переходило 4 раза: 03.02.2025, 17.06.2025, 24.11.2025, 08.05.2026. Цепочку быстрых продаж иногда выстраивают, чтобы последний покупатель выглядел добросовестным. Проверьте каждую сделку и каждого продавца.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'attention',
      code: 'short_ownership',
      title: 'Прежний собственник владел меньше полугода',
      text: 'За последние пять лет объект перепродали через 134 дня. Узнайте причину и цену той сделки.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'attention',
      code: 'right_recent',
      title: 'Право зарегистрировано меньше трёх лет назад',
      text: 'Дата регистрации права: 08.05.2026. Прошлую сделку ещё могут оспорить: прежний собственник, его супруг, наследники или кредиторы. Попросите договор, по которому продавец получил объект, и узнайте, почему он продаёт так скоро.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'encumbrances_not_in_document',
      title: 'Обременения по этому документу не проверить',
      text: 'Выписка о переходе прав не содержит арестов, запретов и ипотеки. Их показывает выписка об объекте.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_owner_hidden',
      title: 'Имя собственника',
      text: 'С 01.03.2023 в выписках для третьих лиц вместо имени владельца указано «Физическое лицо». Попросите продавца заказать выписку на своё имя при вас и сверьте её с паспортом.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_after_date',
      title: 'Изменения после даты выписки',
      text: 'Выписка верна на день, когда её выдали. Закажите новую в день сделки.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_seller',
      title: 'Сам продавец',
      text: 'Долги, банкротство, дееспособность и действительность паспорта в ЕГРН не видны. Их проверяют по другим реестрам.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_family',
      title: 'Права супруга и детей',
      text: 'Совместно нажитое имущество и обязательство выделить доли после материнского капитала в выписке не отражаются.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_residents',
      title: 'Кто зарегистрирован и живёт в помещении',
      text: 'Этих сведений в ЕГРН нет. Попросите справку о зарегистрированных, она действует недолго.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_redevelopment',
      title: 'Незаконная перепланировка',
      text: 'Сравните план в техническом паспорте с тем, что есть на самом деле.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_short_leases',
      title: 'Договоры аренды и найма короче года',
      text: 'Их не регистрируют, поэтому в выписке их нет.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000105',
      source_date: '2026-11-20',
    },
  ],
  extracts: [
    {
      title:
        'Выписка из Единого государственного реестра недвижимости о переходе прав на объект недвижимости',
      rootName: 'extract_transfer_rights_property',
      header: {
        organ: 'Филиал публично-правовой компании "Роскадастр" по Санкт-Петербургу',
        dateFormation: '2026-11-20',
        registrationNumber: 'КУВИ-001/2026-100000105',
        requestDate: '2026-11-20',
        requestReceivedDate: '2026-11-20',
        recipient: 'Тестов Иван Петрович',
      },
      kind: 'transfer_of_rights',
      object: {
        cadastralNumber: '78:31:0000000:1113',
        type: {
          code: '002001003000',
          value: 'Помещение',
        },
        address: {
          text: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 13',
          region: {
            code: '78',
            value: 'Санкт-Петербург',
          },
          parts: [
            {
              level: 'street',
              type: 'ул',
              name: 'Образцовая',
            },
            {
              level: 'level1',
              type: 'д',
              name: '1',
            },
            {
              level: 'apartment',
              type: 'кв',
              name: '13',
            },
          ],
        },
        measures: [],
        permittedUse: [],
        wallMaterials: [],
        levels: [],
        links: [],
        oldNumbers: [],
        zones: [],
        parts: [],
        contours: [],
        borders: [],
        rooms: [],
        cadastralWorks: [],
        supervision: [],
      },
      rights: [
        {
          number: '78:31:0000000:1113-78/011/2009-1',
          type: {
            code: '001001000000',
            value: 'Собственность',
          },
          registeredOn: '2009-03-12',
          cancelledOn: '2025-02-03',
          cancelNumber: '78:31:0000000:1113-78/012/2025-2',
          nextRightNumbers: [],
          shares: [],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [
            {
              type: {
                code: '558401010106',
                value: 'Договор передачи жилья в собственность',
              },
              name: 'Договор передачи жилья в собственность',
            },
          ],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
        {
          number: '78:31:0000000:1113-78/012/2025-2',
          type: {
            code: '001001000000',
            value: 'Собственность',
          },
          registeredOn: '2025-02-03',
          cancelledOn: '2025-06-17',
          cancelNumber: '78:31:0000000:1113-78/013/2025-3',
          nextRightNumbers: [],
          shares: [],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [
            {
              type: {
                code: '558401010101',
                value: 'Договор купли-продажи',
              },
              name: 'Договор купли-продажи',
            },
          ],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
        {
          number: '78:31:0000000:1113-78/013/2025-3',
          type: {
            code: '001001000000',
            value: 'Собственность',
          },
          registeredOn: '2025-06-17',
          cancelledOn: '2025-11-24',
          cancelNumber: '78:31:0000000:1113-78/014/2025-4',
          nextRightNumbers: [],
          shares: [],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [
            {
              type: {
                code: '558401010101',
                value: 'Договор купли-продажи',
              },
              name: 'Договор купли-продажи',
            },
          ],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
        {
          number: '78:31:0000000:1113-78/014/2025-4',
          type: {
            code: '001001000000',
            value: 'Собственность',
          },
          registeredOn: '2025-11-24',
          cancelledOn: '2026-05-08',
          cancelNumber: '78:31:0000000:1113-78/015/2026-5',
          nextRightNumbers: [],
          shares: [],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [
            {
              type: {
                code: '558401010101',
                value: 'Договор купли-продажи',
              },
              name: 'Договор купли-продажи',
            },
          ],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
        {
          number: '78:31:0000000:1113-78/015/2026-5',
          type: {
            code: '001001000000',
            value: 'Собственность',
          },
          registeredOn: '2026-05-08',
          nextRightNumbers: [],
          shares: [],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [
            {
              type: {
                code: '558401010101',
                value: 'Договор купли-продажи',
              },
              name: 'Договор купли-продажи',
            },
          ],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
      ],
      transfers: [
        {
          date: '2009-03-12',
          ended: [],
          arisen: [0],
        },
        {
          date: '2025-02-03',
          ended: [0],
          arisen: [1],
        },
        {
          date: '2025-06-17',
          ended: [1],
          arisen: [2],
        },
        {
          date: '2025-11-24',
          ended: [2],
          arisen: [3],
        },
        {
          date: '2026-05-08',
          ended: [3],
          arisen: [4],
        },
      ],
      unknown: [],
      withheld: [],
    },
  ],
  has_pdf: false,
  confirm_path: '',
};
