import type { ExtractObject, LinkRole } from '@proverka/contract/extract-object';
import { mapAddress } from './map-address.ts';
import { mapArea, mapBorders, mapContours } from './map-contours.ts';
import { mapParams } from './map-params.ts';
import {
  booleanAt,
  cadastralNumberAt,
  cadastralNumbersAt,
  codedAt,
  dayAt,
  decimalAt,
  elementAt,
  elementsAt,
  filled,
  ownText,
  textAt,
  textsAt,
  type Maybe,
} from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** `record` is the `…_record` of the object; `root` has the status sentence and the rooms of a building. */
export function mapObject(root: XmlElement, record: XmlElement, cadastralNumber: string): ExtractObject {
  const common = elementAt(record, 'object/common_data');
  const contours = elementAt(record, 'contours_location/contours') ?? elementAt(record, 'contours');
  return {
    cadastralNumber,
    quarter: textAt(common, 'quarter_cad_number'),
    type: codedAt(common, 'type', 'objectTypes'),
    subtype: codedAt(record, 'object/subtype'),
    ...daysOf(record),
    cancelledOn: dayAt(record, 'record_info/cancel_date'),
    address: mapAddress(record),
    ...mapParams(elementAt(record, 'params')),
    levels: mapLevels(elementAt(record, 'location_in_build')),
    cadastralValue: mapCadastralValue(elementAt(record, 'cost') ?? elementAt(record, 'cost_info/cost')),
    links: mapLinks(elementAt(record, 'cad_links')),
    oldNumbers: mapOldNumbers(record),
    zones: elementsAt(record, 'zones_and_boundaries').flatMap(zoneNumbers),
    parts: mapParts(record),
    contours: mapContours(contours),
    borders: mapBorders(record),
    rooms: [...mapRooms(root, 'room'), ...mapRooms(root, 'car_parking_space')],
    culturalHeritage: mapHeritage(elementAt(record, 'cultural_heritage')),
    cadastralWorks: mapWorks(record),
    supervision: mapSupervision(record),
    specialNotes: textAt(record, 'special_notes'),
    status: textAt(root, 'status'),
  };
}

/** Newer documents give the day of the cadastral record under its own name, some beside the day of registration. */
function daysOf(record: XmlElement): Pick<ExtractObject, 'registeredOn' | 'cadastralDay'> {
  const registered = dayAt(record, 'record_info/registration_date');
  const cadastral = cadastralDay(record);
  const isOwn = registered !== undefined && cadastral !== registered;
  return { registeredOn: registered ?? cadastral, cadastralDay: isOwn ? cadastral : undefined };
}

function cadastralDay(record: XmlElement): Maybe<string> {
  const places = ['date_cadastral', 'record_info/date_cadastral', 'object/date_cadastral'];
  const days = [...places, 'object/common_data/date_cadastral'].map((place) => dayAt(record, place));
  return days.find((day) => day !== undefined);
}

/** Rooms have `level` elements; a parking space has the same fields without them. */
function mapLevels(location: Maybe<XmlElement>): ExtractObject['levels'] {
  const levels = elementsAt(location, 'level');
  return (levels.length > 0 || location === undefined ? levels : [location]).flatMap(
    (level) =>
      filled({
        floor: textAt(level, 'floor'),
        type: codedAt(level, 'floor_type'),
        planNumber: textAt(level, 'plan_number'),
        description: textAt(level, 'description'),
      }) ?? [],
  );
}

function mapCadastralValue(cost: Maybe<XmlElement>): ExtractObject['cadastralValue'] {
  const amount = decimalAt(cost, 'value') ?? decimalAt(cost, 'cost_value');
  if (amount === undefined) return undefined;
  return {
    amount,
    determinedOn: dayAt(cost, 'determination_date'),
    approvedOn: dayAt(cost, 'approvement_date'),
    registeredOn: dayAt(cost, 'registration_date'),
    appliesFrom: dayAt(cost, 'application_date'),
    revisionRequestedOn: dayAt(cost, 'revisal_statement_date'),
    actNumber: textAt(cost, 'approvement_document_number'),
    actDate: dayAt(cost, 'approvement_document_date'),
  };
}

const linkPaths: readonly (readonly [role: LinkRole, path: string])[] = [
  ['parent', 'parent_cad_number'],
  ['parent_room', 'parent_room_cad_number'],
  ['ascendant', 'ascendant_cad_numbers/ascendant_cad_number'],
  ['descendant', 'descendant_cad_numbers/descendant_cad_number'],
  ['land', 'land_cad_numbers/land_cad_number'],
  ['room', 'room_cad_numbers/room_cad_number'],
  ['car_parking_space', 'car_parking_space_cad_numbers/car_parking_place_cad_number'],
  ['included', 'included_objects/included_object'],
  ['facility', 'facility_cad_number'],
  ['united', 'united_cad_number'],
  ['common_land', 'common_land/common_land_parts/included_cad_numbers/included_cad_number'],
  ['component', 'included_cad_numbers/included_cad_number'],
];

