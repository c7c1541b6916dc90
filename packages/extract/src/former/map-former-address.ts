import type { ExtractAddress } from '@proverka/contract/extract-object';
import { elementAt, filled, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { codeAt } from './former-reading.ts';

/** Levels of the address: element, and whether its name stands in `Name` or in `Value`. */
const levels: readonly (readonly [element: string, level: string])[] = [
  ['District', 'district'],
  ['City', 'city'],
  ['UrbanDistrict', 'urban_district'],
  ['SovietVillage', 'soviet_village'],
  ['Locality', 'locality'],
  ['Street', 'street'],
  ['Level1', 'level1'],
  ['Level2', 'level2'],
  ['Level3', 'level3'],
  ['Apartment', 'apartment'],
];

/** Land has its address within its location, which may also describe where it lies; the register of rights has one text. */
export function mapFormerAddress(place: XmlElement): Maybe<ExtractAddress> {
  const location = elementAt(place, 'Location');
  const address = elementAt(location, 'Address') ?? elementAt(place, 'Address');
  const region = codeAt(address, 'Region', 'regions');
  const parts = levels.flatMap(([element, level]) => {
    const at = elementAt(address, element);
    const name = textAt(at, 'Name') ?? textAt(at, 'Value');
    return name === undefined ? [] : [{ level, type: textAt(at, 'Type'), name }];
  });
  const other = textAt(address, 'Other');
  const note = textAt(address, 'Note') ?? textAt(address, 'Content');
  const composed = [
    region?.value,
    ...parts.map(({ type, name }) => [type, name].filter(Boolean).join(' ')),
    other,
  ];
  const described = describe(location);
  return filled({
    text: note ?? (composed.filter(Boolean).join(', ') || described),
    note: described,
    region,
    parts,
    postalCode: textAt(address, 'PostalCode'),
    fias: textAt(address, 'FIAS'),
    okato: textAt(address, 'OKATO') ?? textAt(address, 'Code_OKATO'),
    oktmo: textAt(address, 'OKTMO'),
    kladr: textAt(address, 'KLADR') ?? textAt(address, 'Code_KLADR'),
  });
}

/** «ориентир: дом, 50 м, север». */
function describe(location: Maybe<XmlElement>): Maybe<string> {
  const landmark = elementAt(location, 'Elaboration');
  const distance = textAt(landmark, 'Distance');
  const words = [
    textAt(landmark, 'ReferenceMark'),
    distance === undefined ? undefined : `${distance} м`,
    textAt(landmark, 'Direction'),
  ].filter(Boolean);
  return words.length === 0 ? undefined : `ориентир: ${words.join(', ')}`;
}
