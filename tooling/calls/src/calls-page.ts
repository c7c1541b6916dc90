import type { FoundCall } from './find-calls.ts';
import type { SpecifiedCall } from './specified-call.ts';
import type { CallArea } from './specified-calls.ts';

type Find = (key: string) => FoundCall;

/** What a call lacks, one sentence each. */
export function callFindings(areas: readonly CallArea[], find: Find): string[] {
  return areas.flatMap(({ calls }) =>
    calls.flatMap((call) =>
      call.answeredBy.flatMap((key) => {
        const { contract, screens, tests } = find(key);
        const isUnmade = call.noScreen !== undefined;
        return [
          ...(contract === null ? [`${key} is not in the contract`] : []),
          ...(screens.length === 0 && !isUnmade ? [`${key} is made by no screen`] : []),
          ...(screens.length > 0 && isUnmade ? [`${key} is said to be made by no screen, but is`] : []),
          ...(tests.length === 0 ? [`${key} is tried by no test`] : []),
        ];
      }),
    ),
  );
}

/** Few are enough to find the rest. */
const shown = 2;

/** The page with every call the specification names. */
export function callsPage(areas: readonly CallArea[], find: Find): string {
  return [
    '# Calls of the specification',
    '',
    'Every call that section 7 of the product specification names: what answers it, which screen makes it and which tests try it.',
    'Made by `npx pnpm calls`; a call without one of them fails the checks.',
    '',
    ...areas.flatMap((area) => areaLines(area, find)),
  ].join('\n');
}

function areaLines({ area, calls, later = [] }: CallArea, find: Find): string[] {
  const rows = calls.flatMap((call) =>
    call.answeredBy.map((key, index) => rowOf(call, key, index === 0, find)),
  );
  return [
    `## ${area}`,
    '',
    ...(rows.length === 0
      ? []
      : [
          '| Call | Answered by | Contract | Screen | Tests |',
          '| --- | --- | --- | --- | --- |',
          ...rows,
          '',
        ]),
    ...later.map(({ words, comesWith }) => `- Not built yet: \`${words}\`, comes with ${comesWith}.`),
    ...(later.length === 0 ? [] : ['']),
  ];
}

function rowOf(call: SpecifiedCall, key: string, isFirst: boolean, find: Find): string {
  const { contract, screens, tests } = find(key);
  const cells = [
    isFirst ? call.words : '',
    `\`${key}\``,
    contract === null ? '' : linkTo(contract),
    call.noScreen ?? filesOf(screens),
    filesOf(tests),
  ];
  return `| ${cells.join(' | ')} |`;
}

function filesOf(paths: readonly string[]): string {
  // Without how many more there are: the page would change with every test.
  return [...paths.slice(0, shown).map(linkTo), ...(paths.length > shown ? ['…'] : [])].join(', ');
}

const linkTo = (path: string): string => `[${path.split('/').at(-1)}](../${path})`;
