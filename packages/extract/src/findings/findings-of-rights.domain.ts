import type { Right } from '@proverka/contract/extract';
import type { ExtractObject } from '@proverka/contract/extract-object';
import { formatDate } from '@proverka/words/dates';
import { monthsBefore } from './days.domain.ts';
import type { FindingDraft } from '@proverka/findings/finding-draft';
import { countedPlainly } from '@proverka/words/plural';
import { midSentence } from '@proverka/words/mid-sentence';
import { sentences } from '@proverka/words/joined';
import { currentRights, holdersOf, isOwnership, sharesSumToOne } from './rights.domain.ts';

/** The rights in force: the holders, since when, and the register's notes. */
export function findingsOfRights(
  rights: readonly Right[],
  object: ExtractObject,
  today: string,
): FindingDraft[] {
  const current = currentRights(rights);
  const owned = current.filter(isOwnership);
  return [
    ...absenceFindings(current, owned, object),
    ...[
      recentFinding(owned, today),
      sharedFinding(owned),
      jointFinding(owned),
      manyHoldersFinding(owned),
    ].flatMap((finding) => finding ?? []),
    ...current.flatMap(noteFindings),
    ...holderFindings(owned),
  ];
}

function absenceFindings(
  current: readonly Right[],
  owned: readonly Right[],
  object: ExtractObject,
): FindingDraft[] {
  if (owned.length > 0) return [];
  if (object.purpose?.code === '204003000000') return [apartmentBuilding];
  const others = [...new Set(current.flatMap(({ type }) => type?.value ?? []))].map(midSentence);
  return [
    {
      level: 'warning',
      code: 'no_registered_ownership',
      title: 'Право собственности не зарегистрировано',
      text: sentences(
        others.length > 0 ? `В выписке есть только другие права: ${others.join('; ')}` : undefined,
        'Собственника по ЕГРН назвать нельзя. Право могло возникнуть до 31.01.1998 и остаться в архивах БТИ и администрации: попросите у продавца документы и регистрацию права до сделки',
      ),
    },
  ];
}

const apartmentBuilding: FindingDraft = {
  level: 'attention',
  code: 'apartment_building',
  title: 'Права зарегистрированы на помещения, а не на дом',
  text: 'В многоквартирном доме собственников имеет каждое помещение. Чтобы проверить квартиру, закажите выписку по её номеру.',
};

/** Three years is the general limitation period and the longest time to contest a deal in a bankruptcy. */
function recentFinding(owned: readonly Right[], today: string): FindingDraft | undefined {
  const newest =
    owned
      .map(({ registeredOn }) => registeredOn ?? '')
      .sort()
      .at(-1) ?? '';
  if (newest === '' || newest <= monthsBefore(today, 36)) return undefined;
  const isVeryRecent = newest > monthsBefore(today, 6);
  return {
    level: isVeryRecent ? 'warning' : 'attention',
    code: isVeryRecent ? 'right_very_recent' : 'right_recent',
    title: isVeryRecent
      ? 'Право зарегистрировано меньше полугода назад'
      : 'Право зарегистрировано меньше трёх лет назад',
    text: sentences(
      `Дата регистрации права: ${formatDate(newest)}`,
      'Прошлую сделку ещё могут оспорить: прежний собственник, его супруг, наследники или кредиторы. Попросите договор, по которому продавец получил объект, и узнайте, почему он продаёт так скоро',
    ),
  };
}

/** Civil Code, article 250; 218-FZ, article 42. */
function sharedFinding(owned: readonly Right[]): FindingDraft | undefined {
  const shared = owned.filter(({ type, shares }) => type?.code?.startsWith('001002') || shares.length > 0);
  if (shared.length === 0) return undefined;
  const isComplete = sharesSumToOne(shared);
  return {
    level: 'attention',
    code: isComplete === false ? 'shares_incomplete' : 'shared_ownership',
    title: isComplete === false ? 'Доли в выписке не складываются в целое' : 'Долевая собственность',
    text: sentences(
      `В выписке ${countedPlainly(shared.length, 'запись о доле', 'записи о долях', 'записей о долях')}`,
      isComplete === false
        ? 'Сумма долей не равна единице: часть прав не зарегистрирована или не попала в выписку'
        : undefined,
      'Если продают не все доли сразу, у остальных собственников есть преимущественное право покупки, а договор удостоверяет нотариус',
    ),
  };
}

