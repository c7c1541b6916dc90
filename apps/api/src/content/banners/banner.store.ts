import type { BrandId } from '@proverka/brand/host';
import type { BannerInput, DeskBanner, SiteBanner } from '@proverka/contract/banner';
import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '#platform/db/schema.ts';
import type { Connection, Transaction } from '#platform/db/transaction.ts';
import { bannerState } from './banner.domain.ts';

export type BannerRow = Selectable<Schema['banner']>;

/** Only what every banner has in its row besides its own content. */
export const rowOf = ({
  advertiser,
  ...banner
}: BannerInput): Omit<Insertable<Schema['banner']>, 'id' | 'created_at' | 'updated_at'> => ({
  ...banner,
  advertiser: advertiser?.name ?? null,
  advertiser_inn: advertiser?.inn ?? null,
  erid: advertiser?.erid ?? null,
});

const advertiserOf = ({ advertiser, advertiser_inn: inn, erid }: BannerRow): SiteBanner['advertiser'] =>
  advertiser === null || inn === null || erid === null ? null : { name: advertiser, inn, erid };

export const viewBanner = (row: BannerRow, day: string): DeskBanner => ({
  ...siteBanner(row),
  brand: row.brand,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  is_enabled: row.is_enabled,
  state: bannerState(row, day),
  updated_at: row.updated_at.toISOString(),
});

const siteBanner = (row: BannerRow): SiteBanner => ({
  banner_id: row.id,
  route: row.route,
  title: row.title,
  text: row.text,
  link: row.link,
  link_title: row.link_title,
  advertiser: advertiserOf(row),
});

export const readBanners = (db: Connection): Promise<BannerRow[]> =>
  db.selectFrom('banner').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

/** What a brand shows on a day, the newest first. */
export async function readShown(db: Connection, brand: BrandId, day: string): Promise<SiteBanner[]> {
  const rows = await db
    .selectFrom('banner')
    .selectAll()
    .where('brand', '=', brand)
    .where('is_enabled', '=', true)
    .where('starts_on', '<=', day)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter((row) => bannerState(row, day) === 'shown').map(siteBanner);
}

export const lockBanner = (tx: Transaction, id: string): Promise<BannerRow | undefined> =>
  tx.selectFrom('banner').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
