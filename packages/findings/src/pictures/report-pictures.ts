import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { carHistory, mileagePictures } from './car-pictures.ts';
import { accountPictures, changesTimeLine } from './company-pictures.ts';
import { courtBars, courtTimeLine } from './court-pictures.ts';
import { loadPictures, scorePictures } from './credit-pictures.ts';
import { debtPictures } from './debt-pictures.ts';
import { pricePictures } from './price-pictures.ts';
import type { ReportPicture } from './report-picture.ts';
import { companiesOfPerson, ownersOfCompany } from './tie-pictures.ts';

/**
 * The pictures of a report, in reading order; without data there is no picture. What findings as a whole tell is drawn of any
 * subject, of an owner of a flat too; what is put together from records only of the subject they are about.
 */
export const reportPictures = (subject: Subject | undefined, findings: readonly Finding[]): ReportPicture[] =>
  [
    ...(subject === undefined ? [] : picturesOfSubject(subject, findings)),
    ...scorePictures(findings),
    ...loadPictures(findings),
    ...carHistory(findings),
    ...mileagePictures(findings),
    ...pricePictures(findings),
  ].filter(hasTwoTimes);

/** A column alone shows no course of time, and its record says the same. */
function hasTwoTimes(picture: ReportPicture): boolean {
  if (picture.kind !== 'bars' || picture.data.lie !== 'columns') return true;
  return picture.data.bars.filter(({ values }) => values.some((value) => value !== null)).length > 1;
}

function picturesOfSubject(
  { kind, display_name: name, data }: Subject,
  findings: readonly Finding[],
): ReportPicture[] {
  if (kind === 'person') {
    const [byYear, ...debts] = debtPictures(findings);
    return [
      ...(byYear === undefined ? [] : [byYear]),
      ...courtTimeLine(findings),
      ...debts,
      ...companiesOfPerson(findings, name),
    ];
  }
  if (kind === 'company') {
    return [
      ...accountPictures(findings),
      ...ownersOfCompany(findings, data['name'] ?? name),
      ...courtBars(findings),
      ...debtPictures(findings),
      ...changesTimeLine(findings),
    ];
  }
  return [];
}
