import type { Encumbrance } from '@proverka/contract/extract';
import type { Fact } from '@proverka/report-kit/facts';
import { typeset } from '@proverka/words/typeset';
import { day, documentWords, holderLines } from '@proverka/words/extract-words';
import { joined } from '@proverka/words/joined';

/** The record of an encumbrance as facts; only what is there. */
export function encumbranceFacts(encumbrance: Encumbrance): Fact[] {
  const { number, registeredOn, zone, partNumber, easementFor, missingConsents, documents } = encumbrance;
  const rows: [string, string | readonly string[]][] = [
    ['В пользу', beneficiaryLines(encumbrance)],
    ['Срок', periodWords(encumbrance)],
    [
      'Номер и дата записи',
      joined([number && `№ ${number}`, registeredOn && `от ${day(registeredOn)}`], ' '),
    ],
    ['Ограничены права', limitedWords(encumbrance)],
    ['Зона', joined([zone?.type?.value, zone?.name, zone?.number && `реестровый номер ${zone.number}`])],
    ['Часть объекта', partNumber ? `№ ${partNumber}` : ''],
    ['Для участка', easementFor.join(', ')],
    ['Основание', documents.map(documentWords)],
    ['Нет согласия', missingConsents.flatMap(({ persons }) => persons).join('; ')],
  ];
  return rows
    .filter(([, value]) => value.length > 0)
    .map(([title, value]) => ({
      title,
      value: typeof value === 'string' ? typeset(value) : value.map(typeset),
    }));
}

function periodWords({ period }: Encumbrance): string {
  const dates = joined(
    [period?.startsOn && `с ${day(period.startsOn)}`, period?.endsOn && `по ${day(period.endsOn)}`],
    ' ',
  );
  // The register's own words mostly repeat the first day.
  const text = period?.text;
  const hasDates = text !== undefined && /\d{2}\.\d{2}\.\d{4}/u.test(text);
  const first =
    period?.firstContractOn && `первый договор участия в строительстве — ${day(period.firstContractOn)}`;
  return joined([hasDates ? text : joined([dates, text]), first]);
}

function beneficiaryLines({ beneficiaries }: Encumbrance): readonly string[] {
  const [only, ...others] = beneficiaries;
  if (only === undefined) return [];
  return others.length === 0
    ? holderLines(only.holder)
    : beneficiaries.map(({ holder }) => holderLines(holder).join(', '));
}

function limitedWords({ limitedRights }: Encumbrance): string {
  return limitedRights
    .map(({ rightNumber, recordNumber }) => rightNumber ?? recordNumber ?? '')
    .filter(Boolean)
    .join('; ');
}
