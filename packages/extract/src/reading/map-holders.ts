import type { Holder } from '@proverka/contract/extract';
import { elementTitle } from './dictionaries.ts';
import { allTextOf, codedAt, elementAt, elementsAt, textAt, type Maybe } from './reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** The register's name for a private person whose name is withheld. */
const hiddenPersonName = 'Физическое лицо';

/** The holders at `right_holders`, which documents put in one of two places. */
export function mapHolders(element: Maybe<XmlElement>): Holder[] {
  return elementsAt(element, 'right_holders/right_holder').flatMap((holder) => mapSubject(holder) ?? []);
}

/** The only subject inside: a person, a company, a public body, or another named subject. */
export function mapSubject(element: Maybe<XmlElement>): Maybe<Holder> {
  const individual = elementAt(element, 'individual');
  if (individual !== undefined) return mapPerson(individual);
  const company = elementAt(element, 'legal_entity');
  if (company !== undefined) return mapCompany(company);
  const publicFormation = elementAt(element, 'public_formation');
  if (publicFormation !== undefined) return mapPublicFormation(publicFormation);
  for (const name of ['another', 'public_servitude', 'undefined']) {
    const other = elementAt(element, name);
    if (other !== undefined) return mapOther(other);
  }
  return undefined;
}

function mapPerson(person: XmlElement): Holder {
  const surname = textAt(person, 'surname');
  const given = [textAt(person, 'name'), textAt(person, 'patronymic')];
  const name = [surname, ...given].filter(Boolean).join(' ');
  const isHidden = surname === undefined && (name === '' || name.toLowerCase().startsWith('физическ'));
  return {
    kind: isHidden ? 'person_hidden' : 'person',
    name: name || hiddenPersonName,
    type: codedAt(person, 'individual_type'),
    country:
      codedAt(person, 'citizenship/person_citizenship_country/citizenship_country') ??
      codedAt(person, 'citizenship/no_citizenship_person/no_citizenship'),
  };
}

function mapCompany(company: XmlElement): Holder {
  const entity = elementAt(company, 'entity') ?? company;
  const body =
    elementAt(entity, 'resident') ??
    elementAt(entity, 'govement_entity') ??
    elementAt(entity, 'not_resident') ??
    entity;
  return {
    kind: 'legal_entity',
    name: textAt(body, 'name') ?? textAt(body, 'full_name') ?? 'Юридическое лицо без наименования',
    inn: textAt(body, 'inn'),
    ogrn: textAt(body, 'ogrn'),
    type: codedAt(company, 'type') ?? codedAt(body, 'incorporation_form'),
    country: codedAt(body, 'incorporate_country'),
  };
}

function mapPublicFormation(formation: XmlElement): Holder {
  const type = elementAt(formation, 'public_formation_type') ?? formation;
  const body = type.children[0];
  const name = codedAt(body, 'name', 'regions')?.value ?? allTextOf(body);
  return { kind: 'public_formation', name: name ?? 'Публично-правовое образование' };
}

function mapOther(other: XmlElement): Holder {
  const variant = elementAt(other, 'another_type')?.children[0] ?? other;
  return {
    kind: 'another',
    name: allTextOf(variant) ?? elementTitle(variant.name) ?? 'Иной правообладатель',
  };
}
