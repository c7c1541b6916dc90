import type { CheckCases, VerdictCase } from '../../verdict-cases.fixtures.ts';

const entrepreneur = { inn: '000100137070' };

const registered = (more: object = {}) => ({
  kind: 'company',
  inn: '7707083893',
  ogrn: '1027700132195',
  kpp: null,
  name: 'ООО «Образец»',
  shortName: null,
  address: null,
  activity: null,
  head: null,
  headPosition: null,
  registeredOn: '2018-04-10',
  endedOn: null,
  state: null,
  ...more,
});

/** What the register's words of a state mean. */
const state = (words: string, because: string): VerdictCase => ({
  when: `в реестре: «${words}»`,
  answer: registered({ state: words }),
  because,
});

const bankruptcy = (procedure: string, ended_on: string | null = null) => ({
  case_number: 'А00-1000/2025',
  court: 'Арбитражный суд Тестовой области',
  procedure,
  since: '2025-03-01',
  ended_on,
  manager: null,
  message_number: '10000000',
});
const disqualified = (until: string) => ({
  full_name: 'Условнов Глеб Андреевич',
  position: 'Генеральный директор',
  article: 'КоАП РФ, ст. 14.25, ч. 5',
  since: '2024-01-01',
  until,
});
const year = (one: number, revenue: number, profit: number) => ({
  year: one,
  revenue_kopecks: revenue * 100,
  profit_kopecks: profit * 100,
  assets_kopecks: 50_000_000,
});
const manager = { name: 'Условнов Глеб Андреевич', position: 'Директор', since: '2020-01-10', inn: null };
const founder = { name: 'Условнов Глеб Андреевич', inn: null, share_percent: 62.5, since: '2018-04-10' };

