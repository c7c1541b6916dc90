import type { Report, ReportTask } from '@proverka/contract/report';

const day = '2026-11-20';
const egrn = 'ЕГРН, выписка № КУВИ-001/2026-100000107';
const history = 'ЕГРН, выписка № КУВИ-001/2026-100000108';

const task = (
  title: string,
  source: string,
  status: ReportTask['status'],
  reason = '',
): Omit<ReportTask, 'task_id' | 'task_type'> => {
  return {
    title,
    status,
    attempts: status === 'unavailable' ? 3 : 1,
    started_at: '2026-11-20T09:12:04.000Z',
    finished_at: '2026-11-20T09:47:30.000Z',
    source,
    source_date: status === 'unavailable' ? null : day,
    reason,
    missing_requirements: [],
  };
};

/** A full check of a flat and its two owners; none of them exist. */
export const sampleRiskReport: Report = {
  order_item_id: '0192f0c1-0000-7000-8000-000000000107',
  order_id: '0192f0c1-0000-7000-8000-000000001107',
  number: 'SAMPLE-RISK',
  product_name: 'RiskAssessment',
  product_name_ru: 'Полная проверка: две выписки и собственник',
  object_key: '78:31:0000000:1024',
  object_address: 'г. Санкт-Петербург, ул. Образцовая, д. 1, кв. 5',
  status: 'done',
  created_at: '2026-11-20T09:12:00.000Z',
  completed_at: '2026-11-20T09:47:30.000Z',
  expires_at: '2026-12-20T09:47:30.000Z',
  expected: { p50: 1800, p95: 86_400, measured: false },
  money_note: '',
  tasks: [
    task('Выписка ЕГРН об объекте', egrn, 'found'),
    task('Выписка ЕГРН о переходе прав', history, 'found'),
    task('Банкротство: Образцов И. П.', 'Единый федеральный реестр сведений о банкротстве', 'nothing_found'),
    task('Банкротство: Образцова А. С.', 'Единый федеральный реестр сведений о банкротстве', 'nothing_found'),
    task('Приставы: Образцов И. П.', 'Банк данных исполнительных производств, ФССП России', 'found'),
    task('Приставы: Образцова А. С.', 'Банк данных исполнительных производств, ФССП России', 'nothing_found'),
    task('Арбитражные дела', 'Картотека арбитражных дел', 'nothing_found'),
    task(
      'Суды общей юрисдикции',
      'Сайты судов общей юрисдикции',
      'unavailable',
      'Источник не ответил с трёх попыток',
    ),
    task('Розыск', 'МВД России', 'nothing_found'),
    task('Перечень Росфинмониторинга', 'Росфинмониторинг', 'nothing_found'),
  ].map((done, place) => ({
    ...done,
    task_id: `0192f0c1-0000-7000-8000-00000000${3000 + place}`,
    task_type: `sample_${place}`,
  })),
  verdict: {
    level: 'warning',
    sentence:
      'Есть вопросы, которые нужно решить до сделки: ипотека и взыскание с одного из собственников. Кроме того: суды общей юрисдикции проверить не удалось.',
    reasons: ['encumbrance_mortgage', 'enforcement'],
  },
  findings: [
    {
      level: 'warning',
      code: 'encumbrance_mortgage',
      title: 'Ипотека в силу закона',
      text: 'Запись в ЕГРН от 14.05.2019. В пользу: АО «Образцовый банк». Продать объект можно только с согласия залогодержателя. Договоритесь, кто, когда и чьими деньгами погашает долг и снимает запись об ипотеке.',
      source: egrn,
      source_date: day,
    },
    {
      level: 'warning',
      code: 'enforcement',
      title: 'Исполнительное производство на 318 400 ₽',
      text: 'Должник — Образцов И. П., владелец доли 1/2. Кредитные платежи и исполнительский сбор. Пристав вправе запретить продажу: попросите погасить долг до договора и показать постановление об окончании.',
      source: 'Банк данных исполнительных производств, ФССП России',
      source_date: day,
    },
    {
      level: 'attention',
      code: 'shared_ownership',
      title: 'Долевая собственность',
      text: 'Две доли по 1/2. Договор подписывают оба собственника; если продаётся одна доля, второму сначала предлагают купить её.',
      source: egrn,
      source_date: day,
    },
    {
      level: 'clear',
      code: 'no_frequent_transfers',
      title: 'Частых переходов права нет',
      text: 'За последние три года право не переходило. Оба собственника владеют с 14.05.2019 по договору купли-продажи.',
      source: history,
      source_date: day,
    },
    {
      level: 'clear',
      code: 'no_bankruptcy',
      title: 'Сообщений о банкротстве нет',
      text: 'По имени, дате рождения и ИНН обоих собственников в реестре ничего не найдено.',
      source: 'Единый федеральный реестр сведений о банкротстве',
      source_date: day,
    },
    {
      level: 'unchecked',
      code: 'limit_owner_hidden',
      title: 'Имена собственников',
      text: 'С 01.03.2023 в выписках для третьих лиц вместо имени владельца указано «Физическое лицо». Имена назвал продавец: сверьте их с его собственной выпиской и паспортами.',
      source: egrn,
      source_date: day,
    },
    {
      level: 'unchecked',
      code: 'limit_family',
      title: 'Права супругов и детей',
      text: 'Совместно нажитое имущество и обязательство выделить доли после материнского капитала в выписке не отражаются.',
      source: egrn,
      source_date: day,
    },
    {
      level: 'unchecked',
      code: 'limit_after_date',
      title: 'Изменения после даты отчёта',
      text: 'Отчёт верен на день, когда ответили источники. Обновите его в день сделки.',
      source: egrn,
      source_date: day,
    },
  ],
  extracts: [],
  has_pdf: false,
  confirm_path: '',
};
