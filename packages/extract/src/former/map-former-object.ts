import type { ExtractObject, LinkRole } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/words/dates';
import { codedTitle, elementTitle } from '../reading/dictionaries.ts';
import {
  cadastralNumberAt,
  cadastralNumbersAt,
  dayAt,
  decimalAt,
  elementAt,
  elementsAt,
  filled,
  textAt,
  type Maybe,
} from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { measures, objectCodes, objectsOfRights, oldNumbers, parcelKinds, states } from './former-codes.ts';
import { codeAt } from './former-reading.ts';
import { mapFormerAddress } from './map-former-address.ts';
import {
  mapContour,
  mapFormerArea,
  mapFormerBorders,
  mapFormerContours,
  mapSystems,
} from './map-former-contours.ts';
import { fullName } from './map-former-owners.ts';

export function mapFormerObject(root: XmlElement, place: XmlElement, cadastralNumber: string): ExtractObject {
  const isLand = place.name === 'Parcel';
  const systems = mapSystems(root);
  const name = textAt(place, 'Name');
  return {
    cadastralNumber,
    quarter: textAt(place, 'CadastralBlock') ?? textAt(place, 'CadastralBlocks/CadastralBlock'),
    type: typeOf(place),
    subtype: isLand ? kindOfParcel(name) : undefined,
    name: isLand ? undefined : name,
    registeredOn: dayAt(place, 'DateCreated') ?? dayAt(place, 'DateCreatedDoc'),
    cancelledOn: dayAt(place, 'DateRemoved'),
    address: mapFormerAddress(place),
    area: mapFormerArea(areaOf(place)),
    ...mapUse(place),
    ...mapBuilding(place),
    levels: mapLevels(place),
    cadastralValue: mapValue(elementAt(place, 'CadastralCost')),
    links: mapLinks(place),
    oldNumbers: mapOldNumbers(place),
    zones: [],
    parts: elementsAt(place, 'SubParcels/SubParcel').map((part) => ({
      number: textAt(part, 'NumberRecord'),
      enteredOn: dayAt(part, 'DateCreated'),
      area: mapFormerArea(elementAt(part, 'Area')),
      levels: [],
      contours: mapContour(part, systems, false),
    })),
    contours: mapFormerContours(place, systems),
    borders: mapFormerBorders(place),
    rooms: mapRooms(place),
    cadastralWorks: elementsAt(root, 'Contractors/Contractor').map((engineer) => ({
      engineer: fullName(engineer),
      date: dayAt(engineer, 'Date'),
    })),
    supervision: [],
    specialNotes: textAt(place, 'SpecialNote') ?? textAt(place, 'Notes'),
    status: statusOf(place),
  };
}

/** A temporary record says until when it lasts. */
function statusOf(place: XmlElement): Maybe<string> {
  const status = states.get(textAt(place, 'State') ?? '');
  const until = dayAt(place, 'DateExpiry');
  return status === undefined || until === undefined ? status : `${status}, срок — до ${formatDate(until)}`;
}

/** By the code the document gives, else by the element's own name. */
function typeOf(place: XmlElement): ExtractObject['type'] {
  const written = textAt(place, 'ObjectType');
  const words = textAt(place, 'ObjectTypeText');
  const code = objectsOfRights.get(written ?? '') ?? written ?? objectCodes.get(place.name);
  const value = code === undefined ? words : (codedTitle('objectTypes', code) ?? words);
  return value === undefined ? undefined : { code, value };
}

function kindOfParcel(code: Maybe<string>): ExtractObject['subtype'] {
  const value = parcelKinds.get(code ?? '');
  return value === undefined ? undefined : { code, value };
}

/** The area itself, or the measure that is an area. */
function areaOf(place: XmlElement): Maybe<XmlElement> {
  const area = elementAt(place, 'Area');
  if (area !== undefined) return area;
  const measure = keyParameters(place).find((parameter) => elementAt(parameter, 'Type')?.text === '05');
  return elementAt(measure, 'Value');
}

const keyParameters = (place: XmlElement) => elementsAt(place, 'KeyParameters/KeyParameter');

function mapUse(
  place: XmlElement,
): Pick<ExtractObject, 'category' | 'permittedUse' | 'purpose' | 'housingType'> {
  const use = elementAt(place, 'Utilization');
  const uses = [
    textAt(use, 'ByDoc'),
    codeAt(use, 'LandUse', 'landUses')?.value,
    textAt(use, 'PermittedUseText'),
  ].filter((text) => text !== undefined);
  const category = codeAt(place, 'Category', 'landCategories');
  const categoryText = textAt(place, 'GroundCategoryText');
  const named = textAt(place, 'AssignationName') ?? textAt(place, 'Assignation_Code_Text');
  return {
    category: category ?? (categoryText === undefined ? undefined : { value: categoryText }),
    permittedUse: [...new Set(uses)],
    purpose:
      codeAt(place, 'AssignationBuilding', 'buildingPurposes') ??
      codeAt(place, 'Assignation/AssignationCode', 'roomPurposes') ??
      (named === undefined ? undefined : { value: named }),
    housingType: codeAt(place, 'Assignation/AssignationType', 'housingTypes'),
  };
}

