import type { Report } from '@proverka/contract/report';
import { typeset } from '@proverka/words/typeset';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';

/** Which data a source still needs and where to send it; renders nothing when none is needed. */
export function NeedsData({ report }: { readonly report: Report }) {
  const { brand } = usePlatform();
  const missing = report.tasks.flatMap(({ missing_requirements }) => missing_requirements);
  if (report.status !== 'needs_data') return null;
  const address = `mailto:${brand.supportEmail}?subject=${encodeURIComponent(`Данные к отчёту ${report.number}`)}`;
  return (
    <Banner tone="attention" title="Чтобы продолжить, нужны данные">
      {missing.length > 0 && <p>{typeset(`Источник просит указать: ${missing.join('; ')}.`)}</p>}
      <p>
        {typeset('Напишите их на')}{' '}
        <a href={address} className={linkClassName()}>
          {brand.supportEmail}
        </a>
        {typeset(', указав номер отчёта, и проверка продолжится.')}
      </p>
    </Banner>
  );
}
