import type { Mistakes } from '../soak.ts';
import type { ComposedSets } from './composed-sets.ts';
import { worseThan, type Look, type Looks } from './look-at-pages.ts';

/** Everything that is worse for somebody who ships later, or earlier, than the others. */
export function mistakesOf(
  { current, refused }: Pick<ComposedSets, 'current' | 'refused'>,
  looks: Looks,
): Mistakes {
  return Object.keys(current.remotes).flatMap((remote) => {
    const why = refused[remote];
    return said('the new shell takes no previous version', why === undefined ? [] : [why]).concat(
      said('previous remote, new shell and API', onNew(looks, remote)),
      said('new remote, previous API', onPrevious(looks, remote)),
    );
  });
}

/** A row per remote, in Markdown. */
export function tableOf({ current, versions, refused }: ComposedSets, looks: Looks): string {
  const rows = Object.values(current.remotes).map(({ remote, version }) => {
    const before = versions[remote]?.version;
    const change = before === version ? `${version}, unchanged` : `${before ?? 'none'} → ${version}`;
    const forth =
      before === undefined
        ? 'there was none'
        : remote in refused
          ? 'refused'
          : outcome(looks.previousOnNew, remote, onNew(looks, remote));
    const back = outcome(looks.newOnPrevious, remote, onPrevious(looks, remote));
    return `| ${remote} | ${change} | ${forth} | ${back} |`;
  });
  return [
    '| remote | previous → new | previous on the new shell and API | new over the previous API |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const onNew = ({ previousOwn, previousOnNew }: Looks, remote: string): string[] =>
  worseThan(previousOwn, previousOnNew, remote);

const onPrevious = ({ newOwn, newOnPrevious }: Looks, remote: string): string[] =>
  worseThan(newOwn, newOnPrevious, remote);

const said = (what: string, reasons: readonly string[]): string[] =>
  reasons.map((reason) => `${what}: ${reason}`);

function outcome({ visits, facts }: Look, remote: string, worse: readonly string[]): string {
  const own = visits.filter((visit) => visit.remote === remote).map(({ key }) => facts[key]);
  const opened = own.filter((one) => one?.opened != null).length;
  const result = worse.length === 0 ? 'runs' : `**${worse.length} faults**`;
  return `${result}: ${own.length} pages, ${opened} opened`;
}
