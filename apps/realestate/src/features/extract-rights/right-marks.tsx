import type { Right } from '@proverka/contract/extract';
import { typeset } from '@proverka/words/typeset';
import { Banner, type BannerTone } from '@proverka/ui-kit/banner';
import { joined } from '@proverka/words/joined';

interface Mark {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly tone: BannerTone;
}

/** The register's marks on a right: disputes, objections, requests to take part in person. */
export function RightMarks({ rights }: { readonly rights: readonly Right[] }) {
  return rights.flatMap(marksOf).map(({ key, title, text, tone }) => (
    <Banner key={key} tone={tone} title={title}>
      <p>{typeset(text)}</p>
    </Banner>
  ));
}

function marksOf(right: Right): Mark[] {
  const of = right.number === undefined ? '' : ` (право № ${right.number})`;
  const mark =
    (title: string, tone: BannerTone) =>
    (text: string): Mark => ({
      key: `${right.number ?? ''} ${title} ${text}`,
      title: `${title}${of}`,
      text,
      tone,
    });
  return [
    ...right.litigations.map(mark('Судебный спор', 'danger')),
    ...right.objections.map(mark('Возражение о праве', 'danger')),
    ...right.personalParticipation.map(mark('Сделки только при личном участии собственника', 'info')),
    ...right.missingConsents
      .map(({ persons, law, text }) => joined([persons.join('; '), law, text]))
      .map(mark('Зарегистрировано без согласия, которого требует закон', 'attention')),
  ];
}
