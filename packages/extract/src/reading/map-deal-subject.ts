import { elementTitle } from './dictionaries.ts';
import { ownText, textAt, type Maybe } from './reading.ts';
import { joined } from '@proverka/words/joined';
import type { XmlElement } from '../xml/xml-element.ts';

/** How a value of a deal's subject is said; of anything not here, after the schema's title. */
const words: Readonly<Record<string, (value: string) => string>> = {
  subject_description: (value) => value,
  location_description: (value) => value,
  house_number: (value) => `дом ${value}`,
  housing_number: (value) => `корпус ${value}`,
  building_number: (value) => `строение ${value}`,
  plan_room_quantity: (value) => `помещений по проекту: ${value}`,
  plan_rooms_area: (value) => `их площадь ${value.replace('.', ',')} кв. м`,
  first_ddu_date: (value) => `первый договор с участниками ${value}`,
  floor_number: (value) => `этаж ${value}`,
  plan_number: (value) => `номер на плане ${value}`,
  room_area: (value) => `${value.replace('.', ',')} кв. м`,
  text_description: (value) => value,
  transfer_deadline: (value) => `срок передачи: ${value}`,
  guarantee_period: (value) => `гарантийный срок: ${value}`,
  cad_number: (value) => `кадастровый номер ${value}`,
  bank: (value) => `банк: ${value}`,
  guarantor: (value) => `поручитель: ${value}`,
  value: (value) => value,
};

/** What a deal is about, in words: the flat with its floor and area, the house, what secures the deal. */
export function mapDealSubject(subject: Maybe<XmlElement>): Maybe<string> {
  if (subject === undefined) return undefined;
  const rooms = roomsIn(subject).map(roomWords);
  return [...rooms, ...said(subject)].filter(Boolean).join(', ') || undefined;
}

function roomsIn(element: XmlElement): XmlElement[] {
  return element.name === 'room_description' ? [element] : element.children.flatMap(roomsIn);
}

/** «Квартира № 12, этаж 3, 54,3 кв. м»: what the buyer of a deal gets comes first. */
function roomWords(room: XmlElement): string {
  const name = textAt(room, 'room_name');
  const number = textAt(room, 'room_number');
  return joined([joined([name, number && `№ ${number}`], ' '), ...said(room)]);
}

function said(element: XmlElement): string[] {
  const value = element.isTaken ? undefined : ownText(element);
  const own = value === undefined ? [] : sentenceOf(element.name, value);
  return [...own, ...element.children.flatMap(said)];
}

function sentenceOf(name: string, value: string): string[] {
  // A code stands beside its word, and a «no» says nothing.
  if (name === 'code' || value === 'false') return [];
  const title = elementTitle(name) ?? '';
  if (value === 'true') return [title.toLowerCase()];
  return [words[name]?.(day(value)) ?? `${title.toLowerCase()}: ${day(value)}`];
}

const day = (value: string): string => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/u, '$3.$2.$1');
