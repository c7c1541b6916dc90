import type { Extract, ExtractOf } from '@proverka/contract/extract';
import { emptyTexts } from '@proverka/extract/facts/section-texts';
import { rightsTimeLines } from '@proverka/extract/facts/rights-time-line.domain';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import type { ReactNode } from 'react';
import { sourceWords } from '@proverka/extract/facts/source-words.domain';
import { EncumbrancesSection } from '../../features/extract-encumbrances/encumbrances-section.tsx';
import { DealsSection } from '../../features/extract-history/deals-section.tsx';
import { HistorySection } from '../../features/extract-history/history-section.tsx';
import { NoticeSection } from '../../features/extract-notice/notice-section.tsx';
import { PlainSection } from '../../features/extract-notice/plain-section.tsx';
import { BoundarySection } from '../../features/extract-object/boundary-section.tsx';
import { ObjectSection } from '../../features/extract-object/object-section.tsx';
import { hasRegisterMarks, RegisterMarks } from '../../features/extract-rights/register-marks.tsx';
import { RightsSection } from '../../features/extract-rights/rights-section.tsx';
import { RightsTimeLine } from '../../features/extract-rights/rights-time-line.tsx';

/** A section of the page with its entry in the table of contents. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** The contents of all documents of a report, in their order, each section with source and date. */
export const extractSections = (extracts: readonly Extract[]): PageSection[] => [
  ...rightsTimeLines(extracts).map((drawn, place) => {
    const id = place === 0 ? 'time-line' : `time-line-${place + 1}`;
    return { id, title: drawn.title, content: <RightsTimeLine id={id} {...drawn} /> };
  }),
  ...documentSections(extracts),
];

function documentSections(extracts: readonly Extract[]): PageSection[] {
  return extracts.flatMap((extract, place) => {
    const source = `Источник: ${sourceWords(extract)}`;
    const section = (name: string, title: string, render: (id: string) => ReactNode): PageSection => {
      const id = place === 0 ? name : `${name}-${place + 1}`;
      return { id, title, content: render(id) };
    };
    return [
      ...sectionsOf(extract, extracts.slice(0, place), source, section),
      ...(extract.plain.length === 0
        ? []
        : [
            section('other', sectionTitles.other, (id) => (
              <PlainSection id={id} title={sectionTitles.other} parts={extract.plain} source={source} />
            )),
          ]),
    ];
  });
}

type MakeSection = (name: string, title: string, render: (id: string) => ReactNode) => PageSection;

function sectionsOf(
  extract: Extract,
  before: readonly Extract[],
  source: string,
  section: MakeSection,
): PageSection[] {
  switch (extract.kind) {
    case 'about_property':
    case 'base_params':
      return recordSections(extract, before.length === 0, source, section);
    case 'transfer_of_rights':
      return [
        section('history', sectionTitles.history, (id) => (
          <HistorySection id={id} extract={extract} source={source} />
        )),
        ...(isKnown(extract, before) ? [] : [objectSection(extract, before.length === 0, source, section)]),
      ];
    case 'boundaries':
      return [
        section('boundary', sectionTitles.boundary, (id) => (
          <BoundarySection id={id} boundary={extract.boundary} source={source} />
        )),
      ];
    case 'absence_notice':
    case 'refusal_notice':
      return [
        section('answer', sectionTitles.answer, (id) => (
          <NoticeSection id={id} extract={extract} source={source} />
        )),
      ];
    case 'other':
      return [
        section('document', sectionTitles.document, (id) => (
          <PlainSection id={id} title={extract.title} parts={extract.fields} source={source} />
        )),
      ];
    default:
      return extract satisfies never;
  }
}

function recordSections(
  extract: ExtractOf<'about_property' | 'base_params'>,
  isFirst: boolean,
  source: string,
  section: MakeSection,
): PageSection[] {
  const none = emptyTexts(extract);
  return [
    objectSection(extract, isFirst, source, section),
    section('rights', sectionTitles.rights, (id) => (
      <RightsSection id={id} rights={extract.rights} none={none.rights} source={source} />
    )),
    ...(hasRegisterMarks(extract)
      ? [
          section('marks', sectionTitles.marks, (id) => (
            <RegisterMarks id={id} records={extract} source={source} />
          )),
        ]
      : []),
    section('encumbrances', sectionTitles.encumbrances, (id) => (
      <EncumbrancesSection
        id={id}
        encumbrances={extract.encumbrances}
        none={none.encumbrances}
        source={source}
      />
    )),
    ...(extract.deals.length === 0
      ? []
      : [
          section('deals', sectionTitles.deals, (id) => (
            <DealsSection id={id} deals={extract.deals} source={source} />
          )),
        ]),
  ];
}

/** In a report of several documents each object but the first is labelled with its number. */
function objectSection(
  { object }: ExtractOf<'about_property' | 'base_params' | 'transfer_of_rights'>,
  isFirst: boolean,
  source: string,
  section: MakeSection,
): PageSection {
  const title = isFirst ? sectionTitles.object : `${sectionTitles.object} ${object.cadastralNumber}`;
  return section('object', title, (id) => (
    <ObjectSection id={id} title={title} object={object} source={source} />
  ));
}

/** A history repeats a short description of an object that another document describes in full. */
function isKnown({ object }: ExtractOf<'transfer_of_rights'>, before: readonly Extract[]): boolean {
  return before.some((other) => 'object' in other && other.object.cadastralNumber === object.cadastralNumber);
}
