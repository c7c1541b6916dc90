import type { ExtractObject } from '@proverka/contract/extract-object';
import { linkTitles } from '@proverka/words/link-titles';
import { parseMoney } from '@proverka/validation/money';
import { day, writtenAmount, areaWords, squareMetres } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { limitedTable } from './limited-table.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { planOf } from './plan.domain.ts';
import { title } from './words.domain.ts';

export function objectSection(object: ExtractObject, source: string, accent: string): Section {
  const notes: Block[] =
    object.specialNotes === undefined
      ? []
      : [{ kind: 'text', title: 'Особые отметки', text: object.specialNotes }];
  const parts = object.parts.flatMap(({ contours }) => contours);
  return {
    title: 'Объект',
    source,
    blocks: [
      { kind: 'facts', rows: rowsOf(object).filter(([, value]) => value.length > 0) },
      ...planOf(object.contours, parts, accent),
      ...notes,
      ...titled('Части объекта', partsTable(object)),
      ...titled('Границы от точки до точки', bordersTable(object)),
      ...titled('Помещения и машино-места в здании', roomsTable(object)),
    ],
  };
}

/** A title of its own above a table that is there. */
function titled(name: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'text', title: name, text: '' }, ...blocks];
}

function rowsOf(object: ExtractObject): [string, Cell][] {
  return [...identityRows(object), ...measureRows(object), ...useRows(object), ...registerRows(object)];
}

function identityRows(object: ExtractObject): [string, Cell][] {
  const { address, oldNumbers } = object;
  return [
    ['Кадастровый номер', object.cadastralNumber],
    ['Кадастровый квартал', object.quarter ?? ''],
    ['Вид объекта', joined([title(object.type), title(object.subtype)?.toLowerCase()])],
    ['Наименование', object.name ?? ''],
    [
      'Адрес',
      [address?.text ?? '', address?.note === address?.text ? '' : (address?.note ?? '')].filter(
        (line) => line !== '',
      ),
    ],
    ['Комната', address?.roomNumber ?? ''],
    [
      'Ранее присвоенные номера',
      oldNumbers
        .map((old) =>
          joined([
            joined([title(old.type)?.toLowerCase(), old.number], ' '),
            old.assignedOn && `от ${day(old.assignedOn)}`,
            old.assigner,
          ]),
        )
        .join('; '),
    ],
  ];
}

function measureRows(object: ExtractObject): [string, Cell][] {
  return [
    ['Площадь', object.area === undefined ? '' : areaWords(object.area)],
    ...object.measures.map((measure): [string, Cell] => [measure.title, measure.value.replace('.', ',')]),
    ['Расположение', object.levels.map(levelWords).join('; ')],
    [
      'Этажность',
      joined([
        object.floors,
        object.undergroundFloors && `в том числе подземных ${object.undergroundFloors}`,
      ]),
    ],
    ['Стены', object.wallMaterials.join(', ')],
    ['Год завершения строительства', object.yearBuilt ?? ''],
    ['Год ввода в эксплуатацию', object.yearCommissioned ?? ''],
    ['Степень готовности', object.readinessPercent ? `${object.readinessPercent} %` : ''],
  ];
}

function levelWords(level: ExtractObject['levels'][number]): string {
  const kind = title(level.type)?.toLowerCase() ?? 'этаж';
  return joined([
    level.floor && `${kind} ${level.floor}`,
    level.planNumber && `номер на плане ${level.planNumber}`,
    level.description,
  ]);
}

function useRows(object: ExtractObject): [string, Cell][] {
  return [
    ['Назначение', title(object.purpose) ?? ''],
    ['Вид жилого помещения', joined([title(object.housingType), title(object.specialHousingType)])],
    ['Общее имущество дома', yesNo(object.isCommonProperty)],
    ['Имущество общего пользования', yesNo(object.isServiceProperty)],
    ['Категория земель', title(object.category) ?? ''],
    ['Разрешённое использование', object.permittedUse.join('; ')],
    [
      'Культурное наследие',
      joined([object.culturalHeritage?.kind, object.culturalHeritage?.name, object.culturalHeritage?.number]),
    ],
  ];
}

