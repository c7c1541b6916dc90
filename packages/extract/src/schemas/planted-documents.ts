import { isChoice, type SchemaContent, type SchemaElement } from './schema-tree.ts';

/** A value put into one place of a document, told from every other one by what it is. */
export interface Planted {
  /** Names of elements below the root, joined by `/`. */
  readonly path: string;
  readonly title: string | undefined;
  readonly text: string;
}

export interface PlantedDocument {
  readonly xml: string;
  readonly planted: readonly Planted[];
}

/** What stands in a place: by the element's name, its type, and the place's position in the schema. */
export type Plant = (element: SchemaElement, position: number) => string;

/** More documents than any schema needs: a choice of nine within one of six within one of four. */
const mostDocuments = 400;

/**
 * Documents with every element the schema allows, as many as it takes to have every branch of every choice once. Places
 * met before get their value again.
 */
export function plantedDocuments(root: SchemaElement, plant: Plant = plantByType): PlantedDocument[] {
  const positions = new Map<string, number>();
  const documents: PlantedDocument[] = [];
  const wanted = new Set(leafPaths(root));
  for (let number = 0; wanted.size > 0; number += 1) {
    if (number === mostDocuments) throw new Error(`${root.name}: unreached ${[...wanted].join(', ')}`);
    const planted: Planted[] = [];
    const xml = write(root, '', number, (element, path) => {
      const position = positions.get(path) ?? positions.size;
      positions.set(path, position);
      const text = plant(element, position);
      planted.push({ path, title: element.title, text });
      return text;
    });
    if (!planted.some(({ path }) => wanted.has(path))) continue;
    for (const { path } of planted) wanted.delete(path);
    documents.push({ xml: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, planted });
  }
  return documents;
}

/** Every place of the schema that holds a value. */
export function leafPaths(root: SchemaElement, at = ''): string[] {
  const inside = (content: SchemaContent): string[] => {
    if (isChoice(content)) return content.choice.flatMap((branch) => branch.flatMap(inside));
    return leafPaths(content, at === '' ? content.name : `${at}/${content.name}`);
  };
  return root.simpleType === undefined ? root.content.flatMap(inside) : [at];
}

function write(
  element: SchemaElement,
  at: string,
  number: number,
  value: (element: SchemaElement, path: string) => string,
): string {
  let rest = number;
  const inside = (content: SchemaContent): string => {
    if (isChoice(content)) {
      const branch = content.choice[rest % content.choice.length] ?? [];
      const kept = rest;
      rest = Math.floor(rest / content.choice.length);
      const text = branch.map(inside).join('');
      rest = kept;
      return text;
    }
    return write(content, at === '' ? content.name : `${at}/${content.name}`, rest, value);
  };
  const text = element.simpleType === undefined ? element.content.map(inside).join('') : value(element, at);
  return `<${element.name}>${text}</${element.name}>`;
}

const firstDay = Date.UTC(1990, 0, 1);

export function plantByType(element: SchemaElement, position: number): string {
  const day = new Date(firstDay + position * 86_400_000).toISOString().slice(0, 10);
  switch (element.simpleType) {
    case 'date':
      return day;
    case 'dateTime':
      return `${day}T10:00:00`;
    case 'boolean':
      return 'true';
    case 'decimal':
    case 'integer':
    case 'int':
    case 'long':
    case 'positiveInteger':
    case 'nonNegativeInteger':
      return String(10_000 + position);
    default:
      break;
  }
  if (
    /(?:^|_)cad_num|included_cad|easement_cad|adjacent_parcel$/u.test(element.name) &&
    !/quarter/u.test(element.name)
  )
    return `77:06:0001001:${10_000 + position}`;
  return element.name === 'code'
    ? `009${String(position).padStart(9, '0')}`
    : `значение ${10_000 + position}`;
}
