import type { Holder } from '@proverka/contract/extract';
import { elementAt, elementsAt, textAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** «Тестов Иван Петрович» of whatever elements the form has for it. */
export function fullName(person: Maybe<XmlElement>): Maybe<string> {
  const at = elementAt(person, 'FIO') ?? person;
  const parts = [
    textAt(at, 'FamilyName') ?? textAt(at, 'Surname'),
    textAt(at, 'FirstName') ?? textAt(at, 'First'),
    textAt(at, 'Patronymic'),
  ];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** The owners at the path: people by name alone, companies with their numbers, public bodies. */
export function ownersAt(element: Maybe<XmlElement>, path: string): Holder[] {
  return elementsAt(element, path).flatMap((owner) => mapOwner(owner) ?? []);
}

function mapOwner(owner: XmlElement): Maybe<Holder> {
  const person = elementAt(owner, 'Person');
  if (person !== undefined) return mapPerson(person);
  const company = elementAt(owner, 'Organization');
  if (company !== undefined) return mapCompany(company);
  const body = elementAt(owner, 'Governance');
  if (body !== undefined) {
    const content = textAt(body, 'Content');
    return {
      kind: 'public_formation',
      name: textAt(body, 'Name') ?? content ?? 'Публично-правовое образование',
    };
  }
  return undefined;
}

function mapPerson(person: XmlElement): Holder {
  const content = textAt(person, 'Content');
  const name = fullName(person) ?? content;
  return name === undefined || name.toLowerCase().startsWith('физическ')
    ? { kind: 'person_hidden', name: 'Физическое лицо' }
    : { kind: 'person', name };
}

/** «ООО «Тест», ИНН: 7700000016, ОГРН …»: the sentence holds the numbers where no element does. */
function mapCompany(company: XmlElement): Holder {
  const content = textAt(company, 'Content');
  const named = textAt(company, 'Name') ?? content?.split(/, *(?=ИНН|ОГРН)/u)[0];
  return {
    kind: 'legal_entity',
    name: named ?? 'Юридическое лицо без наименования',
    inn: textAt(company, 'INN') ?? numberAfter('ИНН', content),
    ogrn: textAt(company, 'Code_OGRN') ?? textAt(company, 'OGRN') ?? numberAfter('ОГРН', content),
  };
}

function numberAfter(word: string, text: Maybe<string>): Maybe<string> {
  return new RegExp(`${word}\\D{0,3}(\\d{10,15})`, 'u').exec(text ?? '')?.[1];
}
