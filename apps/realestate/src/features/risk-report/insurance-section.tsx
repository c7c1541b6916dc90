import type { InsuranceDocument } from '@proverka/contract/insurance';
import type { RiskReport } from '@proverka/contract/normalize-risk-report';
import { Facts } from '@proverka/report-kit/facts';
import { ReportSection } from '@proverka/report-kit/report-section';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/ui-kit/link';
import { rubles } from '@proverka/validation/money';
import { formatDate } from '@proverka/words/dates';
import { formatMoney } from '@proverka/words/money';

interface InsuranceSectionProps {
  readonly report: RiskReport;
}

/** The insurance bought with the report: its policy and documents once the report is ready. */
export function InsuranceSection({
  report: { insurance, insurancePrice: price, orderItemId, status },
}: InsuranceSectionProps) {
  if (price === null) return null;
  return (
    <ReportSection id="insurance" title="Страхование рисков">
      {insurance === null ? (
        <p>
          Страхование рисков заказано вместе с отчётом, {formatMoney(rubles(price))}.{' '}
          {status === 'failed' || status === 'refunded'
            ? 'Отчёта нет, поэтому полиса тоже нет: деньги возвращены.'
            : 'Полис появится, когда отчёт будет готов.'}
        </p>
      ) : (
        <>
          <Facts
            facts={[
              { title: 'Полис', value: `№ ${insurance.number}, ${insurance.program}` },
              { title: 'Страховщик', value: `${insurance.insurer}, ИНН ${insurance.inn}` },
              { title: 'Лицензия', value: insurance.licence },
              { title: 'Телефон', value: insurance.phone },
              { title: 'Страховая сумма', value: formatMoney(rubles(insurance.sum)) },
              { title: 'Премия', value: formatMoney(rubles(insurance.premium)) },
              {
                title: 'Действует',
                value: `с ${formatDate(insurance.starts_on)} по ${formatDate(insurance.ends_on)}`,
              },
            ]}
          />
          <p>
            <PolicyLink itemId={orderItemId} document="policy" title="Полис" />{' '}
            <PolicyLink itemId={orderItemId} document="terms" title="Правила страхования" />
          </p>
          <p>Сохраните документы: отчёт хранится один месяц, а полис действует дольше.</p>
        </>
      )}
    </ReportSection>
  );
}

interface PolicyLinkProps {
  readonly itemId: string;
  readonly document: InsuranceDocument;
  readonly title: string;
}

function PolicyLink({ itemId, document, title }: PolicyLinkProps) {
  const { api } = usePlatform();
  const params = { order_item_id: itemId, document };
  return (
    <Link href={api.url('GET /order_item/{order_item_id}/insurance/{document}', { params })} external>
      {title}
    </Link>
  );
}
