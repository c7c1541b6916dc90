import { marketError } from '../market/answers.ts';
import type { MarketDesk } from '../market/desk.ts';
import { LISTING } from '../market/listing.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Source } from '../source/source.ts';
import { averageOperations } from './averages.ts';
import { lookupOperations } from './lookups.ts';
import { similarOperation } from './similar.ts';

/** The data service of the market, with its fixed token in a header; `market/protocol.md` describes it. */
export const marketData = (desk: MarketDesk, behaviours: Behaviours, token: string): Source => ({
  name: 'market-data',
  title: 'Данные рынка квартир',
  prefix: '/market-data',
  operations: [
    similarOperation(desk, behaviours),
    ...averageOperations(desk),
    ...lookupOperations(desk, behaviours),
  ],
  background: [LISTING],
  authorize: ({ headers }) => (headers['token'] === token ? undefined : marketError(401)),
  fault: (status, message) => marketError(status, message),
});
