import { createModelMemory } from './model.store.ts';
import type { ValuationDeps } from './deps.ts';

export const createValuationDeps = (): Pick<ValuationDeps, 'runningModel'> => ({
  runningModel: createModelMemory(),
});
