import type { Platform } from '@proverka/shell-sdk/platform';
import { isSignedIn } from '@proverka/shell-sdk/session';
import { parseMoney, ZERO } from '@proverka/validation/money';
import { formatMoney } from '@proverka/words/money';
import { MobileMenu } from '../navigation/mobile-menu.tsx';

/** «Меню» for guests; for users the heading is the e-mail and the balance (specification, section 2). */
export function openMenu({ dialogs, session }: Pick<Platform, 'dialogs' | 'session'>): void {
  const now = session.getState();
  const head = isSignedIn(now)
    ? { title: now.user.email, subtitle: `Баланс ${formatMoney(parseMoney(now.balance) ?? ZERO)}` }
    : { title: 'Меню' };
  dialogs.open({ ...head, place: 'side' }, (close) => <MobileMenu onLeave={close} />);
}
