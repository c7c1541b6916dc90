import type { BrandId } from '@proverka/brand/host';
import type { SellerExtract } from '@proverka/contract/seller-extract';
import { toRubles } from '@proverka/validation/money';
import type { CatalogueProduct } from '#catalogue/catalogue.domain.ts';
import { priceOf } from '#catalogue/pricing.domain.ts';
import { readBuyer } from '#catalogue/read-buyer.ts';
import { readSellerExtracts } from '#fulfilment/seller-extract.store.ts';
import type { SellerExtractRow } from '#fulfilment/seller-extract.store.ts';
import { boughtObjects } from '#ordering/seller-extracts.ts';
import type { Result } from '#platform/result.ts';
import { done, refuse } from '#platform/result.ts';
import { signatureWords } from '#registers/signature-words.domain.ts';
import { sellerExtractTask } from '#registers/task-type.ts';
import type { ReportsDeps } from '../deps.ts';

export interface Asker {
  readonly brand: BrandId;
  readonly userId: string | null;
}

type ViewDeps = Pick<ReportsDeps, 'db' | 'now' | 'tariffs' | 'catalogue'>;

export async function openSellerExtract(
  deps: ViewDeps,
  asker: Asker,
  id: string,
): Promise<Result<SellerExtract, 'seller_extract_not_found' | 'product_unknown'>> {
  const rows = await readSellerExtracts(deps.db, [id], asker.userId, deps.now());
  const viewed = await viewSellerExtracts(deps, asker, rows);
  if (!viewed.ok) return viewed;
  const [extract] = viewed.value;
  return extract === undefined ? refuse('seller_extract_not_found') : done(extract);
}

/** What each document is, and what its report costs this asker. */
export async function viewSellerExtracts(
  deps: ViewDeps,
  { brand, userId }: Asker,
  rows: readonly SellerExtractRow[],
): Promise<Result<SellerExtract[], 'product_unknown'>> {
  const product = await productOf(deps, brand);
  if (product === undefined) return refuse('product_unknown');
  const numbers = rows.map(({ cadastral_number: number }) => number);
  const [buyer, bought] = await Promise.all([
    readBuyer(deps, userId),
    boughtObjects(deps.db, userId, numbers),
  ]);
  return done(
    rows.map((row): SellerExtract => {
      const isIncluded = bought.has(row.cadastral_number);
      return {
        id: row.id,
        file_name: row.file_name,
        title: row.summary.title,
        cadastral_number: row.cadastral_number,
        address: row.summary.address,
        date: row.summary.date,
        number: row.summary.number,
        signature: {
          state: row.signature.state,
          reason: row.signature.reason,
          ...signatureWords(row.signature),
        },
        product_id: product.id,
        price: toRubles(priceOf(product, buyer, { isIncluded }).total),
        is_included: isIncluded,
        expires_at: row.expires_at.toISOString(),
      };
    }),
  );
}

async function productOf(
  deps: Pick<ReportsDeps, 'catalogue'>,
  brand: BrandId,
): Promise<CatalogueProduct | undefined> {
  return [...(await deps.catalogue()).values()].find(
    (product) => product.brand === brand && product.tasks.includes(sellerExtractTask),
  );
}
