import type { CatalogueDeps } from '#catalogue/deps.ts';
import type { MoneyConfig } from '#money/config.ts';

export interface DeskDeps extends CatalogueDeps {
  readonly config: CatalogueDeps['config'] & Pick<MoneyConfig, 'approvalAbove'>;
}
