import type { ExtractObject } from '@proverka/contract/extract-object';
import { elementTitle } from './dictionaries.ts';
import { mapArea } from './map-contours.ts';
import {
  booleanAt,
  codedAt,
  elementAt,
  elementsAt,
  ownText,
  textAt,
  textsAt,
  type Maybe,
} from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

type Params = Pick<
  ExtractObject,
  | 'area'
  | 'measures'
  | 'floors'
  | 'undergroundFloors'
  | 'name'
  | 'purpose'
  | 'housingType'
  | 'specialHousingType'
  | 'isCommonProperty'
  | 'isServiceProperty'
  | 'category'
  | 'permittedUse'
  | 'wallMaterials'
  | 'yearBuilt'
  | 'yearCommissioned'
  | 'readinessPercent'
>;

/** The characteristics of an object; each kind has its own. */
export function mapParams(params: Maybe<XmlElement>): Params {
  const measures = elementsAt(params, 'base_parameters/base_parameter').flatMap(
    (parameter) => parameter.children,
  );
  const measuredArea = measures.find((measure) => measure.name === 'area');
  return {
    area: mapArea(elementAt(params, 'area')) ?? mapArea(measuredArea),
    measures: measures.flatMap(mapMeasure),
    floors: textAt(params, 'floors'),
    undergroundFloors: textAt(params, 'underground_floors'),
    name: textAt(params, 'name'),
    purpose: codedAt(params, 'purpose', purposeList(params)),
    housingType: codedAt(params, 'type', 'housingTypes'),
    specialHousingType: codedAt(params, 'special_type'),
    isCommonProperty: booleanAt(params, 'common_property'),
    isServiceProperty: booleanAt(params, 'service'),
    category: codedAt(params, 'category/type', 'landCategories'),
    permittedUse: mapPermittedUse(params),
    wallMaterials: elementsAt(params, 'materials/material').flatMap(
      (material) => codedAt(material, 'material')?.value ?? codedAt(material, 'material')?.code ?? [],
    ),
    yearBuilt: textAt(params, 'year_built'),
    yearCommissioned: textAt(params, 'year_commisioning') ?? textAt(params, 'year_commissioning'),
    readinessPercent: textAt(params, 'degree_readiness'),
  };
}

/** Purposes of buildings and of rooms come from different lists, distinguished by the first digits of the code. */
function purposeList(params: Maybe<XmlElement>): 'buildingPurposes' | 'roomPurposes' {
  const code = elementAt(params, 'purpose/code')?.text ?? '';
  return code.startsWith('204') ? 'buildingPurposes' : 'roomPurposes';
}

/** Length, depth, volume … of a construction; the schema's title names the unit. */
function mapMeasure(measure: XmlElement): ExtractObject['measures'] {
  if (measure.isTaken) return [];
  const value = ownText(measure);
  return value === undefined ? [] : [{ title: elementTitle(measure.name) ?? measure.name, value }];
}

function mapPermittedUse(params: Maybe<XmlElement>): string[] {
  const established = elementAt(params, 'permitted_use/permitted_use_established');
  const byRegulation = elementAt(params, 'permittes_uses_grad_reg');
  const uses = [
    textAt(established, 'by_document'),
    codedAt(established, 'land_use', 'landUses')?.value,
    codedAt(established, 'land_use_mer', 'landUses')?.value,
    codedAt(byRegulation, 'land_use', 'landUses')?.value,
    textAt(byRegulation, 'permitted_use_text'),
    ...textsAt(params, 'permitted_uses/permitted_use/name'),
  ];
  return [...new Set(uses.filter((use) => use !== undefined))];
}
