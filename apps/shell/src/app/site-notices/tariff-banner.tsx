import { useSession } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { Banner } from '@proverka/ui-kit/banner';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { useOverPage } from '@proverka/ui-kit/over-page';
import { useState } from 'react';
import { Link, useLocation, useMatches } from 'react-router';
import { useSitePaths } from '../navigation/site-paths.ts';
import type { RouteHandle } from '../route-handle.ts';
import { useSystemInfo } from '../system-info.ts';
import { readLocal, writeLocal } from './local-flag.ts';
import { hiddenMilliseconds, tariffBannerOf, type TariffBannerKind } from './tariff-banner.domain.ts';
import styles from './tariff-banner.module.css';

/** The local storage key of the specification: when the banner may be shown again. */
const storageKey = 'showTariffNoty';

const texts: Readonly<Record<TariffBannerKind, string>> = {
  basic: 'Ваш тариф — «Базовый». Чем больше сумма ваших заказов, тем ниже цены.',
  special:
    'Сейчас для вас действуют специальные цены. После заказов на 1\u00a0500\u00a0₽ тариф сменится на «Базовый».',
};

/** Overlays the bottom of a wide page, so that nothing shifts; on a phone it stands at the end of the page, below the footer. */
export function TariffBanner() {
  const [isHidden, setHidden] = useState(() => Date.now() < (Number(readLocal(storageKey)) || 0));
  const personRole = useSession((session) => knownUser(session)?.person_role ?? null);
  const tariffSimpleId = useSession((session) => session.tariffSimpleId);
  const hasAlerts = (useSystemInfo()?.alerts.length ?? 0) > 0;
  const { pathname } = useLocation();
  const decl = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.decl;
  const isUndisturbed = decl?.isUndisturbed ?? false;
  const paths = useSitePaths();
  const overPage = useOverPage('--floating-bar', 16);
  const facts = { personRole, tariffSimpleId, hasAlerts, pathname, isUndisturbed, isHidden };
  const kind = tariffBannerOf(facts);
  if (kind === null) return null;
  const tariffPath = ['/user/tariff/', '/tariff/'].find(paths.has);
  const hide = () => {
    writeLocal(storageKey, String(Date.now() + hiddenMilliseconds));
    setHidden(true);
  };
  return (
    <aside ref={overPage} className={styles.place} aria-label="О тарифе">
      <Banner
        onClose={hide}
        action={
          tariffPath && (
            <Link to={tariffPath} className={linkClassName()}>
              Все тарифы
            </Link>
          )
        }
      >
        <p>{texts[kind]}</p>
      </Banner>
    </aside>
  );
}
