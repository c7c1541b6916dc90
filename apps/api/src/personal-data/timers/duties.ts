import { accountingDuties } from './accounting-duties.ts';
import type { Duty } from './duty.ts';
import { subjectDuties } from './subject-duties.ts';
import { technicalDuties } from './technical-duties.ts';

/** Every duty of 152-FZ that the clock fulfils, and of the policy's terms. Which table is under which: `holdings.ts`. */
export const duties = {
  ...subjectDuties,
  ...accountingDuties,
  ...technicalDuties,
} as const satisfies Readonly<Record<string, Duty>>;

export type DutyName = keyof typeof duties;
