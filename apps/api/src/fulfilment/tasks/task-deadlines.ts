import { checkOf } from '#registers/checks.ts';
import { isExtractTask } from '#registers/task-type.ts';

/** Seconds from the order until a task of a type is given up, where they differ from the retry policy's. */
export type TaskDeadlines = Readonly<Record<string, number>>;

/** Written as `car_dtp=20,fssp=7200`: task type and seconds. */
export function readTaskDeadlines(
  written: readonly string[],
  mistake: (sentence: string) => void,
): TaskDeadlines {
  const deadlines: Record<string, number> = {};
  for (const one of written) {
    const [, type = '', seconds = ''] = /^(\w+)=([1-9]\d{0,6})$/.exec(one) ?? [];
    if (isExtractTask(type) || checkOf(type) !== undefined) deadlines[type] = Number(seconds);
    else mistake(`TASK_DEADLINES holds "${one}"; it must be type=seconds with the type of a task.`);
  }
  return deadlines;
}
