import type { Extract } from '@proverka/contract/extract';
import type { Report } from '@proverka/contract/report';
import { SampleEnd } from '../../features/sample-frame/sample-end.tsx';

/** Where the register hides who owns the object, the seller's own extract names them. */
export function AskSeller({
  report,
}: {
  readonly report: Pick<Report, 'extracts' | 'object_key' | 'product_name'>;
}) {
  if (report.product_name === 'SellerExtract' || !report.extracts.some(hidesOwners)) return null;
  return (
    <SampleEnd
      title="Имена закрыты: попросите выписку у продавца"
      text="Имена в выписке видит только сам собственник. Попросите его прислать файл и проверьте здесь: подпись, объект и содержание. Для этого объекта проверка бесплатна."
      path={`/seller-extract/?object=${encodeURIComponent(report.object_key)}`}
      action="Проверить выписку продавца"
    />
  );
}

const hidesOwners = (extract: Extract): boolean =>
  'rights' in extract &&
  extract.rights.some(
    ({ cancelledOn, holders }) =>
      cancelledOn === undefined && holders.some(({ kind }) => kind === 'person_hidden'),
  );
