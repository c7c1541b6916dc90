import type { Encumbrance } from '@proverka/contract/extract';
import { encumbranceRecord } from '@proverka/extract/facts/encumbrance-record.domain';
import { sectionTexts } from '@proverka/extract/facts/section-texts';
import { sectionTitles } from '@proverka/extract/facts/section-titles';
import { Facts } from '@proverka/report-kit/facts';
import { LongText } from '@proverka/report-kit/long-text';
import { ReportRemark, ReportSection, ReportSubsection } from '@proverka/report-kit/report-section';
import { typeset } from '@proverka/words/typeset';
import { Badge } from '@proverka/ui-kit/badge';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { useState } from 'react';
import { setFact } from '../../content/set-fact.ts';
import styles from './encumbrances-section.module.css';

interface EncumbrancesSectionProps {
  readonly id: string;
  readonly encumbrances: readonly Encumbrance[];
  /** Said when none is registered. */
  readonly none: string;
  readonly source: string;
}

/** The encumbrances: what each is and means, from when, until when, in whose favour, on which grounds. */
export function EncumbrancesSection({ id, encumbrances, none, source }: EncumbrancesSectionProps) {
  const noted = encumbrances.filter(({ isRegistered }) => !isRegistered);
  return (
    <ReportSection id={id} title={sectionTitles.encumbrances} source={source}>
      <Records
        encumbrances={encumbrances.filter(({ isRegistered }) => isRegistered)}
        headingAs="h3"
        none={none}
      />
      {noted.length > 0 && (
        <ReportSubsection title={sectionTitles.noted}>
          <ReportRemark>{typeset(sectionTexts.noted)}</ReportRemark>
          <Records encumbrances={noted} headingAs="h4" />
        </ReportSubsection>
      )}
    </ReportSection>
  );
}

const firstRecords = 10;

interface RecordsProps {
  readonly encumbrances: readonly Encumbrance[];
  readonly headingAs: 'h3' | 'h4';
  /** The text when there are none. */
  readonly none?: string;
}

function Records({ encumbrances, headingAs, none = '' }: RecordsProps) {
  const [isWhole, setWhole] = useState(false);
  if (encumbrances.length === 0) return <ReportRemark>{none}</ReportRemark>;
  const shown = isWhole ? encumbrances : encumbrances.slice(0, firstRecords);
  return (
    <>
      {shown.map((encumbrance, place) => (
        <EncumbranceCard
          key={recordKey(encumbrance, place)}
          encumbrance={encumbrance}
          headingAs={headingAs}
        />
      ))}
      {shown.length < encumbrances.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          Показать ещё {encumbrances.length - shown.length}
        </Button>
      )}
    </>
  );
}

function recordKey({ number }: Encumbrance, place: number): string {
  return `${place} ${number ?? ''}`;
}

interface EncumbranceCardProps {
  readonly encumbrance: Encumbrance;
  readonly headingAs: 'h3' | 'h4';
}

function EncumbranceCard({ encumbrance, headingAs: Heading }: EncumbranceCardProps) {
  const { title, ended, meaning, facts, content } = encumbranceRecord(encumbrance);
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>{typeset(title)}</Heading>
        {ended !== undefined && <Badge>{ended}</Badge>}
      </div>
      <p className={styles.meaning}>{typeset(meaning)}</p>
      <Facts plain facts={facts.map(setFact)} />
      {content !== undefined && (
        <div className={styles.content}>
          <p className={styles.contentTitle}>{sectionTitles.content}</p>
          <LongText text={content} />
        </div>
      )}
    </Card>
  );
}
