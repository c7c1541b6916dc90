import type { Releases } from '@proverka/contract/release';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { NotLoaded } from '../../controls/not-loaded.tsx';
import desk from '../../controls/desk.module.css';
import { OutlineLinks } from './outline-links.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { ReleasesFold } from './releases-fold.tsx';
import { ServedRemotes } from './served-remotes.tsx';
import { ServedSet } from './served-set.tsx';
import { TrialCard } from './trial-card.tsx';
import { useReleases } from './use-releases.ts';
import { VersionMeasures } from './version-measures.tsx';

/** `page` of the log starts at one. */
export function ReleasesDesk({ page }: { readonly page: number }) {
  const { data, error, refetch, isFetching, follow } = useReleases(page - 1);
  const look = () => void refetch();
  if (data === undefined)
    return <NotLoaded what="выпуски" lines={8} query={{ error, isFetching, refetch }} />;
  return (
    <>
      <ServedSet releases={data} isLooking={isFetching} onLook={look} />
      <ReleasesSections releases={data} page={page} onMoved={follow} />
    </>
  );
}

interface ReleasesSectionsProps {
  readonly releases: Releases;
  readonly page: number;
  readonly onMoved: () => void;
}

export function ReleasesSections({ releases, page, onMoved }: ReleasesSectionsProps) {
  const { trial, measures, history, total } = releases;
  return (
    <>
      <Section id="trial" title="Проба">
        {trial === null ? (
          <p className={desk.soft}>Сейчас ничего не пробуется.</p>
        ) : (
          <TrialCard trial={trial} onMoved={onMoved} />
        )}
      </Section>
      <Section id="served" title="Что отдаётся">
        <ServedRemotes releases={releases} onMoved={onMoved} />
      </Section>
      <ReleasesFold id="measures" title="Показатели за 24 часа">
        <VersionMeasures measures={measures} />
      </ReleasesFold>
      <ReleasesFold id="outline" title="Контуры на страницах">
        <OutlineLinks />
      </ReleasesFold>
      <ReleasesFold id="history" title="Журнал канала" isOpen={page > 1}>
        <ReleaseHistory entries={history} total={total} page={page} />
      </ReleasesFold>
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className={desk.section}>
    <h2 id={id}>{typeset(title)}</h2>
    {children}
  </section>
);