/** Family Code, article 35. */
function jointFinding(owned: readonly Right[]): FindingDraft | undefined {
  if (!owned.some(({ type }) => type?.code?.startsWith('001003'))) return undefined;
  return {
    level: 'attention',
    code: 'joint_ownership',
    title: 'Совместная собственность',
    text: 'Объект принадлежит нескольким лицам без определения долей, обычно супругам. Нужно согласие каждого, от супруга — нотариальное.',
  };
}

function manyHoldersFinding(owned: readonly Right[]): FindingDraft | undefined {
  const { length } = holdersOf(owned);
  if (length < 5) return undefined;
  return {
    level: 'warning',
    code: 'many_holders',
    title: 'Много собственников',
    text: `В выписке ${countedPlainly(length, 'собственник', 'собственника', 'собственников')}. Договор должны подписать все: отсутствие или спор хотя бы одного сорвёт сделку.`,
  };
}

interface NoteKind extends Pick<FindingDraft, 'level' | 'code' | 'title'> {
  /** Findings from the register's notes on this right. */
  readonly notesOf: (right: Right) => readonly string[];
  readonly advice: string;
}

const noteKinds: readonly NoteKind[] = [
  {
    level: 'danger',
    code: 'litigation',
    title: 'Судебный спор о праве',
    notesOf: ({ litigations }) => litigations,
    advice: 'До решения суда покупать нельзя: право могут признать за другим',
  },
  {
    level: 'danger',
    code: 'objection',
    title: 'Возражение против зарегистрированного права',
    notesOf: ({ objections }) => objections,
    advice: 'Прежний собственник оспаривает право продавца. Выясните, подан ли иск',
  },
  {
    level: 'attention',
    code: 'personal_participation',
    title: 'Сделка только при личном участии собственника',
    notesOf: ({ personalParticipation }) => personalParticipation,
    advice:
      'По доверенности такую сделку не зарегистрируют. Это защита собственника, для покупателя она безопасна',
  },
  {
    level: 'warning',
    code: 'right_without_consent',
    title: 'Право зарегистрировано без необходимого согласия',
    notesOf: ({ missingConsents }) =>
      missingConsents.map(({ persons, text }) =>
        sentences(persons.length > 0 ? `Согласия не дали: ${persons.join('; ')}` : undefined, text),
      ),
    advice: 'Такую сделку можно оспорить в суде',
  },
  {
    level: 'warning',
    code: 'right_reinstated',
    title: 'Право восстановлено по решению суда',
    notesOf: ({ reinstatedFrom: day }) =>
      day === undefined ? [] : [`Первоначально право зарегистрировано ${formatDate(day)}`],
    advice: 'Попросите решение суда: у объекта был спорный переход права',
  },
];

function noteFindings(right: Right): FindingDraft[] {
  const of = right.number === undefined ? undefined : `Право № ${right.number}`;
  return noteKinds.flatMap(({ notesOf, advice, ...finding }) => {
    const notes = notesOf(right);
    return notes.length === 0 ? [] : [{ ...finding, text: sentences(of, ...notes, advice) }];
  });
}

function holderFindings(owned: readonly Right[]): FindingDraft[] {
  const holders = holdersOf(owned);
  const named = (kind: string) =>
    holders
      .filter((holder) => holder.kind === kind)
      .map(({ name }) => name)
      .join('; ');
  const isMinor = holders.some(({ type }) =>
    /несовершеннолет|малолет|недееспособ|опек/iu.test(type?.value ?? ''),
  );
  const findings: FindingDraft[] = [];
  if (isMinor) {
    findings.push({
      level: 'warning',
      code: 'protected_holder',
      title: 'Среди собственников лицо под защитой опеки',
      text: 'Собственник несовершеннолетний или недееспособный. Без разрешения органа опеки и попечительства сделка недействительна.',
    });
  }
  if (named('legal_entity') !== '') {
    findings.push({
      level: 'attention',
      code: 'company_holder',
      title: 'Собственник — юридическое лицо',
      text: sentences(
        named('legal_entity'),
        'Проверьте по ЕГРЮЛ, действует ли организация, кто вправе подписать договор и не нужно ли одобрение крупной сделки',
      ),
    });
  }
  if (named('public_formation') !== '') {
    findings.push({
      level: 'attention',
      code: 'public_holder',
      title: 'Собственник — государство или муниципалитет',
      text: sentences(
        named('public_formation'),
        'Такое имущество обычно продают на торгах или по особым правилам. Проверьте, вправе ли продавец им распоряжаться',
      ),
    });
  }
  return findings;
}
