import type { AdvertRow } from '#market/sources/advert-row.ts';
import type { AdvertsHost } from '#market/sources/adverts-host.ts';
import { isoOf } from '#valuation/model/flat.domain.ts';
import type { Offer } from '#valuation/model/flat.domain.ts';
import { advertRow } from './adverts.ts';

const PAGE = 1000;

/** A host that has these adverts, page by page as they are asked for. */
export function hostOf(offers: readonly Offer[]): AdvertsHost {
  const rows = offers.map(toldOf);
  const nowhere = () => Promise.reject(new Error('nobody asks this'));
  return {
    list({ offset, state }) {
      const asked = state === 'all' ? rows : rows.filter(({ fields }) => fields.removed_on === null);
      const end = offset + PAGE;
      const body = {
        count: asked.length,
        nextOffset: end < asked.length ? end : null,
        actualOn: '2026-11-26',
        rows: asked.slice(offset, end),
        unreadable: 0,
      };
      return Promise.resolve({ kind: 'said', body });
    },
    byKadNumber: nowhere,
    houseDetails: nowhere,
    house: nowhere,
  };
}

const toldOf = (offer: Offer): AdvertRow =>
  advertRow(
    offer.id,
    {
      price: offer.price,
      price_history: [
        { on: isoOf(offer.from), price: offer.firstPrice },
        { on: isoOf(offer.until ?? offer.from), price: offer.price },
      ],
      rooms: offer.rooms,
      area: offer.area,
      kitchen_area: null,
      floor: offer.floor,
      floors: offer.floors,
      house_kind: offer.kind,
      year_built: offer.year,
      condition: offer.condition,
      ceiling: offer.ceiling,
      published_on: isoOf(offer.from),
      updated_on: isoOf(offer.until ?? offer.from),
      removed_on: offer.until === null ? null : isoOf(offer.until),
      id_city: offer.city,
      city: 'Тестовск',
      id_district: offer.district,
      district: 'Первый',
      id_dom: offer.house,
      street: `ул. Тестовая ${offer.house ?? 0}`,
      coords: offer.place === null ? null : [...offer.place],
    },
    { address: `г. Тестовск, ул. Тестовая ${offer.house ?? 0}, д. 5` },
  );
