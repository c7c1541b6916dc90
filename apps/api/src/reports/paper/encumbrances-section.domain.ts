import type { Encumbrance } from '@proverka/contract/extract';
import { day, documentWords, holderLines } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';
import { encumbranceRisk } from '#registers/encumbrance-risks.domain.ts';
import type { Block, Cell, Section } from './pdf-view.ts';
import { title } from './words.domain.ts';

const maxRecords = 500;

export function encumbrancesSection(encumbrances: readonly Encumbrance[], source: string): Section {
  const registered = encumbrances.filter(({ isRegistered }) => isRegistered);
  const noted = encumbrances.filter(({ isRegistered }) => !isRegistered);
  const none: Block = {
    kind: 'text',
    title: null,
    text: 'Записей о зарегистрированных ограничениях прав и обременениях в выписке нет.',
  };
  const heading: Block = {
    kind: 'text',
    title: 'Ограничения, которые не регистрируются',
    text: 'Зоны с особыми условиями и другие ограничения использования. Они действуют независимо от собственника.',
  };
  const blocks = [
    ...(registered.length === 0 ? [none] : registered.slice(0, maxRecords).map(recordOf)),
    ...(noted.length === 0 ? [] : [heading, ...noted.slice(0, maxRecords).map(recordOf)]),
  ];
  return { title: 'Ограничения и обременения', source, blocks };
}

function recordOf(encumbrance: Encumbrance): Block {
  const level = encumbrance.isRegistered ? encumbranceRisk(encumbrance.type).level : 'attention';
  const isOver = encumbrance.cancelledOn !== undefined;
  return {
    kind: 'record',
    level: isOver ? 'unchecked' : level,
    title: title(encumbrance.type) ?? 'Вид не указан',
    note: isOver ? `погашено ${day(encumbrance.cancelledOn)}` : null,
    rows: rowsOf(encumbrance).filter(([, value]) => value.length > 0),
    text: encumbrance.content ?? '',
  };
}

function rowsOf(encumbrance: Encumbrance): [string, Cell][] {
  const { number, registeredOn, zone, partNumber, easementFor, missingConsents } = encumbrance;
  return [
    [
      'Номер и дата записи',
      joined([number && `№ ${number}`, registeredOn && `от ${day(registeredOn)}`], ' '),
    ],
    ['Срок', periodWords(encumbrance)],
    ['В пользу', beneficiaryLines(encumbrance)],
    ['Ограничены права', limitedWords(encumbrance)],
    ['Зона', joined([title(zone?.type), zone?.name, zone?.number && `реестровый номер ${zone.number}`])],
    ['Часть объекта', partNumber ? `№ ${partNumber}` : ''],
    ['Для участка', easementFor.join(', ')],
    ['Основание', encumbrance.documents.map(documentWords).join('; ')],
    ['Нет согласия', missingConsents.flatMap(({ persons }) => persons).join('; ')],
  ];
}

function periodWords({ period }: Encumbrance): string {
  const dates = joined(
    [period?.startsOn && `с ${day(period.startsOn)}`, period?.endsOn && `по ${day(period.endsOn)}`],
    ' ',
  );
  // The register's own words mostly repeat the first day.
  const text = period?.text;
  const first =
    period?.firstContractOn && `первый договор участия в строительстве — ${day(period.firstContractOn)}`;
  const hasDates = text !== undefined && /\d{2}\.\d{2}\.\d{4}/u.test(text);
  return joined([hasDates ? text : joined([dates, text]), first]);
}

function beneficiaryLines({ beneficiaries }: Encumbrance): Cell {
  const [only, ...others] = beneficiaries;
  if (only !== undefined && others.length === 0) return holderLines(only.holder);
  return beneficiaries.map(({ holder }) => holderLines(holder).join(', ')).join('; ');
}

function limitedWords({ limitedRights }: Encumbrance): string {
  return limitedRights
    .map(({ rightNumber, recordNumber }) => rightNumber ?? recordNumber)
    .filter(Boolean)
    .join('; ');
}
