import { addressOf } from '../objects/address.domain.ts';
import type { Address, RealtyObject } from '../objects/object.ts';
import type { Xml } from './xml.ts';

const REGION_FIAS = 'c2deb16a-0330-4f05-821f-1d09c93331e6';

const level = (name: string, type: string, value: string): Xml => [
  name,
  [`type_${name}`, type],
  [`name_${name}`, value],
];

function detailed(address: Address): Xml {
  const apartment: [string, string] | undefined = address.flat
    ? ['кв', address.flat]
    : address.premises
      ? ['помещ', address.premises]
      : undefined;
  return [
    'detailed_level',
    level('street', address.streetType, address.street),
    level('level1', 'д', address.house),
    address.block ? level('level2', 'к', address.block) : undefined,
    address.letter ? level('level3', 'литера', address.letter) : undefined,
    apartment && level('apartment', ...apartment),
  ];
}

/** Invented cities are in no region that exists and in no outside register. */
const regionOf = ({ city, postcode }: Address): Xml[] =>
  city === undefined
    ? [
        ['fias', REGION_FIAS],
        ['okato', '40000000000'],
        ['kladr', '7800000000000'],
        ['oktmo', '40000000'],
        ['postal_code', postcode],
        ['region', ['code', '78'], ['value', 'Санкт-Петербург']],
      ]
    : [
        ['postal_code', postcode],
        ['region', ['code', '00'], ['value', city]],
      ];

/** `address` of type AddressMain: as ids of the address register and as text. */
function addressElement(object: RealtyObject): Xml {
  const { address } = object;
  const town = address.town ?? address.city;
  return [
    'address',
    [
      'address_fias',
      ['level_settlement', ...regionOf(address), town ? level('city', 'г', town) : undefined],
      detailed(address),
    ],
    ['readable_address', addressOf(object)],
  ];
}

/** Rooms and parking spaces wrap the address in one more element, next to the name of the room in a communal flat. */
export function placeElement(object: RealtyObject): Xml {
  const address = addressElement(object);
  if (object.kind === 'parking') return ['address_room', ['address', address]];
  if (object.kind === 'room') {
    const { room } = object.address;
    return ['address_room', ['address', address], room ? ['room_number', room] : undefined];
  }
  return ['address_location', address];
}
