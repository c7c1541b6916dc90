import { isId } from '@proverka/validation/id';
import type { PageContext } from '@proverka/shell-sdk/remote-module';
import { Link, notFound, useParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { BackLink } from '../controls/back-link.tsx';
import desk from '../controls/desk.module.css';
import { moneyAddress } from '../controls/money-address.domain.ts';
import { PartnerPayoutDesk } from '../features/money-approvals/partner-payout-desk.tsx';
import { PartnerCustomers } from '../features/partner-page/partner-customers.tsx';
import { PartnerScreen } from '../features/partner-page/partner-screen.tsx';
import { PayoutsOfOne } from '../features/payouts-desk/payouts-of-one.tsx';
import styles from './page.module.css';

export function load({ params }: PageContext): void {
  if (!isId(params['id'] ?? '')) throw notFound();
}

export function Component() {
  const id = useParams()['id'] ?? '';
  return (
    <Container as="main" className={styles.page}>
      <BackLink to="/admin/partners/">Все партнёры</BackLink>
      <PartnerScreen key={id} id={id}>
        {({ partner, payouts, proposals, approval_above: approvalAbove }) => (
          <>
            <PartnerPayoutDesk email={partner.email} owed={partner.owed} {...{ proposals, approvalAbove }} />
            <section aria-labelledby="payouts" className={desk.section}>
              <h2 id="payouts">Выплаты</h2>
              <PayoutsOfOne payouts={payouts} />
              <p>
                <Link to={moneyAddress('payouts')} className={linkClassName()}>
                  Собрать файл для банка
                </Link>
              </p>
            </section>
            <PartnerCustomers id={id} />
          </>
        )}
      </PartnerScreen>
    </Container>
  );
}
