import type { DeskLetter } from '@proverka/contract/desk-person-parts';

const at = '2026-11-20T09:12:00.000Z';
const letter = (end: string, more: Partial<DeskLetter>): DeskLetter => ({
  letter_id: `0192f0c1-0000-7000-8000-0000000000${end}`,
  created_date: at,
  sent_date: at,
  subject: 'Отчёт готов',
  recipient: 'testov@example.com',
  person_id: '0192f0c1-0000-7000-8000-000000000042',
  is_secret: false,
  ...more,
});

/** Invented: one that waits, one that holds a password. */
export const exampleLetters = {
  letters: [
    letter('a1', {}),
    letter('a2', { subject: 'Новый пароль', is_secret: true }),
    letter('a3', { subject: 'Заказ оплачен', sent_date: null }),
  ],
  next: null,
  total: { count: 3, is_more: false },
};
