import type { Area, Contour, ExtractObject } from '@proverka/contract/extract-object';
import {
  cadastralNumberAt,
  cadastralNumbersAt,
  elementAt,
  elementsAt,
  filled,
  numberAt,
  ownNumber,
  textAt,
  type Maybe,
} from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { squareMetresPerFormerUnit } from './former-codes.ts';

/** Names of coordinate systems by the ids used in the document. */
export type Systems = ReadonlyMap<string, string>;

/** Of land an element with value, unit and inaccuracy, of anything else a number. */
export function mapFormerArea(element: Maybe<XmlElement>): Maybe<Area> {
  const squareUnits = numberAt(element, 'Area') ?? ownNumber(element);
  if (squareUnits === undefined || squareUnits < 0) return undefined;
  const factor = squareMetresPerFormerUnit.get(textAt(element, 'Unit') ?? '') ?? 1;
  const inaccuracy = numberAt(element, 'Inaccuracy');
  return {
    squareMetres: squareUnits * factor,
    inaccuracySquareMetres: inaccuracy === undefined ? undefined : inaccuracy * factor,
    unit: factor === 1 ? 'кв. м' : factor === 10_000 ? 'га' : `${factor} кв. м`,
  };
}

export function mapSystems(root: XmlElement): Systems {
  return new Map(
    elementsAt(root, 'CoordSystems/CoordSystem').flatMap((system) => {
      const name = textAt(system, 'Name');
      return name === undefined ? [] : [[textAt(system, 'CsId') ?? '', name] as const];
    }),
  );
}

/** The outline of the object itself, of its contours, and of the plots of a united land use. */
export function mapFormerContours(place: XmlElement, systems: Systems): Contour[] {
  return [
    place,
    ...elementsAt(place, 'Contours/Contour'),
    ...elementsAt(place, 'CompositionEZ/EntryParcel'),
  ].flatMap((element) => mapContour(element, systems, element !== place));
}

export function mapContour(element: XmlElement, systems: Systems, isNamed: boolean): Contour[] {
  const spatial = elementAt(element, 'EntitySpatial');
  const rings = elementsAt(spatial, 'SpatialElement').flatMap(({ points }, place) =>
    points === undefined ? [] : [{ points, place }],
  );
  for (const { place } of rings) {
    const taken = elementsAt(spatial, 'SpatialElement')[place];
    if (taken !== undefined) taken.isTaken = true;
  }
  const system = textAt(spatial, 'EntSys');
  const named = isNamed
    ? {
        number: textAt(element, 'NumberRecord'),
        cadastralNumber: cadastralNumberAt(element, 'CadastralNumber'),
        area: mapFormerArea(elementAt(element, 'Area')),
      }
    : {};
  const contour = filled({
    ...named,
    coordinateSystem: system === undefined || rings.length === 0 ? undefined : systems.get(system),
    rings: rings.map(({ points }) => ({ points })),
  });
  return contour === undefined ? [] : [contour];
}

/** The borders from point to point, with the numbers of the plots behind them. */
export function mapFormerBorders(place: XmlElement): ExtractObject['borders'] {
  return elementsAt(place, 'EntitySpatial/Borders/Border').map((border) => {
    const edge = elementAt(border, 'Edge');
    const degree = textAt(edge, 'DirectionAngle/Degree');
    const minute = textAt(edge, 'DirectionAngle/Minute');
    return {
      element: textAt(border, 'Spatial'),
      from: textAt(border, 'Point1'),
      to: textAt(border, 'Point2'),
      description: textAt(edge, 'Definition'),
      directionAngle:
        degree === undefined ? undefined : `${degree}°${minute === undefined ? '' : `${minute}'`}`,
      lengthMetres: textAt(edge, 'Length'),
      adjacent: cadastralNumbersAt(edge, 'Neighbours/CadastralNumber'),
    };
  });
}
