import type { CarAdvert } from '../../sources/car-adverts/car-adverts.ts';

/** An invented advert; each has a VIN of its own. */
export const carAdvert = (id: number, price: number, more: Partial<CarAdvert> = {}): CarAdvert => ({
  id,
  id_model: 2,
  generation: 'IV',
  year: 2018,
  mileage: 96_000,
  engine_cm3: 1591,
  transmission: 'automatic',
  steering: 'left',
  condition: 'ok',
  seller: 'owner',
  region: '78',
  city: 'Санкт-Петербург',
  price,
  price_terms: 'plain',
  vin_tail: String(id).padStart(6, '0'),
  colour: 'серый',
  first_seen: '2026-10-01',
  last_seen: '2026-11-19',
  state: 'active',
  ...more,
});

export const carAdverts = (prices: readonly number[], more: Partial<CarAdvert> = {}): CarAdvert[] =>
  prices.map((price, place) => carAdvert(place + 1, price, more));

/** What the traffic police and the adverts answer together, as rows of the tables of checks have it. */
export const pricesAnswer = (adverts: readonly CarAdvert[], more: object = {}) => ({
  ownershipPeriods: { ownershipPeriod: [] },
  vehicle: { model: 'KIA RIO', year: '2018', engineVolume: '1591.0' },
  diagnosticCards: [
    { dcNumber: '1', dcDate: '2026-05-20', dcExpirationDate: '2027-05-20', odometerValue: '98000' },
  ],
  generation: 'IV',
  adverts,
  ...more,
});
