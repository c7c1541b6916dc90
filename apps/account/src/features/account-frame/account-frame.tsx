import { usePlatform } from '@proverka/shell-sdk/platform';
import { NavLink } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { typeset } from '@proverka/words/typeset';
import type { ReactNode } from 'react';
import { decl } from '../../decl.ts';
import styles from './account-frame.module.css';

interface AccountSection {
  readonly title: string;
  readonly path: string;
  /** Only where objects are bought. */
  readonly isRealEstate?: true;
  /** What businesses come for; pages of another remote, on the site for business alone. */
  readonly isForPro?: true;
}

const sections: readonly AccountSection[] = [
  { title: 'Обзор', path: '/user/' },
  { title: 'Заказы', path: '/user/orders/' },
  { title: 'Покупки', path: '/user/deals/', isRealEstate: true },
  { title: 'Списки', path: '/wholesale/', isForPro: true },
  { title: 'Заключения', path: '/fizcheck-expert/', isForPro: true },
  { title: 'Баланс', path: '/user/balance/' },
  { title: 'Тариф', path: '/user/tariff/' },
  { title: 'Обращения', path: '/user/cases/' },
  { title: 'Настройки', path: '/user/settings/' },
];

const declared: ReadonlySet<string> = new Set(decl.routes.map(({ path }) => path));
const shown = sections.filter(({ path, isForPro }) => isForPro ?? declared.has(path));

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of every page below `/user`: navigation of the account, then the page's heading and content. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { brand, host } = usePlatform();
  const here = shown.filter(
    ({ isRealEstate = false, isForPro = false }) =>
      (!isRealEstate || brand.id === 'real-estate') && (!isForPro || host.variant === 'pro'),
  );
  return (
    <Container as="main" className={styles.page}>
      <nav aria-label="Личный кабинет" className={styles.sections}>
        <ul className={styles.list}>
          {here.map((section) => (
            <li key={section.path}>
              <NavLink to={section.path} end={section.path === '/user/'} className={styles.section ?? ''}>
                {section.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.heading}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{typeset(lead)}</p>}
      </div>
      {children}
    </Container>
  );
}