function yesNo(value: boolean | undefined): string {
  return value === undefined ? '' : value ? 'да' : 'нет';
}

function registerRows(object: ExtractObject): [string, Cell][] {
  const { cadastralValue: value } = object;
  return [
    [
      'Кадастровая стоимость',
      value === undefined
        ? ''
        : [
            writtenAmount(value.amount, parseMoney(value.amount)),
            joined([
              value.determinedOn && `определена на ${day(value.determinedOn)}`,
              value.approvedOn && `утверждена ${day(value.approvedOn)}`,
              value.registeredOn && `внесена в ЕГРН ${day(value.registeredOn)}`,
              value.appliesFrom && `применяется с ${day(value.appliesFrom)}`,
            ]),
          ].filter((line) => line !== ''),
    ],
    ['Поставлен на учёт', day(object.registeredOn) ?? ''],
    ['Снят с учёта', day(object.cancelledOn) ?? ''],
    ['Статус записи', object.status ?? ''],
    ...linkRows(object),
    ['Зоны и территории', object.zones.join(', ')],
    ...object.cadastralWorks.map((work): [string, Cell] => [
      'Кадастровые работы',
      joined([work.work, work.engineer && `инженер ${work.engineer}`, day(work.date)]),
    ]),
    ...object.supervision.map((event): [string, Cell] => [
      'Земельный надзор',
      joined([
        event.event,
        event.agency,
        day(event.endedOn),
        event.violation,
        event.isEliminated === true && 'устранено',
      ]),
    ]),
  ];
}

function linkRows({ links }: ExtractObject): [string, Cell][] {
  const byRole = Map.groupBy(links, ({ role }) => role);
  return [...byRole].map(([role, linked]) => {
    const numbers = linked.map(({ cadastralNumber }) => cadastralNumber);
    const more = numbers.length > 100 ? ` и ещё ${numbers.length - 100}` : '';
    return [linkTitles[role], numbers.slice(0, 100).join(', ') + more];
  });
}

function partsTable({ parts }: ExtractObject): Block[] {
  const columns = [
    { title: 'Часть', width: 26 },
    { title: 'Площадь', width: 22 },
    { title: 'Содержание', width: 52 },
  ];
  return limitedTable(columns, parts, (part) => [
    [joined([part.number && `№ ${part.number}`, part.mnemonic]), day(part.enteredOn) ?? ''].filter(
      (line) => line !== '',
    ),
    part.area === undefined ? '' : areaWords(part.area),
    joined([
      part.encumbranceNumber && `обременение № ${part.encumbranceNumber}`,
      part.encumbranceRegisteredOn && `от ${day(part.encumbranceRegisteredOn)}`,
      part.borderNumber && `зона ${part.borderNumber}`,
      part.levels.map(levelWords).join('; '),
      part.footnote,
    ]),
  ]);
}

function bordersTable({ borders }: ExtractObject): Block[] {
  const columns = [
    { title: 'Точки', width: 16 },
    { title: 'Длина, м', width: 14 },
    { title: 'Направление', width: 20 },
    { title: 'Смежные участки и описание', width: 50 },
  ];
  return limitedTable(columns, borders, (border) => [
    joined([border.from, border.to], ' — '),
    border.lengthMetres?.replace('.', ',') ?? '',
    border.directionAngle?.replace('`', "'") ?? '',
    joined([border.adjacent.join(', '), border.description, border.dispute && 'земельный спор']),
  ]);
}

function roomsTable({ rooms }: ExtractObject): Block[] {
  const columns = [
    { title: 'Кадастровый номер', width: 30 },
    { title: 'Площадь', width: 18 },
    { title: 'Назначение', width: 30 },
    { title: 'Расположение', width: 22 },
  ];
  return limitedTable(columns, rooms, (room) => [
    room.cadastralNumber,
    room.squareMetres === undefined ? '' : squareMetres(room.squareMetres),
    joined([room.type, room.purpose]),
    room.levels.map(levelWords).join('; '),
  ]);
}
