import type { XmlElement } from '../xml/xml-element.ts';

/**
 * Numbers the file uses for itself, codes of its own form, and headings without a word about the object. They are neither
 * facts nor parts nobody understood.
 */
const technicalNames: ReadonlySet<string> = new Set([
  'ID_Object',
  'ID_Address',
  'ID_Subject',
  'ID_Record',
  'ID_Document',
  'Code_SP',
  'Code_OPF',
  'RightNumber',
  'EncumbNumber',
  'OwnerNumber',
  'ExtractTypeCode',
  'ExtractTypeText',
  'RequeryNumber',
  'OfficeNumber',
  'ExtractCount',
  'NoticeCount',
  'RefuseCount',
  'ExtractTitle',
  'Title',
  'AreaText',
  'Placed',
  'inBounds',
]);

/** Places whose names mean something elsewhere: the unit of money, the headings of the extract. */
const technicalPlaces: ReadonlySet<string> = new Set([
  'CadastralCost/Unit',
  'HeadContent/Content',
  'FootContent/Content',
  'Level/Type',
  'SubParcel/State',
  'DeclarAttribute/ReceivName',
  'DeclarAttribute/Registrator',
  'CertificationDoc/Organization',
  'CertificationDoc/Date',
  'CertificationDoc/Number',
]);

/** Of what nobody read, sets aside what says nothing of the object, so that the reader is not told of it as unread. */
export function setTechnicalAside(element: XmlElement): void {
  for (const child of element.children) {
    const isTechnical =
      technicalNames.has(child.name) || technicalPlaces.has(`${element.name}/${child.name}`);
    if (isTechnical && !child.isTaken && child.withheld === undefined && child.text !== '') {
      child.withheld = 'technical';
    }
    setTechnicalAside(child);
  }
}
