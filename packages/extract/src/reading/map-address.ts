import type { ExtractAddress } from '@proverka/contract/extract-object';
import { codedAt, elementAt, elementsAt, filled, textAt, type Maybe } from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/**
 * Land and buildings have `address_location/address`, rooms and parking spaces `address_room/address/address`, complexes
 * `address/address`; the content is the same. Some constructions have only `locations`.
 */
export function mapAddress(record: XmlElement): Maybe<ExtractAddress> {
  const outer =
    elementAt(record, 'address_location') ??
    elementAt(record, 'address_room') ??
    elementAt(record, 'address');
  if (outer === undefined) return undefined;
  const middle = elementAt(outer, 'address/address') === undefined ? outer : elementAt(outer, 'address');
  const address = elementAt(middle, 'address');
  const places = [
    elementAt(address, 'address_fias/level_settlement'),
    ...elementsAt(outer, 'locations/location/level_settlement'),
  ];
  const settlement = places.find((place) => place !== undefined);
  const location = elementAt(middle, 'location');
  const region = codedAt(settlement, 'region', 'regions') ?? codedAt(location, 'region', 'regions');
  const parts = [...mapParts(settlement), ...mapParts(elementAt(address, 'address_fias/detailed_level'))];
  const note = textAt(address, 'note');
  const described = describe(outer, location, address);
  const written = textAt(address, 'readable_address');
  const composed = [region?.value, ...parts.map((part) => [part.type, part.name].filter(Boolean).join(' '))];
  return filled({
    text: written ?? (parts.length > 0 ? composed.filter(Boolean).join(', ') : (note ?? described)),
    note: [note, described].filter(Boolean).join('; ') || undefined,
    type: codedAt(middle, 'address_type') ?? codedAt(outer, 'address_type'),
    region,
    parts,
    roomNumber: textAt(outer, 'room_number'),
    postalCode: textAt(settlement, 'postal_code'),
    fias: textAt(settlement, 'fias'),
    okato: textAt(settlement, 'okato') ?? textAt(location, 'okato'),
    oktmo: textAt(settlement, 'oktmo') ?? textAt(location, 'oktmo'),
    kladr: textAt(settlement, 'kladr'),
  });
}

/** The location in words when there is no address: a description, or a landmark and the distance to it. */
function describe(outer: XmlElement, location: Maybe<XmlElement>, address: Maybe<XmlElement>): Maybe<string> {
  const landmark = elementAt(outer, 'rel_position');
  const words = [
    textAt(location, 'position_description'),
    ...elementsAt(outer, 'locations/location').map((place) => textAt(place, 'position_description')),
    textAt(address, 'address_fias/detailed_level/other'),
    textAt(landmark, 'ref_point_name'),
    textAt(landmark, 'location_description'),
  ];
  return words.filter(Boolean).join('; ') || undefined;
}

/** Address levels are elements with a `type_…` and a `name_…` child; the schema misspells some of the names. */
function mapParts(level: Maybe<XmlElement>): ExtractAddress['parts'] {
  return (level?.children ?? []).flatMap((part) => {
    const nameElement = part.children.find((child) => child.name.startsWith('name_'));
    const typeElement = part.children.find((child) => child.name.startsWith('type_'));
    const name = nameElement && textAt(part, nameElement.name);
    if (name === undefined) return [];
    return { level: part.name, type: typeElement && textAt(part, typeElement.name), name };
  });
}
