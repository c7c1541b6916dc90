import type { Right } from '@proverka/contract/extract';
import { rightMarks, type RightMarks as Marks } from '@proverka/extract/facts/right-facts.domain';
import { Banner, type BannerTone } from '@proverka/ui-kit/banner';
import { typeset } from '@proverka/words/typeset';

const tones: Partial<Record<Marks['level'], BannerTone>> = { danger: 'danger', warning: 'attention' };

/** The register's marks on a right, a banner each. */
export function RightMarks({ rights }: { readonly rights: readonly Right[] }) {
  return rightMarks(rights).flatMap(({ number, level, facts }) => {
    const of = number === undefined ? '' : ` (право № ${number})`;
    return facts.map(({ title, value }) => (
      <Banner key={`${title}${of}${String(value)}`} tone={tones[level] ?? 'info'} title={title + of}>
        <p>{typeset(String(value))}</p>
      </Banner>
    ));
  });
}
