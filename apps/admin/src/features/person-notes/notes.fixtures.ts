import type { PersonNote } from '@proverka/contract/desk-person-parts';

const note = (end: string, text: string): PersonNote => ({
  note_id: `0192f0c1-0000-7000-8000-0000000000${end}`,
  text,
  author: { id: '0192f0c1-0000-7000-8000-000000000077', name: 'Образцова Анна' },
  created_date: '2026-11-20T09:12:00.000Z',
});

export const exampleNotes: readonly PersonNote[] = [
  note('b1', 'Звонил: отчёт пришёл не о той квартире.\nДоговорились вернуть деньги на баланс.'),
  note('b2', 'Просит счёт на компанию.'),
];
