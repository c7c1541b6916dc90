import type { Platform } from '@proverka/shell-sdk/platform';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { MobileMenu } from '../navigation/mobile-menu.tsx';

/** «Меню» for guests; for users the heading is the e-mail and the balance (specification, section 2). */
export function openMenu({ dialogs, session }: Pick<Platform, 'dialogs' | 'session'>): void {
  const { user, balance } = session.getState();
  const head = user
    ? { title: user.email, subtitle: `Баланс ${formatMoney(parseMoney(balance) ?? ZERO)}` }
    : { title: 'Меню' };
  dialogs.open({ ...head, place: 'side' }, (close) => <MobileMenu onLeave={close} />);
}
