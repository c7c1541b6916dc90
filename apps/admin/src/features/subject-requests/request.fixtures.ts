import type { SubjectRequest } from '@proverka/contract/subject-request';

/** Invented: somebody asks what is kept; the answer is late. */
export const exampleRequest: SubjectRequest = {
  request_id: '0192f0c1-0000-7000-8000-00000000ab01',
  number: 31,
  state: 'open',
  kind: 'correction',
  due_date: '2026-11-20',
  requested_at: '2026-11-06T09:12:00.000Z',
  is_late: true,
  is_extended: false,
  person: { last_name: 'Тестов', first_name: 'Иван', middle_name: 'Петрович', birth_date: '1980-01-31' },
  email: 'testov@example.com',
  phone: '+79990000000',
  text: 'Долг погашен в октябре, а в отчёте он ещё есть.',
  proven_by: 'code',
  extension_reason: null,
  answer: null,
  is_blocked: true,
  kept: [
    {
      title: 'Сведения из реестров',
      count: 12,
      source: 'открытые реестры',
      passed_to: 'заказчику отчёта',
      kept_until: 'месяц после готовности отчёта',
    },
    {
      title: 'Данные из анкет',
      count: 1204,
      source: 'заказчик отчёта',
      passed_to: 'никому',
      kept_until: 'три года',
    },
  ],
};
