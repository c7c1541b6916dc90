import type { Duty } from './duty.ts';

const ENDED = 'истечение срока хранения документов (статья 29 402-ФЗ, статья 23 НК РФ)';
const file = 'src/personal-data/timers/clock-of-payers.ts';
const life = 'src/personal-data/timers/retention.db.test.ts: ';

/** What accounting law keeps, and the proofs of destruction. */
export const accountingDuties = {
  payer: {
    whose: 'плательщики и контрагенты',
    categories:
      'наименование или имя, ИНН, адрес, банковские реквизиты плательщика в реквизитах, счетах и актах',
    from: 'the last document made out to the payer',
    term: { count: 5, unit: 'years_after_the_year' },
    deed: 'обезличивание',
    ground: ENDED,
    source: 'policy, «Сроки хранения»; 402-FZ art. 29 p. 1',
    mechanism: file,
    tests: [`${life}a payer is taken out five years after the year of the last document, and amounts stay`],
  },
  payment_words: {
    whose: 'плательщики',
    categories: 'уведомления платёжного сервиса и слова о возвратах',
    from: 'the payment or the return',
    term: { count: 5, unit: 'years_after_the_year' },
    deed: 'уничтожение',
    ground: ENDED,
    source: '402-FZ art. 29 p. 1',
    mechanism: 'src/personal-data/timers/clock-of-rows.ts',
    tests: [`${life}every row with a term of its own goes when the term is over, and none before`],
  },
  consent_proof: {
    whose: 'бывшие пользователи сайта',
    categories: 'записи о данных и отозванных согласиях',
    from: 'the account was destroyed',
    term: { count: 3, unit: 'years' },
    deed: 'уничтожение',
    ground: 'истечение срока исковой давности (статья 196 ГК РФ)',
    source: '152-FZ art. 9 p. 3: the operator proves the consent',
    mechanism: 'src/personal-data/timers/clock-of-proofs.ts',
    tests: [`${life}proofs go three years after the destruction they prove`],
  },
  credit_consent: {
    whose: 'субъекты кредитных историй',
    categories: 'согласие на запрос кредитного отчёта, его текст, телефон и сетевой адрес подписавшего',
    from: 'the signed consent is no longer valid',
    term: { count: 5, unit: 'years' },
    deed: 'уничтожение',
    ground: 'истечение срока хранения согласия (статья 6 218-ФЗ)',
    source: '218-FZ art. 6',
    mechanism: 'src/personal-data/timers/clock-of-rows.ts',
    tests: [`${life}every row with a term of its own goes when the term is over, and none before`],
  },
  unsigned_consent: {
    whose: 'лица, которым предложено подписать согласие',
    categories: 'неподписанное согласие на запрос кредитного отчёта',
    from: 'the request ended unsigned',
    term: { count: 30, unit: 'days' },
    deed: 'уничтожение',
    ground: 'достижение цели обработки (часть 4 статьи 21 152-ФЗ)',
    source: '152-FZ art. 21 p. 4',
    mechanism: 'src/personal-data/timers/clock-of-rows.ts',
    tests: [`${life}every row with a term of its own goes when the term is over, and none before`],
  },
  destruction_proof: {
    whose: 'субъекты, данные которых уничтожены',
    categories: 'акты об уничтожении и выгрузки из журнала, без самих данных',
    from: 'the destruction',
    term: { count: 3, unit: 'years' },
    deed: 'уничтожение',
    ground: 'истечение срока хранения акта (пункт 8 Требований, приказ Роскомнадзора от 28.10.2022 № 179)',
    source: 'order 179 of Roskomnadzor, point 8',
    mechanism: 'src/personal-data/timers/clock-of-proofs.ts',
    tests: [`${life}proofs go three years after the destruction they prove`],
  },
} as const satisfies Readonly<Record<string, Duty>>;
