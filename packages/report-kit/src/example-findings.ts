import type { Finding, FindingRecord, Level } from '@proverka/contract/finding';

/** An invented statement of a report. */
export const exampleFinding = (changes: Partial<Finding> = {}): Finding => ({
  level: 'clear',
  code: 'bankruptcy_none',
  title: 'Банкротства нет',
  text: 'Дел о банкротстве этого человека в реестре нет.',
  source: 'Единый федеральный реестр сведений о банкротстве',
  source_date: '2026-11-20',
  ...changes,
});

const debt = (number: string, changes: Partial<FindingRecord> = {}): FindingRecord => ({
  title: `Исполнительное производство № ${number}/26/77001-ИП`,
  facts: [
    { name: 'Предмет', value: 'Взыскание по кредитному договору' },
    { name: 'Остаток долга', value: '184 300,50 ₽' },
    { name: 'Отдел', value: 'ОСП по Центральному округу № 1, Москва, ул. Образцова, д. 1' },
  ],
  ...changes,
});

/** Two more than are shown at once, with each degree of certainty. */
export const exampleRecords: readonly FindingRecord[] = [
  debt('100101', { match: { kind: 'same', reason: 'совпали имя, дата рождения и ИНН' } }),
  debt('100102', { match: { kind: 'likely', reason: 'совпали имя и дата рождения, ИНН не указан' } }),
  debt('100103', { match: { kind: 'namesake', reason: '' } }),
  debt('100104'),
  debt('100105'),
];

/** One statement of each level, the worst first. */
export const findingsByLevel: Readonly<Record<Level, Finding>> = {
  danger: exampleFinding({
    level: 'danger',
    code: 'fssp_debts',
    title: 'Долги у приставов: 5',
    text: 'Не закрыты пять исполнительных производств на 921 502,50 ₽. Приставы могут арестовать имущество и счета.',
    source: 'Банк данных исполнительных производств ФССП',
    records: [...exampleRecords],
  }),
  warning: exampleFinding({
    level: 'warning',
    code: 'court_defendant',
    title: 'Ответчик по делу о взыскании',
    text: 'Дело рассматривает районный суд, решения ещё нет.',
    source: 'ГАС «Правосудие»',
  }),
  attention: exampleFinding({
    level: 'attention',
    code: 'passport_replaced',
    title: 'Паспорт заменён',
    text: 'Паспорт с этим номером заменён новым. Попросите показать действующий.',
    source: 'МВД, сведения о паспортах',
    source_date: null,
  }),
  clear: exampleFinding(),
  unchecked: exampleFinding({
    level: 'unchecked',
    code: 'unavailable_taxes',
    kind: 'unanswered',
    title: 'Не удалось проверить: налоговая задолженность',
    text: 'Источник не ответил.',
    source: 'ФНС России',
  }),
};

export const namesakeFinding = exampleFinding({
  level: 'attention',
  code: 'fssp_namesakes',
  kind: 'namesakes',
  question: 'Долги у приставов',
  title: 'Записи о тёзках: 1',
  text: 'Имя совпало, дата рождения другая.',
  source: 'Банк данных исполнительных производств ФССП',
  records: [debt('200201', { match: { kind: 'namesake', reason: 'дата рождения другая: 03.03.1991' } })],
});

export const limitFinding = exampleFinding({
  level: 'unchecked',
  code: 'limit_private_debts',
  kind: 'limit',
  title: 'Долги по распискам',
  text: 'Займы между людьми не попадают ни в один реестр, пока о них не спорят в суде.',
  source: 'Открытые реестры',
  source_date: null,
});

/** A title and a text nobody expects, with a number that does not break. */
export const longFinding = exampleFinding({
  level: 'warning',
  code: 'encumbrance_long',
  title:
    'Запрет регистрационных действий, наложенный постановлением судебного пристава-исполнителя Межрайонного отдела судебных приставов по исполнению особо важных исполнительных производств',
  text: 'Запись № 78:31:0000000:1024-78/022/2019-5 внесена на основании постановления, вынесенного в рамках сводного исполнительного производства. Пока запрет не снят, регистратор не примет документы о переходе права; снимает его тот же орган, который его наложил, или суд. Покупателю стоит попросить у продавца постановление об окончании исполнительного производства и дождаться, когда запись исчезнет из выписки.',
  source:
    'Единый государственный реестр недвижимости, выписка об основных характеристиках и зарегистрированных правах № КУВИ-001/2026-100000102',
});