export const companyCases: readonly CheckCases[] = [
  {
    type: 'company_register',
    cases: [
      { when: 'записи нет', answer: null, because: 'договор заключать не с кем' },
      {
        when: 'запись открыта, состояние не названо',
        answer: registered(),
        because: 'поиск знает только дни: о ликвидации и банкротстве он молчит',
      },
      state('Действующее', 'так говорит сам реестр'),
      {
        when: 'запись моложе года',
        answer: registered({ registeredOn: '2026-04-10' }),
        because: 'ни отчётности, ни судов ещё нет: чистота ничего не доказывает',
      },
      {
        when: 'деятельность прекращена',
        answer: registered({ endedOn: '2023-09-01' }),
        because: 'компании нет',
      },
      {
        when: 'предприниматель прекратил деятельность',
        answer: registered({ kind: 'entrepreneur', endedOn: '2023-09-01' }),
        because: 'предпринимателя нет, человек остался',
      },
      state('Юридическое лицо ликвидировано', 'компании нет'),
      state('Исключено из ЕГРЮЛ', 'компании нет'),
      state('Находится в процессе ликвидации', 'долг спросить будет не с кого'),
      state('Конкурсное производство', 'распоряжается управляющий'),
      state('Принято решение о предстоящем исключении', 'налоговая не верит, что компания работает'),
      state('Сведения недостоверны', 'адрес или директор подставные'),
      state('В процессе реорганизации', 'обязательства перейдут другому'),
      state('Иное состояние', 'слов мы не знаем: действующей назвать нельзя'),
    ],
  },
  {
    type: 'company_management',
    cases: [
      { when: 'руководитель не указан', answer: null, because: 'некому подписать' },
      { when: 'руководитель указан', answer: [manager], because: 'с ним и сверяют подпись' },
      {
        when: 'руководитель сменился',
        answer: [manager, { ...manager, name: 'Прежнев Иван', until: '2023-05-05' }],
        because: 'прежний больше не подписывает, и это видно отдельно',
      },
      {
        when: 'названы только прежние',
        answer: [{ ...manager, until: '2023-05-05' }],
        because: 'подписать некому, как если бы реестр не назвал никого',
      },
      {
        when: 'предприниматель',
        answer: null,
        subject: entrepreneur,
        because: 'действует сам',
      },
      {
        when: 'предприниматель, источник прислал запись',
        answer: [manager],
        subject: entrepreneur,
        because: 'у предпринимателя нет руководителя, что бы ни прислали',
      },
    ],
  },
  {
    type: 'company_founders',
    cases: [
      { when: 'учредителей нет', answer: null, because: 'акционеров реестр не показывает' },
      { when: 'учредитель есть', answer: [founder], because: 'факт, а не упрёк' },
      {
        when: 'один учредитель вышел',
        answer: [founder, { ...founder, until: '2024-02-02' }],
        because: 'факт, а не упрёк: кому доля принадлежит сейчас, видно отдельно',
      },
      { when: 'предприниматель', answer: null, subject: entrepreneur, because: 'учредителей не бывает' },
    ],
  },
  {
    type: 'company_finance',
    cases: [
      { when: 'отчётности нет', answer: null, because: 'не сдана или закрыта: спросить баланс' },
      { when: 'предприниматель', answer: null, subject: entrepreneur, because: 'сдавать не обязан' },
      {
        when: 'прибыль за 2025 год',
        answer: [year(2025, 1_000_000, 50_000), year(2024, 900_000, 1)],
        because: 'зарабатывает',
      },
      { when: 'убыток', answer: [year(2025, 1_000_000, -50_000)], because: 'платить может оказаться нечем' },
      { when: 'прибыль ровно ноль', answer: [year(2025, 1_000_000, 0)], because: 'так бывает редко' },
      { when: 'выручки нет', answer: [year(2025, 0, 0)], because: 'дела не ведёт' },
      {
        when: 'выручка упала больше чем вдвое',
        answer: [year(2024, 1_000_000, 10), year(2025, 400_000, 10)],
        because: 'дело сворачивают; порядок лет в ответе не важен',
      },
      {
        when: 'последний год 2022',
        answer: [year(2022, 1_000_000, 50_000)],
        because: 'старая прибыль ничего не говорит о нынешнем',
      },
    ],
  },
  {
    type: 'company_bankruptcy',
    cases: [
      { when: 'записей нет', answer: null, because: 'реестр один на всю страну' },
      { when: 'наблюдение', answer: [bankruptcy('observation')], because: 'дело идёт' },
      { when: 'конкурсное производство', answer: [bankruptcy('competitive')], because: 'дело идёт' },
      {
        when: 'процедура завершена',
        answer: [bankruptcy('completed', '2026-02-10')],
        because: 'за завершением следует исключение из реестра (127-ФЗ, ст. 149)',
      },
      {
        when: 'прекращено',
        answer: [bankruptcy('terminated', '2026-02-10')],
        because: 'договорились или рассчитались',
      },
      {
        when: 'мировое соглашение',
        answer: [bankruptcy('settlement')],
        because: 'дело прекращают (127-ФЗ, ст. 159)',
      },
    ],
  },
  {
    type: 'company_disqualified',
    cases: [
      { when: 'записей нет', answer: null, because: 'реестр один на всю страну' },
      {
        when: 'срок идёт',
        answer: [disqualified('2027-01-01')],
        because: 'подпись оспорят (КоАП, ст. 3.11)',
      },
      { when: 'последний день срока', answer: [disqualified('2026-11-20')], because: 'день включён' },
      { when: 'срок прошёл', answer: [disqualified('2026-11-19')], because: 'вправе, но прошлое известно' },
    ],
  },
  {
    type: 'company_mass_address',
    cases: [
      { when: 'адреса в списке нет', answer: null, because: 'список неполон, и текст это говорит' },
      {
        when: '214 компаний по адресу',
        answer: [{ address: '100000, г. Тестовск', companies: 214 }],
        because: 'бизнес-центр или однодневки',
      },
    ],
  },
];
