import type { DeskSource } from '@proverka/contract/desk-sources';
import { Button } from '@proverka/ui-kit/button';
import { typeset } from '@proverka/words/typeset';
import desk from '../../controls/desk.module.css';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import { OutagesList } from './outages-list.tsx';
import { SourceDetails } from './source-details.tsx';
import { overallWords } from './source-words.domain.ts';
import { SourcesTable } from './sources-table.tsx';
import { useSources } from './use-sources.ts';

/** Whether sources answer; `chosen` is opened below the table, else the first that does not answer or is asked by hand. */
export function SourcesDesk({ chosen }: { readonly chosen: string | null }) {
  const { data, error, isFetching, refetch } = useSources();
  if (data === undefined)
    return <NotLoaded what="источники" lines={10} query={{ error, isFetching, refetch }} />;
  const { sources } = data;
  const shown = shownOf(sources, chosen);
  return (
    <>
      <div className={desk.row}>
        <output>{typeset(overallWords(sources))}</output>
        <Button size="small" variant="quiet" busy={isFetching} onClick={() => void refetch()}>
          Обновить
        </Button>
      </div>
      <SourcesTable sources={sources} shown={shown?.source ?? null} />
      {shown !== undefined && <SourceDetails key={shown.source} source={shown} />}
      <section aria-labelledby="outages" className={desk.section}>
        <h2 id="outages">Сбои</h2>
        <OutagesList />
      </section>
    </>
  );
}

const shownOf = (sources: readonly DeskSource[], chosen: string | null): DeskSource | undefined =>
  sources.find(({ source }) => source === chosen) ??
  sources.find(({ outage }) => outage !== null) ??
  sources.find(({ mode }) => mode === 'manual');
