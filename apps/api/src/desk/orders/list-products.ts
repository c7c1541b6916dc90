import { done } from '#platform/result.ts';
import type { Result } from '#platform/result.ts';
import type { DeskDeps } from '../deps.ts';

interface Ordered {
  readonly product_name: string;
  readonly product_name_ru: string;
}

/** Every product an order may hold, also those that are sold no more. */
export async function listOrderedProducts({ db }: DeskDeps): Promise<Result<{ products: Ordered[] }, never>> {
  const rows = await db
    .selectFrom('product')
    .select(({ fn }) => ['name as product_name', fn.min<string>('name_ru').as('product_name_ru')])
    .groupBy('name')
    .orderBy('product_name_ru')
    .execute();
  return done({ products: rows });
}
