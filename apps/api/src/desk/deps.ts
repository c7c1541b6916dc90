import type { CatalogueDeps } from '#catalogue/deps.ts';
import type { FulfilmentDeps } from '#fulfilment/deps.ts';
import type { MoneyConfig } from '#money/config.ts';

export interface DeskDeps extends CatalogueDeps, FulfilmentDeps {
  readonly config: CatalogueDeps['config'] & FulfilmentDeps['config'] & Pick<MoneyConfig, 'approvalAbove'>;
}
