import { createHash } from 'node:crypto';
import { streetWithType } from '../objects/address.domain.ts';
import type { Address } from '../objects/object.ts';

/** All fields of an address in the order of the real service; fields a level does not have are null. */
const FIELDS =
  'postal_code country country_iso_code federal_district region_fias_id region_kladr_id region_iso_code region_with_type region_type region_type_full region area_fias_id area_kladr_id area_with_type area_type area_type_full area city_fias_id city_kladr_id city_with_type city_type city_type_full city city_area city_district_fias_id city_district_kladr_id city_district_with_type city_district_type city_district_type_full city_district settlement_fias_id settlement_kladr_id settlement_with_type settlement_type settlement_type_full settlement street_fias_id street_kladr_id street_with_type street_type street_type_full street stead_fias_id stead_cadnum stead_type stead_type_full stead house_fias_id house_kladr_id house_cadnum house_type house_type_full house block_type block_type_full block entrance floor flat_fias_id flat_cadnum flat_type flat_type_full flat flat_area square_meter_price flat_price room_fias_id room_cadnum room_type room_type_full room postal_box fias_id fias_code fias_level fias_actuality_state kladr_id geoname_id capital_marker okato oktmo tax_office tax_office_legal timezone geo_lat geo_lon beltway_hit beltway_distance metro divisions qc_geo qc_complete qc_house history_values unparsed_parts source qc'.split(
    ' ',
  );

export type AddressFields = Record<string, unknown>;

export const EMPTY_ADDRESS: AddressFields = Object.fromEntries(FIELDS.map((name) => [name, null]));

const REGION_ID = 'c2deb16a-0330-4f05-821f-1d09c93331e6';

/** Ids of the address register are UUIDs; an invented address derives its id from its text. */
export function addressId(text: string): string {
  const hex = createHash('sha1').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const TYPES_IN_FULL: Record<string, string> = {
  ул: 'улица',
  'пр-кт': 'проспект',
  пер: 'переулок',
  наб: 'набережная',
  ш: 'шоссе',
  'б-р': 'бульвар',
};

/** St Petersburg is both a city and a region. */
export const cityFields = (): AddressFields => ({
  ...EMPTY_ADDRESS,
  country: 'Россия',
  country_iso_code: 'RU',
  federal_district: 'Северо-Западный',
  region_fias_id: REGION_ID,
  region_kladr_id: '7800000000000',
  region_iso_code: 'RU-SPE',
  region_with_type: 'г Санкт-Петербург',
  region_type: 'г',
  region_type_full: 'город',
  region: 'Санкт-Петербург',
  city_fias_id: REGION_ID,
  city_kladr_id: '7800000000000',
  city_with_type: 'г Санкт-Петербург',
  city_type: 'г',
  city_type_full: 'город',
  city: 'Санкт-Петербург',
  fias_id: REGION_ID,
  fias_level: '1',
  fias_actuality_state: '0',
  kladr_id: '7800000000000',
  geoname_id: '498817',
  capital_marker: '0',
  okato: '40000000000',
  oktmo: '40000000',
  tax_office: '7800',
  tax_office_legal: '7800',
  timezone: 'UTC+3',
  geo_lat: '59.939084',
  geo_lon: '30.315879',
  qc_geo: '4',
});

export function townFields(town: string): AddressFields {
  const id = addressId(`город ${town}`);
  return {
    ...cityFields(),
    city_fias_id: id,
    city_with_type: `г ${town}`,
    city: town,
    fias_id: id,
    fias_level: '4',
  };
}

export function streetFields(address: Address): AddressFields {
  const id = addressId(`${address.town ?? ''} ${streetWithType(address)}`);
  return {
    ...(address.town ? townFields(address.town) : cityFields()),
    city_district_with_type: `${address.district} р-н`,
    city_district_type: 'р-н',
    city_district_type_full: 'район',
    city_district: address.district,
    street_fias_id: id,
    street_with_type: streetWithType(address),
    street_type: address.streetType,
    street_type_full: TYPES_IN_FULL[address.streetType] ?? address.streetType,
    street: address.street,
    fias_id: id,
    fias_level: '7',
    qc_geo: '2',
  };
}

export function houseFields(address: Address, place: [number, number]): AddressFields {
  const { house, block, letter, postcode } = address;
  const id = addressId(
    `${address.town ?? ''} ${streetWithType(address)} ${house} ${block ?? ''} ${letter ?? ''}`,
  );
  const inside = [
    ...(block ? [{ short: 'к', full: 'корпус', value: block }] : []),
    ...(letter ? [{ short: 'литера', full: 'литера', value: letter }] : []),
  ];
  return {
    ...streetFields(address),
    postal_code: postcode,
    house_fias_id: id,
    house_type: 'д',
    house_type_full: 'дом',
    house,
    block_type: inside.map((part) => part.short).join(' ') || null,
    block_type_full: inside[0]?.full ?? null,
    block:
      inside.map(({ short, value }, index) => (index === 0 ? value : `${short} ${value}`)).join(' ') || null,
    fias_id: id,
    fias_level: '8',
    geo_lat: String(place[1]),
    geo_lon: String(place[0]),
    qc_geo: '0',
  };
}
