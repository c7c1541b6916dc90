import type { Report } from '@proverka/contract/report';
import { ServedOnce } from '@proverka/landing/served-once';
import type { Crumb, PageModule } from '@proverka/shell-sdk/remote-module';
import { typeset } from '@proverka/words/typeset';
import { lazy } from 'react';
import { PageFrame } from '../../frame/page-frame.tsx';
import { SampleEnd } from '../../features/sample-frame/sample-end.tsx';
import { SampleNote } from '../../features/sample-frame/sample-note.tsx';
import { ReadableReport } from '../object-report/readable-report.tsx';

interface SampleParts {
  readonly id: string;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** The sample's object as text. */
  readonly subject: string;
  readonly report: () => Promise<Report>;
  /** What the reader is led to afterwards; the search, unless said otherwise. */
  readonly end?: {
    readonly title: string;
    readonly text: string;
    readonly path: string;
    readonly action: string;
  };
}

const toSearch: NonNullable<SampleParts['end']> = {
  title: 'Проверьте свой объект',
  text: 'Найдите его по адресу или кадастровому номеру: поиск бесплатный, цена и срок отчёта видны до оплаты.',
  path: '/',
  action: 'Найти объект',
};

/** A full report of an invented object; served as HTML only. */
export function sampleReportPage(sample: SampleParts): PageModule {
  const { id, crumbs, title, lead, description, subject, end = toSearch } = sample;
  const Sample = lazy(async () => {
    const report = await sample.report();
    return { default: () => <ReadableReport report={report} /> };
  });
  return {
    head: () => ({ crumbs, description }),
    Component: function SampleReportPage() {
      return (
        <PageFrame crumbs={crumbs} title={title} shortTitle="Пример" lead={lead}>
          <SampleNote subject={typeset(subject)} />
          <ServedOnce id={`${id}-report`}>
            <Sample />
          </ServedOnce>
          <SampleEnd {...end} />
        </PageFrame>
      );
    },
  };
}
