import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { accountPictures, changesTimeLine } from './company-pictures.ts';
import { courtBars, courtTimeLine } from './court-pictures.ts';
import { debtPictures } from './debt-pictures.ts';
import type { ReportPicture } from './report-picture.ts';
import { companiesOfPerson, ownersOfCompany } from './tie-pictures.ts';

/** The pictures of a report on a person or a company, in reading order; without data there is no picture. */
export function reportPictures(
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
