import type {
  AdvertObjectType,
  AdvertWarning,
  FlatCondition,
  HouseKind,
  SameFlatSign,
} from '@proverka/contract/advert';
import type { MarketFigures } from '@proverka/contract/market';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#platform/db/columns.ts';

export interface KeptPhoto {
  readonly url: string;
  /** 64 bits in hex; null where the source sent something else. */
  readonly hash: string | null;
}

export interface KeptPrice {
  readonly on: string;
  readonly price: number;
}

export interface KeptReason {
  readonly sign: SameFlatSign;
  readonly weight: number;
  readonly text: string;
}

declare module '#platform/db/schema.ts' {
  interface Schema {
    advert: {
      id: number;
      id_site: number;
      url: string;
      object_type: AdvertObjectType;
      title: string;
      description: string;
      price: number;
      area: number;
      price_per_m2: number;
      rooms: number | null;
      kitchen_area: number | null;
      floor: number | null;
      floors: number | null;
      house_kind: HouseKind | null;
      year_built: number | null;
      condition: FlatCondition | null;
      ceiling: number | null;
      balcony: boolean | null;
      kad_number: string | null;
      address: string;
      street: string;
      house: string | null;
      id_city: number;
      city: string;
      id_district: number;
      district: string;
      id_dom: number | null;
      lon: number | null;
      lat: number | null;
      seller: 'owner' | 'agency' | null;
      phone_mark: string | null;
      photos: Json<readonly KeptPhoto[]>;
      price_history: Json<readonly KeptPrice[]>;
      published_on: string;
      updated_on: string;
      removed_on: string | null;
      aside: string | null;
      warnings: Generated<AdvertWarning[]>;
      flat_key: number;
      is_shown: boolean;
      group_sites: Generated<number>;
      group_count: Generated<number>;
      content_mark: string;
      needs_matching: Generated<boolean>;
      read_at: Date;
      room_band: GeneratedAlways<number>;
      price_band: GeneratedAlways<number>;
      area_band: GeneratedAlways<number>;
    };
    advert_pair: {
      first_id: number;
      second_id: number;
      weight: number;
      reasons: Json<readonly KeptReason[]>;
      by_hand: 'same' | 'apart' | null;
      decision_id: Generated<number | null>;
    };
    advert_decision: {
      id: GeneratedAlways<number>;
      kind: 'same' | 'apart';
      decided_by: string;
      decided_at: Date;
      reason: string;
    };
    advert_reading: {
      source: string;
      stage: 'active' | 'all' | 'changes';
      next_offset: Generated<number>;
      since: string | null;
      begun_on: string;
      read_rows: Generated<number>;
      aside_rows: Generated<number>;
      trouble: string | null;
      read_until: string | null;
      changed_at: Date;
    };
    market_area: {
      type: 'city' | 'district';
      id: number;
      id_city: number;
      title: string;
      slug: string;
      figures: Json<MarketFigures> | null;
      counted_on: string | null;
    };
  }
}
