/** Adverts and the market of flats. */
export const marketRefusals = [
  'advert_not_found',
  'advert_photo_missing',
  'advert_photo_too_large',
  'advert_group_changed',
  'adverts_elsewhere',
  'kad_number_wrong',
  'house_not_found',
  'place_not_found',
  'market_area_not_found',
] as const;
