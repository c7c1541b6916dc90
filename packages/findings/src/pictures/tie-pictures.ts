import type { GraphData, GraphEdge, GraphNode } from '@proverka/charts/graph-data';
import { percentValues } from '@proverka/charts/value-format';
import type { Finding } from '@proverka/contract/finding';
import type { PlotOf } from '@proverka/contract/record-plot';
import { countedPlainly } from '@proverka/words/plural';
import { asOfWords, dayOf, plotsOf, yearOf } from './plots.ts';
import type { ReportPicture } from './report-picture.ts';

type Tie = PlotOf<'tie'>;

const roleWords: Readonly<Record<Tie['as'], string>> = {
  manager: 'руководитель',
  founder: 'участник',
  entrepreneur: 'предприниматель',
};

const subjectKey = 'subject';

/** One tie after another to the same name: somebody may own and manage a company. */
const byName = (ties: readonly Tie[]): [string, Tie[]][] => [...Map.groupBy(ties, ({ name }) => name)];

const isOver = (tie: Tie, day: string | undefined): boolean =>
  tie.until !== null && (day === undefined || tie.until < day);

/** Companies of a person and their addresses: two at one address have one box for it. */
export function companiesOfPerson(findings: readonly Finding[], subject: string): ReportPicture[] {
  const ties = plotsOf(findings, 'tie').map(({ plot }) => plot);
  const companies = byName(ties.filter(({ as }) => as !== 'entrepreneur'));
  if (companies.length === 0) return [];
  const day = dayOf(findings, 'tie');
  const addresses = [
    ...new Set(companies.flatMap(([, some]) => some.flatMap(({ address }) => address ?? []))),
  ];
  const shared =
    addresses.length < companies.filter(([, some]) => some.some(({ address }) => address)).length;
  return [
    {
      key: 'ties',
      kind: 'graph',
      title: 'Компании и адреса',
      subtitle: asOfWords(day),
      result: [
        countedPlainly(companies.length, 'компания', 'компании', 'компаний'),
        shared ? 'есть общий адрес' : '',
      ]
        .filter(Boolean)
        .join(', '),
      data: {
        nodes: [
          { key: subjectKey, title: subject },
          ...companies.map(([name, some]): GraphNode => ({
            key: `company ${name}`,
            title: name,
            kind: stateOf(some, day),
          })),
          ...addresses.map((address): GraphNode => ({
            key: `address ${address}`,
            title: address,
            kind: 'адрес',
          })),
        ],
        edges: companies.flatMap(([name, some]) => edgesOf(name, some)),
      },
    },
  ];
}

/** From the subject to a company, and from it to its addresses. */
function edgesOf(name: string, ties: readonly Tie[]): GraphEdge[] {
  const share = shareOf(ties);
  const key = `company ${name}`;
  const owned: GraphEdge = { from: subjectKey, to: key, ...share };
  return [owned].concat(addressesOf(ties).map((address) => ({ from: key, to: `address ${address}` })));
}

const addressesOf = (ties: readonly Tie[]): string[] => [
  ...new Set(ties.flatMap(({ address }) => address ?? [])),
];

/** «руководитель, участник», «был участником до 2023». */
function stateOf(ties: readonly Tie[], day: string | undefined): string {
  const current = ties.filter((tie) => !isOver(tie, day));
  const roles = (some: readonly Tie[]) => [...new Set(some.map(({ as }) => roleWords[as]))].join(', ');
  if (current.length > 0) return roles(current);
  const [last] = ties
    .map(({ until }) => until ?? '')
    .toSorted()
    .toReversed();
  return `${roles(ties)} до ${yearOf(last ?? '')} года`;
}

/** «60 %» */
function shareOf(ties: readonly Tie[]): { title?: string } {
  const share = ties.find(({ share_percent: percent }) => percent !== null)?.share_percent;
  return typeof share === 'number' ? { title: percentValues.full(share) } : {};
}

/** Who owns and manages a company now, with shares. */
export function ownersOfCompany(findings: readonly Finding[], subject: string): ReportPicture[] {
  const day = dayOf(findings, 'tie');
  const people = byName(
    plotsOf(findings, 'tie')
      .map(({ plot }) => plot)
      .filter((tie) => !isOver(tie, day)),
  );
  if (people.length === 0) return [];
  const owners = people.filter(([, some]) => some.some(({ as }) => as === 'founder')).length;
  const managers = people.filter(([, some]) => some.some(({ as }) => as === 'manager')).length;
  const data: GraphData = {
    nodes: [
      { key: subjectKey, title: subject },
      ...people.map(([name, some]) => ({ key: `person ${name}`, title: name, kind: positionsOf(some) })),
    ],
    edges: people.map(([name, some]) =>
      Object.assign({ from: `person ${name}`, to: subjectKey }, shareOf(some)),
    ),
  };
  return [
    {
      key: 'owners',
      kind: 'graph',
      title: 'Владельцы и руководители',
      subtitle: asOfWords(day),
      result: [
        owners > 0 ? countedPlainly(owners, 'владелец', 'владельца', 'владельцев') : '',
        managers > 0 ? countedPlainly(managers, 'руководитель', 'руководителя', 'руководителей') : '',
      ]
        .filter(Boolean)
        .join(', '),
      data,
    },
  ];
}

/** «генеральный директор, участник» */
const positionsOf = (ties: readonly Tie[]): string =>
  [...new Set(ties.map(({ as, position }) => position?.toLocaleLowerCase('ru') ?? roleWords[as]))].join(', ');
