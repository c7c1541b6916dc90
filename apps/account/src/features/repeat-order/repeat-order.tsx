import { servicesOf } from '@proverka/catalogue/services';
import type { OrderListEntry } from '@proverka/contract/order-list';
import { checkDraft } from '@proverka/order-flow/check-draft';
import { refusalMessage } from '@proverka/api-client/refused';
import { reportQuery } from '@proverka/api-client/reports';
import { isMissing } from '@proverka/report-kit/report-query';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useMutation, useQueryClient } from '@proverka/shell-sdk/query';
import { Link, useNavigate } from '@proverka/shell-sdk/router';
import { Button } from '@proverka/ui-kit/button';
import { buttonClassName } from '@proverka/ui-kit/button-look';
import { RefreshIcon } from '@proverka/ui-kit/icon';
import { repeatTarget, type RepeatTarget } from './repeat-target.domain.ts';

interface RepeatOrderProps {
  readonly order: Pick<OrderListEntry, 'OrderItem'>;
}

/** Not «Повторить», which is used for failed loads. */
const title = 'Заказать заново';

/** Links to the checkout with the same products and subject at the current price. */
export function RepeatOrder({ order }: RepeatOrderProps) {
  const { brand } = usePlatform();
  const target = repeatTarget(brand.id, order.OrderItem);
  if (target === null) return null;
  if (target.kind === 'check') return <RepeatCheck target={target} />;
  return (
    <Link to={target.path} className={buttonClassName({ variant: 'secondary' })}>
      <RefreshIcon />
      {title}
    </Link>
  );
}

interface RepeatCheckProps {
  readonly target: Extract<RepeatTarget, { kind: 'check' }>;
}

/**
 * The subject of a check is personal data, so the list does not contain it: it is read from the report while that exists.
 * Afterwards the form is empty and says why.
 */
function RepeatCheck({ target: { orderItemId, productName } }: RepeatCheckProps) {
  const { api, brand, notices } = usePlatform();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const repeat = useMutation({
    mutationFn: () => queryClient.fetchQuery(reportQuery(api, orderItemId)),
    onSuccess: ({ subject }) => {
      checkDraft().save({ product_name: productName, subject: subject.data });
      return navigate('/fizcheckCheckout/');
    },
    onError: (error) => {
      if (!isMissing(error)) return notices.show('danger', refusalMessage(error));
      notices.show('info', 'Данных прошлой проверки больше нет. Заполните форму ещё раз');
      const sold = servicesOf(brand.id).flatMap(({ items }) => items);
      return navigate(sold.find(({ product_name: name }) => name === productName)?.path ?? '/');
    },
  });
  return (
    <Button
      variant="secondary"
      icon={<RefreshIcon />}
      busy={repeat.isPending}
      onClick={() => repeat.mutate()}
    >
      {title}
    </Button>
  );
}
