import { sampleReportPage } from './sample-report/sample-report.tsx';

const byNumber = [{ title: 'Проверка по номеру', path: '/kadastrovyj-nomer/' }];

/** A valuation of an invented flat; `id` distinguishes its two addresses. */
const valuationSample = (id: string) =>
  sampleReportPage({
    id,
    crumbs: [{ title: 'Рыночная оценка', path: '/valuation/' }],
    title: 'Пример: рыночная оценка квартиры',
    lead: 'Цена и границы, похожие квартиры с поправками в рублях, срок продажи по трём ценам и то, чего оценка не знает.',
    description:
      'Готовая оценка вымышленной квартиры: цена и её границы, семь похожих квартир с поправками в рублях, срок продажи по трём ценам.',
    subject: 'Квартира на улице, которой нет',
    report: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/samples/valuation.ts'))
        .sampleValuationReport,
    end: {
      title: 'Посмотрите свою квартиру',
      text: 'До оплаты видно, хватает ли похожих квартир и сколько стоят такие в вашем районе.',
      path: '/valuation/',
      action: 'Найти квартиру',
    },
  });

/** By route id. */
export const pages = {
  'valuation-demo': valuationSample('valuation-demo'),
  'cost-assessment-preview': valuationSample('cost-assessment-preview'),
  'egrn-object-preview': sampleReportPage({
    id: 'egrn-object-preview',
    crumbs: byNumber,
    title: 'Пример: выписка об объекте',
    lead: 'Собственники и доли, ипотека и запреты, отметки реестра — с выводом словами, источником и датой у каждого факта.',
    description:
      'Отчёт по выписке ЕГРН о вымышленной квартире: вывод словами, ипотека, доли собственников, сведения об объекте, источник и дата у каждого факта.',
    subject: 'Квартира 54,3 м², г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
    report: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/samples/egrn-object.ts'))
        .sampleObjectReport,
  }),
  'egrn-right-list-preview': sampleReportPage({
    id: 'egrn-right-list-preview',
    crumbs: byNumber,
    title: 'Пример: отчёт о переходе прав',
    lead: 'Сколько было владельцев, сколько владел каждый и по какому документу право перешло дальше. Имён граждан здесь нет: реестр их третьим лицам не показывает.',
    description:
      'Отчёт о переходе прав на вымышленную квартиру: пять владельцев, сколько владел каждый, основания сделок и почему частые перепродажи — повод спросить.',
    subject: 'Квартира, г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 13',
    report: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/samples/egrn-right-list.ts'))
        .sampleHistoryReport,
  }),
  'risk-preview': sampleReportPage({
    id: 'risk-preview',
    crumbs: [{ title: 'Полная проверка', path: '/risk-assessment/' }],
    title: 'Пример: полная проверка квартиры и собственников',
    lead: 'Две выписки ЕГРН и проверка двух собственников в одном выводе. Один источник в примере не ответил — видно, как отчёт говорит об этом.',
    description:
      'Полная проверка вымышленной квартиры: вывод, находки по важности, состояние каждого источника и прямо названный тот, что не ответил.',
    subject: 'Квартира 54,3 м², г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
    report: async () =>
      (await import(/* webpackChunkName: "landing-blocks" */ '../content/samples/risk.ts')).sampleRiskReport,
  }),
} as const;
