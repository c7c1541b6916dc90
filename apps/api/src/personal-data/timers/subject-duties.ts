import type { Duty } from './duty.ts';

const REACHED = 'достижение цели обработки (часть 4 статьи 21 152-ФЗ)';
const clients = 'клиенты, их представители и лица, указанные в заказе';
const life = 'src/personal-data/timers/retention.db.test.ts: ';

/** Data about people who order, and about people they ask about. */
export const subjectDuties = {
  report: {
    whose: clients,
    categories:
      'содержание отчёта, ответы источников, документы и файлы, PDF, вопросы и ответы о нём, сведения о проверяемом лице',
    from: 'completion of the report; an open dispute or conclusion is waited for, thirty days at most',
    term: { count: 1, unit: 'months' },
    deed: 'уничтожение',
    ground: REACHED,
    source: 'policy, «Сроки хранения»; 152-FZ art. 21 p. 4',
    mechanism: 'src/reports/destroy-report.ts',
    tests: [
      'src/fulfilment/report/report-retention.db.test.ts: a month after completion a report and its files are destroyed, and a proof without data stays',
      'src/fulfilment/report/report-retention.db.test.ts: the words of a conclusion go with its report, and an open one is waited for',
    ],
  },
  account: {
    whose: 'пользователи сайта',
    categories:
      'имя, электронная почта, телефон, настройки, сеансы, обращения, письма, отчёты и всё введённое в заказах',
    from: 'withdrawal of the consent; a week is left to notice, and orders under way end first',
    term: { count: 30, unit: 'days' },
    deed: 'уничтожение',
    ground: 'отзыв согласия (часть 5 статьи 21 152-ФЗ)',
    source: '152-FZ art. 21 p. 5',
    mechanism: 'src/personal-data/sweep-personal-data.job.ts',
    tests: [
      'src/personal-data/withdrawn-consent.db.test.ts: a closed account is destroyed after a week, leaving money facts and a proof without data',
      'src/personal-data/withdrawn-consent.db.test.ts: orders in progress are finished first, but not beyond the legal deadline',
      'src/personal-data/destroy-account.db.test.ts: destruction waits also for a refund started by the legal deadline',
    ],
  },
  unpaid_order: {
    whose: clients,
    categories: 'сведения о проверяемом лице и объекте, введённые в неоплаченный заказ',
    from: 'the order was made; it expires unpaid after a day',
    term: { count: 30, unit: 'days' },
    deed: 'уничтожение',
    ground: REACHED,
    source: '152-FZ art. 21 p. 4',
    mechanism: 'src/personal-data/timers/clock-of-orders.ts',
    tests: [`${life}whom an order nobody paid was about is forgotten after thirty days, its price stays`],
  },
  visit: {
    whose: 'пользователи сайта',
    categories: 'метки посещения, с которыми сделан заказ',
    from: 'the order was made',
    term: { count: 3, unit: 'months' },
    deed: 'уничтожение',
    ground: REACHED,
    source: '152-FZ art. 5 p. 7',
    mechanism: 'src/personal-data/timers/clock-of-orders.ts',
    tests: [`${life}the visit of a paid order is forgotten after three months, and what it was about is not`],
  },
  register_people: {
    whose: 'физические лица, сведения о которых содержатся в открытых реестрах',
    categories: 'сведения реестров об объектах, сохранённые до заказа',
    from: 'the register answered',
    term: { count: 3, unit: 'months' },
    deed: 'уничтожение',
    ground: 'истечение срока хранения, установленного политикой',
    source: 'policy, «Сроки хранения»',
    mechanism: 'src/personal-data/timers/clock-of-rows.ts',
    tests: [
      `${life}what registers said of an object is destroyed after three months, unless it was asked anew`,
    ],
  },
  subject_request: {
    whose: 'обратившиеся субъекты',
    categories: 'обращение субъекта, ответ на него и отметки о блокировании',
    from: 'the answer; a block that is in force keeps its request',
    term: { count: 3, unit: 'years' },
    deed: 'уничтожение',
    ground: 'истечение срока исковой давности (статья 196 ГК РФ)',
    source: 'Civil Code art. 196: the operator proves the answer',
    mechanism: 'src/personal-data/timers/clock-of-proofs.ts',
    tests: [`${life}an answered request goes after three years, one whose block is in force stays`],
  },
  unproven_request: {
    whose: 'обратившиеся субъекты',
    categories: 'обращение, личность по которому не подтверждена',
    from: 'the request',
    term: { count: 30, unit: 'days' },
    deed: 'уничтожение',
    ground: REACHED,
    source: '152-FZ art. 21 p. 4',
    mechanism: 'src/personal-data/timers/clock-of-rows.ts',
    tests: [`${life}an answered request goes after three years, one whose block is in force stays`],
  },
  draft: {
    whose: clients,
    categories: 'загруженные и не заказанные списки, выписки и предпросмотры',
    from: 'the upload',
    term: { count: 1, unit: 'days' },
    deed: 'уничтожение',
    ground: REACHED,
    source: 'offer: a draft is kept for a day',
    mechanism: 'src/reports/wholesale/expire-batches.job.ts',
    tests: [
      'src/reports/preview.db.test.ts: a preview is deleted after a day, and one that is stuck says so',
    ],
  },
  data_export: {
    whose: 'пользователи сайта',
    categories: 'архив сведений, собранный для самого субъекта',
    from: 'the archive was made',
    term: { count: 1, unit: 'days' },
    deed: 'уничтожение',
    ground: REACHED,
    source: '152-FZ art. 5 p. 7',
    mechanism: 'src/personal-data/sweep-personal-data.job.ts',
    tests: [
      "src/personal-data/export.db.test.ts: an export has all of a person's data, is announced by letter and expires after a day",
    ],
  },
} as const satisfies Readonly<Record<string, Duty>>;
