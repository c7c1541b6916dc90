import type { ConclusionTemplate, ConclusionWork, DeskConclusion } from '@proverka/contract/conclusion-desk';

const id = (place: number) => `0192f0c1-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** Of the person who is signed in, in tests and stories. */
export const me = { id: '0192f0c1-0000-7000-8000-00000000a001', name: 'Тестов Иван' };
export const colleague = { id: id(2), name: 'Примерова Анна' };

export const exampleConclusions = (count: number, more: Partial<DeskConclusion> = {}): DeskConclusion[] =>
  Array.from({ length: count }, (_, place) => ({
    conclusion_id: id(100 + place),
    report_number: `2026-${String(123 + place).padStart(6, '0')}`,
    product_name_ru: 'Проверка человека',
    question: 'Можно ли выдать аванс под отчёт и на каких условиях?',
    price: place % 2 === 0 ? 80 : 0,
    state: 'requested',
    requested_date: '2026-11-18T09:00:00.000Z',
    deadline_date: '2026-11-27T09:00:00.000Z',
    is_overdue: place === 0,
    is_sent_back: false,
    has_draft: place === 1,
    expert: place === 1 ? me : place === 2 ? colleague : null,
    closed_date: null,
    ...more,
  }));

export function exampleWork(more: Partial<ConclusionWork> = {}): ConclusionWork {
  const [conclusion] = exampleConclusions(1);
  if (conclusion === undefined) throw new Error('there is an example');
  return {
    ...conclusion,
    is_overdue: false,
    draft: { text: '', version: 0, by: '', saved_date: null },
    text: '',
    author_name: '',
    corrected_date: null,
    note: '',
    note_by: '',
    report: {
      verdict: {
        level: 'warning',
        sentence: 'Есть вопросы, которые нужно решить: долги у приставов.',
        reasons: ['fssp_debts'],
      },
      findings: [
        {
          code: 'fssp_debts',
          level: 'warning',
          title: 'Долги у приставов',
          text: 'Открыто одно исполнительное производство на 12 500 ₽.',
          source: 'ФССП России',
          source_date: '2026-11-20',
        },
        {
          code: 'bankruptcy_none',
          level: 'clear',
          title: 'Банкротства нет',
          text: 'В реестре сообщений о банкротстве записей не найдено.',
          source: 'Федресурс',
          source_date: '2026-11-20',
        },
      ],
    },
    colleagues: [me, colleague],
    ...more,
  };
}

export const exampleTemplates: readonly ConclusionTemplate[] = [
  {
    template_id: id(201),
    title: 'Наём сотрудника',
    text: 'Вывод: \n\nЧто проверить до приёма: ',
    changed_by: 'Примерова Анна',
    changed_date: '2026-11-20T09:00:00.000Z',
  },
];