function mapLinks(links: Maybe<XmlElement>): ExtractObject['links'] {
  return linkPaths.flatMap(([role, path]) =>
    cadastralNumbersAt(links, `${path}/cad_number`).map((cadastralNumber) => ({ role, cadastralNumber })),
  );
}

function mapOldNumbers(record: XmlElement): ExtractObject['oldNumbers'] {
  return elementsAt(record, 'cad_links/old_numbers/old_number').flatMap((old) => {
    const number = textAt(old, 'number');
    if (number === undefined) return [];
    return {
      type: codedAt(old, 'number_type'),
      number,
      assignedOn: dayAt(old, 'assignment_date'),
      assigner: textAt(old, 'assigner'),
    };
  });
}

/** Every kind of zone lists the same data: register numbers of borders. */
function zoneNumbers(zones: XmlElement): string[] {
  if (zones.name === 'reg_numb_border') return [ownText(zones) ?? []].flat();
  return zones.children.flatMap(zoneNumbers);
}

function mapParts(record: XmlElement): ExtractObject['parts'] {
  return elementsAt(record, 'object_parts/object_part').map((part) => {
    const location = elementAt(part, 'location_building');
    const registration = elementAt(part, 'content_restrictions/data_registration');
    const contours = elementAt(part, 'contours') ?? elementAt(location, 'contours');
    return {
      number: textAt(part, 'part_number'),
      mnemonic: textAt(part, 'mnemonic'),
      enteredOn: dayAt(part, 'entry_date'),
      area: mapArea(elementAt(part, 'area')),
      encumbranceNumber:
        textAt(registration, 'restriction_encumbrance_number') ??
        textAt(registration, 'restriction_encumbrance_number/number'),
      encumbranceRegisteredOn: dayAt(registration, 'registration_date'),
      borderNumber:
        textAt(part, 'content_restrictions/reg_numb_border/reg_number') ??
        textAt(part, 'content_restrictions/reg_numb_border'),
      footnote: textAt(part, 'footnote'),
      levels: mapLevels(elementAt(part, 'in_build') ?? elementAt(location, 'in_build')),
      contours: mapContours(contours),
    };
  });
}

function mapRooms(root: XmlElement, name: 'room' | 'car_parking_space'): ExtractObject['rooms'] {
  return elementsAt(root, `${name}_records/${name}_record`).flatMap((room) => {
    const cadastralNumber = cadastralNumberAt(room, 'object/common_data/cad_number');
    if (cadastralNumber === undefined) return [];
    const params = elementAt(room, 'params');
    return {
      cadastralNumber,
      squareMetres: mapArea(elementAt(params, 'area'))?.squareMetres,
      purpose: codedAt(params, 'purpose', 'roomPurposes')?.value,
      type: codedAt(params, 'type', 'housingTypes')?.value,
      levels: mapLevels(elementAt(room, 'location_in_build')),
    };
  });
}

function mapHeritage(heritage: Maybe<XmlElement>): ExtractObject['culturalHeritage'] {
  if (heritage === undefined || booleanAt(heritage, 'included') === false) return undefined;
  return {
    number: textAt(heritage, 'reg_number'),
    name: textAt(heritage, 'name_object'),
    kind: codedAt(heritage, 'kind_object')?.value,
  };
}

function mapWorks(record: XmlElement): ExtractObject['cadastralWorks'] {
  return elementsAt(record, 'cad_works/cad_work').map((work) => {
    const engineer = elementAt(work, 'fio_cad_ingineer');
    const name = ['surname', 'name', 'patronymic'].map((part) => textAt(engineer, part));
    return {
      work: textAt(work, 'work_type'),
      engineer: name.filter(Boolean).join(' ') || undefined,
      date: dayAt(work, 'cadastral_engineer_date'),
    };
  });
}

function mapSupervision(record: XmlElement): ExtractObject['supervision'] {
  const path = 'government_land_supervision/supervision_events/supervision_event';
  return elementsAt(record, path).map((event) => {
    const violations = textsAt(event, 'results_event/identified_violations/type_violations');
    const signs = textsAt(event, 'results_event/identified_violations/sign_violations');
    return {
      agency: textAt(event, 'agency'),
      event: codedAt(event, 'event_name')?.value,
      endedOn: dayAt(event, 'inspection_end'),
      hasViolations: booleanAt(event, 'results_event/availability_violations'),
      violation: [...violations, ...signs].join('; ') || undefined,
      isEliminated: booleanAt(event, 'elimination/elimination_mark'),
    };
  });
}
