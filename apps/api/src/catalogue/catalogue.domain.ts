import type { BrandId } from '@proverka/brand/host';
import type { SubjectKind } from '@proverka/contract/subject';
import type { TaskType } from '#registers/task-type.ts';
import type { PriceComponent } from './pricing.domain.ts';

export interface CatalogueProduct {
  readonly id: string;
  readonly name: string;
  readonly brand: BrandId;
  readonly nameRu: string;
  readonly description: string;
  readonly contents: readonly string[];
  readonly isInstant: boolean;
  /** What it consists of; empty for what is answered at once. */
  readonly tasks: readonly TaskType[];
  /** What it asks about each owner the item names; empty where it names none. */
  readonly ownerTasks: readonly TaskType[];
  readonly subject: SubjectKind;
  readonly createdAt: Date;
  readonly components: readonly PriceComponent[];
}

/** Products on sale by id, in the order of their names. */
export type Catalogue = ReadonlyMap<string, CatalogueProduct>;
