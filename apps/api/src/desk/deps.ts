import type { CatalogueDeps } from '#catalogue/deps.ts';
import type { FulfilmentDeps } from '#fulfilment/deps.ts';

export interface DeskDeps extends CatalogueDeps, FulfilmentDeps {
  readonly config: CatalogueDeps['config'] & FulfilmentDeps['config'];
}
