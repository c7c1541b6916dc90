import { marketError } from '../market/answers.ts';
import type { MarketDesk } from '../market/desk.ts';
import { LISTING } from '../market/listing.ts';
import type { Behaviours } from '../source/behaviours.ts';
import type { Source } from '../source/source.ts';
import { houseOperations } from './house-details.ts';
import { listOperation } from './list.ts';
import { kadOperation, objectOperation } from './object.ts';
import { photoOperation } from './photo.ts';

/** The host of adverts; `market/protocol.md` describes it. */
export const advertsHost = (desk: MarketDesk, behaviours: Behaviours): Source => ({
  name: 'adverts-host',
  title: 'Объявления о продаже квартир',
  prefix: '/adverts-host',
  operations: [
    listOperation(desk, behaviours),
    objectOperation(desk, behaviours),
    kadOperation(desk, behaviours),
    ...houseOperations(desk),
    photoOperation(desk),
  ],
  background: [LISTING],
  fault: (status, message) => marketError(status, message),
});
