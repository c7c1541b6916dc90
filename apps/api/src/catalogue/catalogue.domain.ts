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
  /** The task types of the product; empty for one that is answered at once. */
  readonly tasks: readonly TaskType[];
  /** The task types per owner the item names; empty for products without owners. */
  readonly ownerTasks: readonly TaskType[];
  readonly subject: SubjectKind;
  readonly createdAt: Date;
  readonly components: readonly PriceComponent[];
}

/** Products on sale by id, sorted by name. */
export type Catalogue = ReadonlyMap<string, CatalogueProduct>;
