import type { BrandId } from '@proverka/brand/host';
import type { SubjectKind } from '@proverka/contract/subject';
import type { NoParameters } from '@proverka/sql/named-sql';
import { statement } from '#platform/db/statement.ts';
import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

interface Ordered {
  readonly product_name: string;
  readonly product_name_ru: string;
  readonly brands: BrandId[];
  readonly subject_kind: SubjectKind;
}

const ORDERED = statement<NoParameters, Ordered>(`
  select name as product_name, min(name_ru) as product_name_ru, array_agg(distinct brand order by brand) as brands,
    min(subject) as subject_kind
  from product group by name order by product_name_ru`);

/** Every product an order may hold, also those that are sold no more. */
export const listOrderedProducts = async ({
  db,
}: DeskDeps): Promise<Result<{ products: Ordered[] }, never>> => done({ products: [...(await ORDERED(db))] });
