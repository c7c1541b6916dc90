import type { ExtractObject } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/words/dates';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { sentences } from '@proverka/words/joined';

/** Findings about the object itself, apart from rights to it. */
export function findingsOfObject(object: ExtractObject): FindingDraft[] {
  const rules = [statusFinding, commonPropertyFinding, roomFinding, nonResidentialFinding, disputeFinding];
  return [
    ...rules.flatMap((rule) => rule(object) ?? []),
    ...supervisionFindings(object),
    ...[heritageFinding(object), notesFinding(object)].flatMap((finding) => finding ?? []),
  ];
}

function statusFinding({ status, cancelledOn }: ExtractObject): FindingDraft | undefined {
  const words = status?.toLowerCase() ?? '';
  if (cancelledOn !== undefined || /погашен|архивн|аннулирован|снят/u.test(words)) {
    return {
      level: 'danger',
      code: 'object_cancelled',
      title: 'Объект снят с кадастрового учёта',
      text: sentences(
        cancelledOn && `Дата снятия с учёта: ${formatDate(cancelledOn)}`,
        status,
        'Такого объекта в реестре больше нет, продать его нельзя. Узнайте, какой объект образован вместо него',
      ),
    };
  }
  if (words === '' || words.includes('актуальн')) return undefined;
  return {
    level: 'warning',
    code: words.includes('временн') ? 'object_temporary' : 'object_status_unusual',
    title: words.includes('временн') ? 'Сведения об объекте временные' : 'Необычный статус записи об объекте',
    text: sentences(status, 'Попросите собственника объяснить статус и подтвердить его документами'),
  };
}

/** Housing Code, articles 36 and 37: a share in the common property is not transferred separately. */
function commonPropertyFinding({ isCommonProperty }: ExtractObject): FindingDraft | undefined {
  if (isCommonProperty !== true) return undefined;
  return {
    level: 'danger',
    code: 'common_property',
    title: 'Помещение относится к общему имуществу дома',
    text: 'Общее имущество многоквартирного дома принадлежит всем собственникам помещений. Продать его отдельно нельзя.',
  };
}

function roomFinding({ housingType }: ExtractObject): FindingDraft | undefined {
  if (housingType?.code !== '205002000000' && housingType?.value.toLowerCase() !== 'комната')
    return undefined;
  return {
    level: 'attention',
    code: 'room_in_flat',
    title: 'Продаётся комната, а не квартира',
    text: 'У собственников других комнат есть преимущественное право покупки. Продавец должен известить их письменно и дождаться отказа или истечения месяца.',
  };
}

function nonResidentialFinding({ type, purpose }: ExtractObject): FindingDraft | undefined {
  const isRoom = type?.code === '002001003000';
  if (!isRoom || !/нежил/iu.test(purpose?.value ?? '')) return undefined;
  return {
    level: 'attention',
    code: 'not_residential',
    title: 'Помещение нежилое',
    text: 'В нежилом помещении, в том числе в апартаментах, нельзя зарегистрироваться по месту жительства, а налог и тарифы отличаются от квартирных.',
  };
}

function disputeFinding({ borders }: ExtractObject): FindingDraft | undefined {
  const disputed = borders.filter(({ dispute }) => dispute !== undefined);
  if (disputed.length === 0) return undefined;
  return {
    level: 'danger',
    code: 'land_dispute',
    title: 'Земельный спор о границе участка',
    text: sentences(
      `Спор отмечен на ${countedPlainly(disputed.length, 'отрезке', 'отрезках', 'отрезках')} границы`,
      'Граница может измениться. Прочитайте возражения и поговорите с соседями до сделки',
    ),
  };
}

function supervisionFindings({ supervision }: ExtractObject): FindingDraft[] {
  const open = supervision.filter(
    ({ hasViolations, isEliminated }) => hasViolations === true && isEliminated !== true,
  );
  return open.map((event) => ({
    level: 'warning',
    code: 'land_violation',
    title: 'Нарушение земельного законодательства',
    text: sentences(
      event.agency && `Проверку провёл орган: ${event.agency}`,
      event.endedOn && `Дата окончания проверки: ${formatDate(event.endedOn)}`,
      event.violation,
      'Отметки об устранении в выписке нет. Устранять нарушение придётся собственнику',
    ),
  }));
}

function heritageFinding({ culturalHeritage }: ExtractObject): FindingDraft | undefined {
  if (culturalHeritage === undefined) return undefined;
  return {
    level: 'warning',
    code: 'cultural_heritage',
    title: 'Объект культурного наследия',
    text: sentences(
      culturalHeritage.name,
      culturalHeritage.number && `Регистрационный номер: ${culturalHeritage.number}`,
      'Перестройка и ремонт только с разрешения органа охраны, у собственника есть обязанности по сохранению',
    ),
  };
}

/** The register fills its notes with sentences about empty sections; the rest is shown. */
function notesFinding({ specialNotes }: ExtractObject): FindingDraft | undefined {
  const telling = (specialNotes ?? '')
    .split(/(?<=\.)\s+/u)
    .filter((sentence) => !/^Сведения, необходимые для заполнения|отсутствуют\.?$/u.test(sentence));
  if (telling.join('').trim() === '') return undefined;
  return {
    level: 'attention',
    code: 'special_notes',
    title: 'Особые отметки в выписке',
    text: 'Росреестр оставил в выписке отметки, которые нужно прочитать. Они приведены полностью в разделе об объекте.',
  };
}
