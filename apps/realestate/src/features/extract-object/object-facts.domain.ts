import type { ExtractObject } from '@proverka/contract/extract-object';
import { areaWords, day, lowered } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';

export interface ObjectFact {
  readonly title: string;
  readonly value: string | readonly string[];
}

type Row = readonly [title: string, value: string | undefined | readonly string[]];

/** What the object is, where it lies, how large it is and what it may be used for. */
export function mainFacts(object: ExtractObject): ObjectFact[] {
  const { address, area } = object;
  return present([
    ['Кадастровый номер', object.cadastralNumber],
    ['Вид объекта', joined([object.type?.value, lowered(object.subtype)])],
    ['Наименование', object.name],
    ['Адрес', lines(address?.text, address?.note === address?.text ? undefined : address?.note)],
    ['Комната', address?.roomNumber],
    ['Площадь', area && areaWords(area)],
    ...object.measures.map(({ title, value }): Row => [title, value.replace('.', ',')]),
    ['Расположение', object.levels.map(levelWords).join('; ')],
    [
      'Этажность',
      joined([object.floors, object.undergroundFloors && `подземных: ${object.undergroundFloors}`]),
    ],
    ['Назначение', object.purpose?.value],
    ['Вид жилого помещения', joined([object.housingType?.value, object.specialHousingType?.value])],
    ['Общее имущество дома', yesNo(object.isCommonProperty)],
    ['Имущество общего пользования', yesNo(object.isServiceProperty)],
    ['Категория земель', object.category?.value],
    ['Разрешённое использование', object.permittedUse.join('; ')],
    ['Стены', object.wallMaterials.join(', ')],
    ['Год завершения строительства', object.yearBuilt],
    ['Год ввода в эксплуатацию', object.yearCommissioned],
    ['Степень готовности', object.readinessPercent && `${object.readinessPercent} %`],
    ['Культурное наследие', heritageWords(object)],
  ]);
}

/** How the object is kept in the register: dates, status, earlier numbers, works and inspections. */
export function registerFacts(object: ExtractObject): ObjectFact[] {
  return present([
    ['Поставлен на учёт', day(object.registeredOn)],
    ['Снят с учёта', day(object.cancelledOn)],
    ['Статус записи', object.status],
    ['Кадастровый квартал', object.quarter],
    ['Ранее присвоенные номера', object.oldNumbers.map(oldNumberWords)],
    ['Зоны и территории', object.zones.join(', ')],
    ...object.cadastralWorks.map(({ work, engineer, date }): Row => [
      'Кадастровые работы',
      joined([work, engineer && `инженер ${engineer}`, day(date)]),
    ]),
    ...object.supervision.map(({ event, agency, endedOn, violation, isEliminated }): Row => [
      'Земельный надзор',
      joined([event, agency, day(endedOn), violation, isEliminated === true && 'устранено']),
    ]),
  ]);
}

/** When the value was determined and entered, since when it applies. */
export function valueDates(value: NonNullable<ExtractObject['cadastralValue']>): string {
  return joined([
    value.determinedOn && `определена на ${day(value.determinedOn)}`,
    value.approvedOn && `утверждена ${day(value.approvedOn)}`,
    value.registeredOn && `внесена в ЕГРН ${day(value.registeredOn)}`,
    value.appliesFrom && `применяется с ${day(value.appliesFrom)}`,
    value.revisionRequestedOn && `заявление о пересмотре подано ${day(value.revisionRequestedOn)}`,
  ]);
}

export function levelWords(level: ExtractObject['levels'][number]): string {
  return joined([
    level.floor && `${lowered(level.type) ?? 'этаж'} ${level.floor}`,
    level.planNumber && `номер на плане ${level.planNumber}`,
    level.description,
  ]);
}

function oldNumberWords({ type, number, assignedOn, assigner }: ExtractObject['oldNumbers'][number]): string {
  return joined([joined([lowered(type), number], ' '), assignedOn && `от ${day(assignedOn)}`, assigner]);
}

function heritageWords({ culturalHeritage: heritage }: ExtractObject): string {
  return joined([heritage?.kind, heritage?.name, heritage?.number]);
}

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'да' : 'нет';
}

function lines(...parts: (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== '') as string[];
}

function present(rows: readonly Row[]): ObjectFact[] {
  return rows.flatMap(([title, value]) =>
    value === undefined || value.length === 0 ? [] : [{ title, value }],
  );
}
