import type { ExtractObject } from '@proverka/contract/extract-object';
import { joined } from '@proverka/words/joined';
import { areaWords, day, documentWords, lowered } from '@proverka/words/extract-words';
import { factsOf, type Fact, type FactRow } from './fact.ts';

/** What the object is, where it lies, how large it is and what it may be used for. */
export function mainFacts(object: ExtractObject): Fact[] {
  const { address, area } = object;
  return factsOf([
    ['Кадастровый номер', object.cadastralNumber],
    ['Вид объекта', joined([object.type?.value, lowered(object.subtype)])],
    ['Наименование', object.name],
    ['Адрес', lines(address?.text, address?.note === address?.text ? undefined : address?.note)],
    ['Комната', address?.roomNumber],
    ['Площадь', area && areaWords(area)],
    ...object.measures.map(({ title, value }): FactRow => [title, value.replace('.', ',')]),
    ['Расположение', object.levels.map(levelWords).join('; ')],
    ['Этажность', floorWords(object)],
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
    ['Контуры', object.contours.slice(0, mostContours).flatMap((contour) => contourWords(contour, object))],
  ]);
}

const mostContours = 100;

/** Contours that have a number of their own; the plan draws all of them. */
function contourWords(
  { number, cadastralNumber, area }: ExtractObject['contours'][number],
  object: ExtractObject,
): string[] {
  if (cadastralNumber === undefined || cadastralNumber === object.cadastralNumber) return [];
  return [joined([number && `№ ${number}`, cadastralNumber, area && areaWords(area)])];
}

/** How the object is kept in the register: dates, status, earlier numbers, works and inspections. */
export function registerFacts(object: ExtractObject): Fact[] {
  return factsOf([
    ['Поставлен на учёт', day(object.registeredOn)],
    ['Запись в кадастре', day(object.cadastralDay)],
    ['Снят с учёта', day(object.cancelledOn)],
    ['Статус записи', object.status],
    ['Кадастровый квартал', object.quarter],
    ['Ранее присвоенные номера', object.oldNumbers.map(oldNumberWords)],
    ['Зоны и территории', object.zones.join(', ')],
    ...object.cadastralWorks.map((work): FactRow => ['Кадастровые работы', workWords(work)]),
    ...object.supervision.map((event): FactRow => ['Земельный надзор', supervisionWords(event)]),
  ]);
}

/** When the cadastral value was determined and entered, and from when it applies. */
export function valueDates(value: NonNullable<ExtractObject['cadastralValue']>): string {
  return joined([
    value.determinedOn && `определена на ${day(value.determinedOn)}`,
    value.approvedOn && `утверждена ${day(value.approvedOn)}`,
    value.registeredOn && `внесена в ЕГРН ${day(value.registeredOn)}`,
    value.appliesFrom && `применяется с ${day(value.appliesFrom)}`,
    value.revisionRequestedOn && `заявление о пересмотре подано ${day(value.revisionRequestedOn)}`,
    (value.actNumber || value.actDate) &&
      joined(
        ['акт', value.actNumber && `№ ${value.actNumber}`, value.actDate && `от ${day(value.actDate)}`],
        ' ',
      ),
  ]);
}

export function levelWords(level: ExtractObject['levels'][number]): string {
  return joined([
    level.floor && `${lowered(level.type) ?? 'этаж'} ${level.floor}`,
    level.planNumber && `номер на плане ${level.planNumber}`,
    level.description,
  ]);
}

/** Why a part of the object was set apart. */
export function partReason(part: ExtractObject['parts'][number]): string {
  return joined([
    part.encumbranceNumber && `обременение № ${part.encumbranceNumber}`,
    part.encumbranceRegisteredOn && `от ${day(part.encumbranceRegisteredOn)}`,
    part.borderNumber && `лежит в зоне ${part.borderNumber}`,
    part.levels.map(levelWords).join('; '),
    part.footnote,
  ]);
}

/** Who lies behind a border, and what is said of it. */
export function borderWords(border: ExtractObject['borders'][number]): string {
  const { contour, element, adjacent, description, marking, dispute } = border;
  return joined([
    joined([contour && `контур ${contour}`, element && `элемент ${element}`]),
    adjacent.join(', '),
    description,
    marking,
    dispute && joined(['есть земельный спор', dispute.contour && `контур ${dispute.contour}`]),
    dispute?.document && documentWords(dispute.document),
    dispute?.endsOn && `отметка о споре действует до ${day(dispute.endsOn)}`,
  ]);
}

function floorWords({ floors, undergroundFloors }: ExtractObject): string {
  return joined([floors, undergroundFloors && `в том числе подземных ${undergroundFloors}`]);
}

function oldNumberWords({ type, number, assignedOn, assigner }: ExtractObject['oldNumbers'][number]): string {
  return joined([joined([lowered(type), number], ' '), assignedOn && `от ${day(assignedOn)}`, assigner]);
}

function heritageWords({ culturalHeritage: heritage }: ExtractObject): string {
  return joined([heritage?.kind, heritage?.name, heritage?.number]);
}

function workWords({ work, engineer, date }: ExtractObject['cadastralWorks'][number]): string {
  return joined([work, engineer && `инженер ${engineer}`, day(date)]);
}

function supervisionWords(event: ExtractObject['supervision'][number]): string {
  const { agency, endedOn, violation, isEliminated } = event;
  return joined([event.event, agency, day(endedOn), violation, isEliminated === true && 'устранено']);
}

function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'да' : 'нет';
}

function lines(...parts: (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined && part !== '') as string[];
}
