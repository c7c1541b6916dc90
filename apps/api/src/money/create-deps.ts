import type { PlatformDeps } from '#platform/deps.ts';
import type { MoneyConfig } from './config.ts';
import type { MoneyDeps, MoneyHooks } from './deps.ts';
import { createYooKassa } from './payments/yookassa.ts';

/** This room's own dependencies; requisites come from a register, hooks from the rooms above. */
export const createMoneyDeps = ({
  yookassa,
}: MoneyConfig): Omit<MoneyDeps, keyof PlatformDeps | keyof MoneyHooks | 'companies'> => ({
  yookassa: createYooKassa(yookassa),
});
