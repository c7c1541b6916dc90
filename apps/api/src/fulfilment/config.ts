import type { EnvironmentReader } from '#platform/config/environment.ts';
import { readTaskDeadlines } from './tasks/task-deadlines.ts';
import type { TaskDeadlines } from './tasks/task-deadlines.ts';

export interface FulfilmentConfig {
  readonly taskDeadlines: TaskDeadlines;
}

export const readFulfilmentConfig = (read: EnvironmentReader): FulfilmentConfig => ({
  taskDeadlines: readTaskDeadlines(read.list('TASK_DEADLINES'), read.mistake),
});
