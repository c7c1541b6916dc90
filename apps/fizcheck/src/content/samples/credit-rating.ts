import { sampleReport, type SampleReport } from './sample.ts';

const bureau = 'Бюро кредитных историй, названо в настоящем отчёте';

export const creditRatingSample: SampleReport = {
  title: 'Пример отчёта о кредитном рейтинге',
  description:
    'Как выглядит отчёт о кредитном рейтинге целиком: балл, открытые и закрытые кредиты, что портит оценку и из какого бюро сведения. Человек в примере вымышлен.',
  servicePath: '/credit-rating/',
  factSections: [
    {
      title: 'Рейтинг',
      source: `${bureau}, данные на 20.11.2026`,
      facts: [
        { title: 'Балл', value: '684 из 999' },
        { title: 'Вероятность одобрения', value: '62 %: расчёт по истории, не решение банка' },
        { title: 'Запросов за месяц', value: '1' },
      ],
    },
    {
      title: 'Открытые кредиты',
      source: `${bureau}, данные на 20.11.2026`,
      facts: [
        { title: 'Потребительский кредит', value: 'Осталось выплатить 186 000 ₽, просрочки нет' },
        { title: 'Кредитная карта', value: 'Лимит 80 000 ₽, осталось выплатить 12 300 ₽' },
        { title: 'Кредитная карта', value: 'Лимит 200 000 ₽, долга нет' },
      ],
    },
    {
      title: 'Закрытые кредиты',
      source: `${bureau}, данные на 20.11.2026`,
      facts: [
        { title: 'Без просрочек', value: '4' },
        { title: 'С просрочкой', value: '1, самая долгая 34 дня' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CreditRating',
    product: 'Пример: кредитный рейтинг',
    subject: { kind: 'person', display_name: 'Тестов Сергей Иванович', data: {} },
    verdict: {
      level: 'attention',
      sentence: '684 балла из 999: одни банки согласятся, другие откажут; мешает прошлая просрочка.',
      reasons: ['rating'],
    },
    findings: [
      {
        level: 'attention',
        code: 'rating',
        title: 'Кредитный рейтинг 684 из 999: средний',
        text: 'Одни банки согласятся, другие откажут или дадут меньше: вероятность одобрения около 62 %. Мешают прошлые просрочки больше месяца: 1 кредит.',
        source: bureau,
      },
      {
        level: 'clear',
        code: 'open',
        title: '3 открытых кредита',
        text: 'Всего к выплате 198 300 ₽, просрочек нет.',
        source: bureau,
      },
      {
        level: 'clear',
        code: 'closed',
        title: '5 закрытых кредитов',
        text: 'Кредиты, которые выплачены целиком. Просрочки в них банки видят ещё семь лет.',
        source: bureau,
      },
      {
        level: 'unchecked',
        code: 'limit_bank',
        title: 'Решение банка',
        text: 'Банк смотрит ещё доход, место работы и собственные правила. Рейтинг их не знает.',
        source: bureau,
        source_date: null,
      },
    ],
    tasks: [{ title: 'Кредитный рейтинг и история', source: bureau, status: 'found' }],
  }),
};
