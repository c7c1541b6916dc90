import type { Boundary } from '@proverka/contract/extract';
import { mapContours } from './map-contours.ts';
import { mapDocuments } from './map-documents.ts';
import { codedAt, dayAt, elementAt, elementsAt, textAt, type Maybe } from './reading.ts';
import { parseDay } from './values.domain.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** The boundary, zone, coastline or surveying project of the document; `undefined` when there is none. */
export function mapBoundary(root: XmlElement): Maybe<Boundary> {
  const holder = elementAt(root, 'boundary_record') ?? elementAt(root, 'zone_territory_coastline_surveying');
  const record = holder?.children[0];
  if (record === undefined) return undefined;
  const info = elementAt(record, 'record_info');
  const object = elementAt(record, 'object');
  return {
    number: textAt(record, 'reg_numb_border') ?? textAt(record, 'survey_project_num'),
    type: codedAt(record, 'type_boundary', 'borderTypes'),
    name: textAt(object, 'name_by_doc') ?? textAt(object, 'description'),
    zoneType: codedAt(object, 'type_zone', 'zones'),
    registeredOn: dayAt(info, 'registration_date'),
    changedOn: elementsAt(info, 'dates_changes/date_change').flatMap(takeDay),
    cancelledOn: dayAt(info, 'cancel_date'),
    documents: [
      ...mapDocuments(record, 'decisions_requisites/decision_requisites'),
      ...mapDocuments(record, 'decision_requisites'),
    ],
    mapPlanDate: dayAt(record, 'map_plan_information/date_reg'),
    content: textAt(record, 'content_restrict_encumbrances'),
    contours: mapContours(elementAt(record, 'contours_location/contours')),
    specialNotes: textAt(record, 'special_notes'),
  };
}

function takeDay(element: XmlElement): string[] {
  const day = parseDay(element.text);
  if (day === undefined) return [];
  element.isTaken = true;
  return [day];
}
