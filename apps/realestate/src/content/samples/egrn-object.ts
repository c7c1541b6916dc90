import type { Report } from '@proverka/contract/report';

/** What an extract about an object becomes; the flat, its owners and the bank are invented. */
export const sampleObjectReport: Report = {
  order_item_id: '0192f0c1-0000-7000-8000-000000000102',
  order_id: '0192f0c1-0000-7000-8000-000000001102',
  number: 'SAMPLE-EGRN-OBJ',
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка об объекте: собственники и обременения',
  object_key: '78:31:0000000:1024',
  object_address: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
  subject: { kind: 'object', display_name: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5', data: {} },
  edits_left: 0,
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
      task_id: '0192f0c1-0000-7000-8000-000000002102',
      task_type: 'egrn_object',
      title: 'Выписка ЕГРН об объекте',
      status: 'found',
      attempts: 1,
      started_at: '2026-11-20T09:12:04.000Z',
      finished_at: '2026-11-20T09:47:30.000Z',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
      reason: '',
      missing_requirements: [],
      can_restart: false,
    },
  ],
  verdict: {
    level: 'warning',
    sentence: 'Есть вопросы, которые нужно решить до сделки: ипотека в силу закона.',
    reasons: ['encumbrance_mortgage'],
  },
  findings: [
    {
      level: 'warning',
      code: 'encumbrance_mortgage',
      title: 'Ипотека в силу закона',
      text: 'Запись в ЕГРН № 78:31:0000000:1024-78/022/2019-5 от 14.05.2019. Срок: с 14.05.2019 на 240 месяцев. В пользу: АО «Образцовый банк». Ограничены права: 78:31:0000000:1024-78/022/2019-3, 78:31:0000000:1024-78/022/2019-4. Продать объект можно только с согласия залогодержателя. Договоритесь, кто, когда и чьими деньгами погашает долг и снимает запись об ипотеке.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'attention',
      code: 'shared_ownership',
      title: 'Долевая собственность',
      text: 'В выписке 2 записи о долях. Если продают не все доли сразу, у остальных собственников есть преимущественное право покупки, а договор удостоверяет нотариус.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_owner_hidden',
      title: 'Имя собственника',
      text: 'С 01.03.2023 в выписках для третьих лиц вместо имени владельца указано «Физическое лицо». Попросите продавца заказать выписку на своё имя при вас и сверьте её с паспортом.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_after_date',
      title: 'Изменения после даты выписки',
      text: 'Выписка верна на день, когда её выдали. Закажите новую в день сделки.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_seller',
      title: 'Сам продавец',
      text: 'Долги, банкротство, дееспособность и действительность паспорта в ЕГРН не видны. Их проверяют по другим реестрам.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_family',
      title: 'Права супруга и детей',
      text: 'Совместно нажитое имущество и обязательство выделить доли после материнского капитала в выписке не отражаются.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_residents',
      title: 'Кто зарегистрирован и живёт в помещении',
      text: 'Этих сведений в ЕГРН нет. Попросите справку о зарегистрированных, она действует недолго.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_redevelopment',
      title: 'Незаконная перепланировка',
      text: 'Сравните план в техническом паспорте с тем, что есть на самом деле.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
    {
      level: 'unchecked',
      code: 'limit_short_leases',
      title: 'Договоры аренды и найма короче года',
      text: 'Их не регистрируют, поэтому в выписке их нет.',
      source: 'ЕГРН, выписка № КУВИ-001/2026-100000102',
      source_date: '2026-11-20',
    },
  ],
  extracts: [
    {
      title: 'Выписка из Единого государственного реестра недвижимости об объекте недвижимости (помещение)',
      rootName: 'extract_about_property_room',
      header: {
        organ: 'Филиал публично-правовой компании "Роскадастр" по Санкт-Петербургу',
        dateFormation: '2026-11-20',
        registrationNumber: 'КУВИ-001/2026-100000102',
        requestDate: '2026-11-20',
        requestReceivedDate: '2026-11-20',
        recipient: 'Тестов Иван Петрович',
      },
      kind: 'about_property',
      object: {
        cadastralNumber: '78:31:0000000:1024',
        quarter: '78:31:0000000',
        type: {
          code: '002001003000',
          value: 'Помещение',
        },
        registeredOn: '2012-06-28',
        address: {
          text: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
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
              name: '5',
            },
          ],
        },
        area: {
          squareMetres: 54.3,
          unit: 'кв. м',
        },
        measures: [],
        name: 'Квартира',
        purpose: {
          code: '206002000000',
          value: 'Жилое помещение',
        },
        housingType: {
          code: '205001000000',
          value: 'Квартира',
        },
        permittedUse: [],
        wallMaterials: [],
        levels: [
          {
            floor: '3',
            type: {
              code: '007',
              value: 'Этаж',
            },
            planNumber: '5',
          },
        ],
        cadastralValue: {
          amount: '9876543.21',
        },
        links: [],
        oldNumbers: [],
        zones: [],
        parts: [],
        contours: [],
        borders: [],
        rooms: [],
        cadastralWorks: [],
        supervision: [],
        status: 'Сведения об объекте недвижимости имеют статус "актуальные"',
      },
      rights: [
        {
          number: '78:31:0000000:1024-78/022/2019-3',
          type: {
            code: '001002000000',
            value: 'Общая долевая собственность',
          },
          registeredOn: '2019-05-14',
          nextRightNumbers: [],
          shares: [
            {
              kind: 'fraction',
              numerator: 1,
              denominator: 2,
            },
          ],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
        {
          number: '78:31:0000000:1024-78/022/2019-4',
          type: {
            code: '001002000000',
            value: 'Общая долевая собственность',
          },
          registeredOn: '2019-05-14',
          nextRightNumbers: [],
          shares: [
            {
              kind: 'fraction',
              numerator: 1,
              denominator: 2,
            },
          ],
          holders: [
            {
              kind: 'person_hidden',
              name: 'Физическое лицо',
            },
          ],
          documents: [],
          cancelDocuments: [],
          litigations: [],
          objections: [],
          personalParticipation: [],
          missingConsents: [],
        },
      ],
      encumbrances: [
        {
          isRegistered: true,
          number: '78:31:0000000:1024-78/022/2019-5',
          type: {
            code: '022008000000',
            value: 'Ипотека в силу закона',
          },
          registeredOn: '2019-05-14',
          period: {
            startsOn: '2019-05-14',
            text: 'с 14.05.2019 на 240 месяцев',
          },
          beneficiaries: [
            {
              role: {
                code: '029001001000',
                value: 'Лицо, в пользу которого установлены ограничения (обременения)',
              },
              holder: {
                kind: 'legal_entity',
                name: 'АО «Образцовый банк»',
              },
            },
          ],
          documents: [
            {
              type: {
                code: '558401010212',
                value: 'Кредитный договор',
              },
              name: 'Кредитный договор',
              number: '1024/19',
              date: '2019-05-14',
              issuer: 'Кредитор',
            },
          ],
          limitedRights: [
            {
              recordNumber: '78:31:0000000:1024-78/022/2019-3',
              rightNumber: '78:31:0000000:1024-78/022/2019-3',
            },
            {
              recordNumber: '78:31:0000000:1024-78/022/2019-4',
              rightNumber: '78:31:0000000:1024-78/022/2019-4',
            },
          ],
          easementFor: [],
          missingConsents: [],
        },
      ],
      claims: [],
      dealsWithoutConsent: [],
      nonRegistrability: [],
      unknown: [],
      withheld: [],
    },
  ],
  has_pdf: false,
  confirm_path: '',
  rating: null,
};
