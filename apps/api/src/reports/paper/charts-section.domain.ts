import type { Finding } from '@proverka/contract/finding';
import type { Subject } from '@proverka/contract/subject';
import { allDamage } from '@proverka/findings/pictures/all-damage';
import { loanPictures } from '@proverka/findings/pictures/loan-pictures';
import { reportPictures } from '@proverka/findings/pictures/report-pictures';
import { damageView } from './damage-view.domain.ts';
import type { Block, Section } from './pdf-view.ts';
import { loanView, pictureViews } from './pictures-view.domain.ts';

/**
 * The pictures of the screen, with colours of the paper. Their tables are left out: the records of the findings below say the same,
 * and a picture has its figures in its accessible text.
 */
export function chartsSection(
  subject: Subject | undefined,
  findings: readonly Finding[],
  accent: string,
): Section[] {
  const damage = allDamage(findings);
  const loans = loanPictures(findings);
  const blocks: Block[] = [
    ...pictureViews(reportPictures(subject, findings), accent),
    ...(loans.pictures.length === 0
      ? []
      : [
          { kind: 'text' as const, title: 'Платежи по месяцам', text: loans.note },
          { kind: 'pictures' as const, pictures: loans.pictures.flatMap((loan) => loanView(loan, accent)) },
        ]),
    ...(damage.length === 0
      ? []
      : [{ kind: 'damage' as const, title: 'Повреждения во всех авариях', damage: damageView(damage) }]),
  ];
  return blocks.length === 0 ? [] : [{ title: 'В картинках', source: null, blocks }];
}
