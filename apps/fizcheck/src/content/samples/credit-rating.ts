import { sampleReport, type SampleReport } from './sample.ts';

const bureau = 'Бюро кредитных историй, названо в настоящем отчёте';
const otherBureau = 'Второе бюро кредитных историй';

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
        { title: 'Вероятность одобрения', value: 'Выше средней: расчёт по истории, не решение банка' },
      ],
    },
    {
      title: 'Открытые обязательства',
      source: `${bureau}, данные на 20.11.2026`,
      facts: [
        { title: 'Потребительский кредит', value: 'Остаток 186 000 ₽, платёж 9 400 ₽ в месяц, до 04.2028' },
        { title: 'Кредитная карта', value: 'Лимит 80 000 ₽, использовано 12 300 ₽' },
        { title: 'Кредитная карта', value: 'Лимит 200 000 ₽, не использовалась с 09.2025' },
      ],
    },
    {
      title: 'Закрытые обязательства',
      source: `${bureau}, данные на 20.11.2026`,
      facts: [
        { title: 'Выплачены в срок', value: '4' },
        { title: 'Выплачены досрочно', value: '1' },
      ],
    },
  ],
  report: sampleReport({
    productName: 'CreditRating',
    product: 'Пример: кредитный рейтинг',
    subject: 'Тестов Сергей Иванович',
    subjectMore: 'Запрос о себе',
    verdict: {
      level: 'attention',
      sentence:
        '684 балла из 999: одобрение вероятно, ставку портит старая просрочка и неиспользуемая карта.',
      reasons: ['overdue', 'idle_card'],
    },
    findings: [
      {
        level: 'attention',
        code: 'overdue',
        title: 'Просрочка 34 дня в 2023 году',
        text: 'Закрыта, с тех пор платежи вовремя. Её вес уменьшается с каждым годом; исправить верную запись нельзя, обещаниям «почистить историю» не верьте.',
        source: bureau,
      },
      {
        level: 'attention',
        code: 'idle_card',
        title: 'Карта с лимитом 200 000 ₽ лежит без дела',
        text: 'Банк считает лимит нагрузкой, будто он выбран. Если карта не нужна, закройте её договор, а не только выбросьте пластик.',
        source: bureau,
      },
      {
        level: 'clear',
        code: 'paid',
        title: 'Пять кредитов выплачены',
        text: 'Четыре в срок, один досрочно.',
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
    tasks: [
      { title: 'Рейтинг и история', source: bureau, status: 'found' },
      { title: 'История во втором бюро', source: otherBureau, status: 'nothing_found' },
      {
        title: 'Самозапрет на кредиты',
        source: 'Сведения бюро о самозапрете',
        status: 'unavailable',
        reason: 'Бюро не ответило.',
      },
    ],
  }),
};
