import type { FlatCondition, HouseKind } from '@proverka/contract/advert';
import type { Backtest, BuyersWord, Valuation } from '@proverka/contract/valuation';
import type { Generated } from 'kysely';
import type { Json } from '#platform/db/columns.ts';
import type { TrainedModel } from './model/train.domain.ts';
import type { SetAside } from './model/set-aside.domain.ts';

declare module '#platform/db/schema.ts' {
  interface Schema {
    flat_sale: {
      id: string;
      registered_on: string;
      kad_number: string | null;
      quarter: string | null;
      id_dom: number | null;
      id_district: number;
      id_city: number;
      is_apartments: boolean;
      rooms: number | null;
      area: number;
      floor: number | null;
      floors: number | null;
      house_kind: HouseKind | null;
      year_built: number | null;
      condition: FlatCondition | null;
      ceiling: number | null;
      lon: number | null;
      lat: number | null;
      price: number;
      aside: SetAside | null;
      read_at: Date;
    };
    valuation_task: {
      id: string;
      object_key: string;
      word: Json<BuyersWord>;
      created_at: Date;
      finished_at: Date | null;
      valuation: Json<Valuation> | null;
      reason: Generated<string>;
    };
    valuation_model: {
      version: Generated<number>;
      trained_at: Date;
      sales: number;
      adverts: number;
      set_aside: number;
      data_from: string;
      data_until: string;
      backtest: Json<Backtest>;
      refused_because: Generated<string[]>;
      adverts_read: Generated<boolean>;
      model: Json<TrainedModel> | null;
    };
  }
}
