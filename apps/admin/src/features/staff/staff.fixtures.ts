import type { StaffPerson } from '@proverka/contract/staff';

const person = (id: string, name: string, email: string) => ({ id, name, email });
const first = person('0192f0c1-0000-7000-8000-00000000b001', 'Тестова Анна', 'testova@example.com');
const second = person('0192f0c1-0000-7000-8000-00000000a001', 'Тестов Иван', 'testov@example.com');
const third = person('0192f0c1-0000-7000-8000-00000000b003', 'Образцов Пётр', 'obrazcov@example.com');

const proposed = {
  state: 'proposed' as const,
  given_by: first,
  given_date: '2026-11-20T09:00:00.000Z',
  confirmed_by: null,
  confirmed_date: null,
  ended_by: null,
  ended_date: null,
};
const active = { ...proposed, state: 'active' as const, confirmed_date: '2026-11-20T10:00:00.000Z' };

/** Two admins, the reader among them, and somebody whose role waits. */
export const exampleStaff: readonly StaffPerson[] = [
  {
    person: first,
    is_enrolled: true,
    roles: [{ ...active, id: 'r1', role: 'admin', given_by: null, confirmed_by: null }],
    recoveries: [],
  },
  {
    person: second,
    is_enrolled: true,
    roles: [{ ...active, id: 'r2', role: 'admin', confirmed_by: third }],
    recoveries: [],
  },
  {
    person: third,
    is_enrolled: false,
    roles: [
      { ...proposed, id: 'r3', role: 'support' },
      { ...proposed, id: 'r4', role: 'expert', given_by: second },
      {
        ...active,
        id: 'r5',
        role: 'manager',
        state: 'ended',
        confirmed_by: second,
        ended_by: first,
        ended_date: '2026-11-21T10:00:00.000Z',
      },
    ],
    recoveries: [{ ...proposed, id: 'c1' }],
  },
];