type Building = Pick<
  ExtractObject,
  | 'measures'
  | 'floors'
  | 'undergroundFloors'
  | 'wallMaterials'
  | 'yearBuilt'
  | 'yearCommissioned'
  | 'readinessPercent'
  | 'culturalHeritage'
>;

function mapBuilding(place: XmlElement): Building {
  const floors = elementAt(place, 'Floors');
  const character = elementAt(place, 'ExploitationChar');
  const heritage =
    elementAt(place, 'CulturalHeritage/InclusionEGROKN') ??
    elementAt(place, 'CulturalHeritage/AssignmentEGROKN');
  return {
    measures: keyParameters(place).flatMap((parameter) => {
      const name = measures.get(textAt(parameter, 'Type') ?? '') ?? 'area';
      const value = elementAt(parameter, 'Value')?.isTaken === true ? undefined : textAt(parameter, 'Value');
      return value === undefined ? [] : [{ title: elementTitle(name) ?? name, value }];
    }),
    floors: textAt(floors, 'Floors') ?? textAt(place, 'Floor'),
    undergroundFloors: textAt(floors, 'UndergroundFloors'),
    wallMaterials: [],
    yearBuilt: textAt(character, 'YearBuilt'),
    yearCommissioned: textAt(character, 'YearUsed'),
    readinessPercent: textAt(place, 'DegreeReadiness'),
    culturalHeritage: filled({
      number: textAt(heritage, 'RegNum'),
      name: textAt(heritage, 'NameCultural'),
      kind: undefined,
    }),
  };
}

function mapLevels(place: XmlElement): ExtractObject['levels'] {
  return elementsAt(place, 'PositionInObject/Levels/Level').flatMap(
    (level) =>
      filled({
        floor: textAt(level, 'Number'),
        planNumber: textAt(level, 'Position/NumberOnPlan'),
        description: textAt(level, 'Position/Description'),
      }) ?? [],
  );
}

function mapValue(cost: Maybe<XmlElement>): ExtractObject['cadastralValue'] {
  const amount = decimalAt(cost, 'Value');
  if (amount === undefined) return undefined;
  return {
    amount,
    determinedOn: dayAt(cost, 'DateValuation'),
    approvedOn: dayAt(cost, 'DateApproval'),
    registeredOn: dayAt(cost, 'DateEntering'),
    appliesFrom: dayAt(cost, 'ApplicationDate'),
    actNumber: textAt(cost, 'DocNumber'),
    actDate: dayAt(cost, 'DocDate'),
  };
}

const linkPaths: readonly (readonly [role: LinkRole, path: string])[] = [
  ['parent', 'ParentOKS/CadastralNumberOKS'],
  ['parent_room', 'CadastralNumberFlat/CadastralNumber'],
  ['ascendant', 'PrevCadastralNumbers/CadastralNumber'],
  ['descendant', 'AllOffspringParcel/CadastralNumber'],
  ['descendant', 'OffspringObjects/CadastralNumber'],
  ['included', 'InnerCadastralNumbers/CadastralNumber'],
];

function mapLinks(place: XmlElement): ExtractObject['links'] {
  const parents: readonly [LinkRole, string] = [
    place.name === 'Flat' ? 'parent' : 'land',
    'ParentCadastralNumbers/CadastralNumber',
  ];
  return [parents, ...linkPaths].flatMap(([role, path]) =>
    cadastralNumbersAt(place, path).map((cadastralNumber) => ({ role, cadastralNumber })),
  );
}

function mapOldNumbers(place: XmlElement): ExtractObject['oldNumbers'] {
  const conditional = textAt(place, 'ConditionalNumber');
  return [
    ...elementsAt(place, 'OldNumbers/OldNumber').flatMap((old) => {
      const number = textAt(old, 'Number');
      if (number === undefined) return [];
      const type = oldNumbers.get(textAt(old, 'Type') ?? '');
      return {
        type: type === undefined ? undefined : { value: type },
        number,
        assignedOn: dayAt(old, 'Date'),
        assigner: textAt(old, 'Organ'),
      };
    }),
    ...(conditional === undefined ? [] : [{ type: { value: 'Условный номер' }, number: conditional }]),
  ];
}

function mapRooms(place: XmlElement): ExtractObject['rooms'] {
  return elementsAt(place, 'Flats/Flat').flatMap((flat) => {
    const cadastralNumber = cadastralNumberAt(flat, 'CadastralNumber');
    if (cadastralNumber === undefined) return [];
    return {
      cadastralNumber,
      squareMetres: mapFormerArea(elementAt(flat, 'Area'))?.squareMetres,
      purpose: codeAt(flat, 'Assignation/AssignationCode', 'roomPurposes')?.value,
      type: codeAt(flat, 'Assignation/AssignationType', 'housingTypes')?.value,
      levels: mapLevels(flat),
    };
  });
}
