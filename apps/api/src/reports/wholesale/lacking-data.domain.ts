import { missingData } from '@proverka/contract/report';
import type { MissingData } from '@proverka/contract/report';
import type { SubjectKind } from '@proverka/contract/subject';
import { subjectKinds } from '@proverka/contract/subject';
import type { LackingColumn, ProductsByKind } from '@proverka/contract/wholesale';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { lacks, neededBy } from '#registers/needed-data.domain.ts';
import type { ItemMetadata } from '#registers/subject.domain.ts';
import { taskTitle } from '#registers/task-type.ts';

interface OrderedRow {
  readonly line: number;
  readonly kind: SubjectKind | null;
  readonly product_id: string | null;
  readonly metadata: ItemMetadata;
}

/** What the chosen products need and rows of the list do not have, with the checks that wait for it. */
export function lackingColumns(
  rows: readonly OrderedRow[],
  chosen: ProductsByKind,
  products: readonly CatalogueProduct[],
): LackingColumn[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = new Map<string, { checks: Set<string>; lines: Set<number> }>();
  for (const { line, kind, product_id, metadata } of rows) {
    if (kind === null || kind === 'object') continue;
    const product = byId.get(product_id ?? chosen[kind] ?? '');
    for (const type of product?.tasks ?? []) {
      const missing = neededBy(type);
      if (missing === null || !lacks(kind, metadata, missing)) continue;
      const key = keyOf(kind, missing);
      const column = found.get(key) ?? { checks: new Set(), lines: new Set() };
      column.checks.add(taskTitle(type));
      column.lines.add(line);
      found.set(key, column);
    }
  }
  return subjectKinds.flatMap((kind) =>
    missingData.flatMap((missing) => {
      const column = found.get(keyOf(kind, missing));
      return column === undefined
        ? []
        : { kind, missing, checks: [...column.checks], lines: [...column.lines] };
    }),
  );
}

const keyOf = (kind: SubjectKind, missing: MissingData): string => `${kind} ${missing}`;
