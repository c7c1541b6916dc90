import type { FindingRecord, Level } from '@proverka/contract/finding';
import { examplePayments, exampleScore } from '@proverka/report-kit/example-credit';
import { record, sampleReport, type SampleReport } from './sample.ts';

const bureau = 'Бюро кредитных историй, названо в настоящем отчёте';

const loan = (level: Level, title: string, period: string, overdue = 'не было'): FindingRecord => ({
  ...record(title, { Срок: period, 'Самая долгая просрочка': overdue }),
  level,
});

export const creditRatingSample: SampleReport = {
  title: 'Пример отчёта о кредитном рейтинге',
  description:
    'Как выглядит отчёт о кредитном рейтинге целиком: балл, открытые и закрытые кредиты, что портит оценку и из какого бюро сведения. Человек в примере вымышлен.',
  servicePath: '/credit-rating/',
  report: sampleReport({
    productName: 'CreditRating',
    product: 'Пример: кредитный рейтинг',
    subject: { kind: 'person', display_name: 'Тестов Сергей Иванович', data: {} },
    verdict: {
      level: 'attention',
      sentence:
        'Одни банки согласятся, другие откажут: кредитный рейтинг 684 из 999 — средний; просрочка больше месяца была в 1 закрытом кредите из 5, 34 дня.',
      reasons: ['credit_rating_score', 'credit_rating_closed_late'],
    },
    findings: [
      {
        level: 'attention',
        code: 'credit_rating_score',
        title: 'Кредитный рейтинг 684 из 999: средний',
        text: 'По баллу одни банки согласятся, другие откажут или дадут меньше: вероятность одобрения около 62 %. Мешают прошлые просрочки больше месяца: 1 кредит.',
        source: bureau,
        charts: [
          exampleScore(684, 'По такому баллу одни банки согласятся, другие откажут или дадут меньше.'),
        ],
      },
      {
        level: 'attention',
        code: 'credit_rating_closed_late',
        title: 'Просрочка больше месяца была в 1 закрытом кредите из 5, 34 дня',
        text: 'Сейчас эти кредиты закрыты. Просрочки в закрытых кредитах банки видят ещё семь лет.',
        source: bureau,
        records: [
          loan(
            'warning',
            'Потребительский кредит, АО «Образцовый банк»',
            '01.09.2021 — 30.08.2023',
            '34 дня',
          ),
          loan('clear', 'Потребительский кредит, АО «Примерный банк»', '20.01.2020 — 18.01.2022'),
          loan('clear', 'Микрозаём, МКК «Пример»', '02.12.2019 — 29.12.2019'),
          loan('clear', 'Кредитная карта, АО «Примерный банк»', '05.06.2018 — 11.05.2021'),
          loan('clear', 'Автокредит, АО «Образцовый банк»', '12.04.2016 — 10.04.2019'),
        ],
        charts: [
          examplePayments(
            'Потребительский кредит, АО «Образцовый банк»',
            '2021-10',
            [9, 'paid'],
            [1, 'late_30'],
            [1, 'late_90'],
            [12, 'paid'],
          ),
          examplePayments('Кредитная карта, АО «Примерный банк»', '2018-07', [35, 'paid']),
        ],
      },
      {
        level: 'clear',
        code: 'credit_rating_open',
        title: '3 открытых кредита',
        text: 'Всего к выплате 198 300 ₽, просрочек нет. Платежи по кредитам — 14 800 ₽ в месяц, 22 % дохода, который знает бюро (68 000 ₽).',
        source: bureau,
        records: [
          record('Потребительский кредит, АО «Образцовый банк»', {
            Открыт: '10.02.2025',
            'Сумма или лимит': '300 000 ₽',
            'Осталось выплатить': '186 000 ₽',
            'Просрочка сейчас': 'нет',
          }),
          record('Кредитная карта, АО «Образцовый банк»', {
            Открыт: '07.11.2023',
            'Сумма или лимит': '80 000 ₽',
            'Осталось выплатить': '12 300 ₽',
            'Просрочка сейчас': 'нет',
          }),
          record('Кредитная карта, АО «Примерный банк»', {
            Открыт: '22.03.2022',
            'Сумма или лимит': '200 000 ₽',
            'Осталось выплатить': '0 ₽',
            'Просрочка сейчас': 'нет',
          }),
        ],
        charts: [
          { kind: 'load', payments_kopecks: 1_480_000, income_kopecks: 6_800_000 },
          examplePayments('Потребительский кредит, АО «Образцовый банк»', '2025-03', [20, 'paid']),
        ],
      },
    ],
    tasks: [{ type: 'credit_rating', title: 'Кредитный рейтинг и история', source: bureau, status: 'found' }],
  }),
};
