import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { Banner } from '@proverka/ui-kit/banner';
import { Button } from '@proverka/ui-kit/button';
import { Container } from '@proverka/ui-kit/layout';
import { useLocation, useMatches } from 'react-router';
import type { RouteHandle } from '../compose-routes.tsx';
import { useSystemInfo } from '../system-info.ts';
import { alertsOf, alertTones, showsMaintenance } from './alerts.domain.ts';
import styles from './site-notices.module.css';

/** What the site says to everybody, below the header. Part of the server's page: nothing jumps when it is there. */
export function SiteNotices() {
  const { brand, sessionActions } = usePlatform();
  const info = useSystemInfo();
  const isSignedIn = useSession(({ user }) => user !== null);
  const { pathname } = useLocation();
  const decl = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.decl;
  if (!info) return null;
  const alerts = alertsOf(info.alerts, { routeId: decl?.id, routeName: decl?.name, pathname });
  const hasMaintenance = showsMaintenance(info, { brand: brand.id, isSignedIn, pathname });
  if (alerts.length === 0 && !hasMaintenance) return null;
  return (
    <Container as="section" className={styles.notices} aria-label="Объявления">
      {hasMaintenance && (
        <Banner
          tone="attention"
          action={
            <Button variant="secondary" size="small" onClick={() => void sessionActions.askToSignIn('login')}>
              Войти
            </Button>
          }
        >
          <p>{info.maintenance.text}</p>
        </Banner>
      )}
      {alerts.map(({ key, type, text }) => (
        <Banner key={key} tone={alertTones[type]}>
          <p>{text}</p>
        </Banner>
      ))}
    </Container>
  );
}
