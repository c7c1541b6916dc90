import type { Area, Contour, ExtractObject } from '@proverka/contract/extract-object';
import { mapDocument } from './map-documents.ts';
import {
  cadastralNumberAt,
  neighbourNumbersAt,
  codedAt,
  dayAt,
  elementAt,
  elementsAt,
  filled,
  numberAt,
  ownNumber,
  textAt,
  type Maybe,
} from './reading.ts';
import { squareMetresPerUnit } from './values.domain.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** An area: for land an element with `value` and `inaccuracy`, otherwise a bare number. */
export function mapArea(element: Maybe<XmlElement>): Maybe<Area> {
  const squareUnits = numberAt(element, 'value') ?? ownNumber(element);
  if (squareUnits === undefined || squareUnits < 0) return undefined;
  const unit = codedAt(element, 'unit');
  const factor = squareMetresPerUnit.get(unit?.code ?? '') ?? 1;
  const inaccuracy = numberAt(element, 'inaccuracy');
  return {
    squareMetres: squareUnits * factor,
    inaccuracySquareMetres: inaccuracy === undefined ? undefined : inaccuracy * factor,
    unit: unit?.value ?? 'кв. м',
    type: codedAt(element, 'type'),
  };
}

/** `container` is the parent of the `contour` elements. */
export function mapContours(container: Maybe<XmlElement>): Contour[] {
  return elementsAt(container, 'contour').flatMap((contour) => {
    const spatial = elementAt(contour, 'entity_spatial');
    const mapped = {
      number: textAt(contour, 'number_pp'),
      cadastralNumber: cadastralNumberAt(contour, 'cad_number'),
      area: mapArea(elementAt(contour, 'area')),
      coordinateSystem: textAt(spatial, 'sk_id'),
      rings: elementsAt(spatial, 'spatials_elements/spatial_element').flatMap(mapRing),
    };
    return filled(mapped) ?? [];
  });
}

function mapRing(element: XmlElement): Contour['rings'] {
  const ordinates = elementAt(element, 'ordinates');
  if (ordinates?.points === undefined) return [];
  ordinates.isTaken = true;
  return [{ level: codedAt(element, 'level_contour'), points: ordinates.points }];
}

/** The borders of a plot from point to point, with neighbours and disputes. */
export function mapBorders(record: XmlElement): ExtractObject['borders'] {
  return elementsAt(record, 'contours_location/borders/border').map((border) => {
    const definition = elementAt(border, 'by_definition');
    const dispute = elementAt(border, 'land_disput');
    return {
      contour: textAt(definition, 'nmb_contour'),
      element: textAt(definition, 'spatial_element'),
      from: textAt(definition, 'point1'),
      to: textAt(definition, 'point2'),
      description: textAt(definition, 'definition'),
      directionAngle: textAt(border, 'direction_angle'),
      lengthMetres: textAt(border, 'horizontal_distance'),
      marking: textAt(border, 'geopoint_zacrep'),
      adjacent: neighbourNumbersAt(
        border,
        'cadastral_numbs_adjacent_parcels/cadastral_numb_adjacent_parcel/cad_number',
      ),
      dispute: dispute && {
        document: mapDocument(elementAt(dispute, 'approoval_act_requisites')),
        endsOn: dayAt(dispute, 'dispute_cancel_date'),
        contour: textAt(dispute, 'number_contour'),
      },
    };
  });
}
