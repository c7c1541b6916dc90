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
}

const sections: readonly AccountSection[] = [
  { title: 'Обзор', path: '/user/' },
  { title: 'Заказы', path: '/user/orders/' },
  { title: 'Покупки', path: '/user/deals/', isRealEstate: true },
  { title: 'Баланс', path: '/user/balance/' },
  { title: 'Тариф', path: '/user/tariff/' },
  { title: 'Обращения', path: '/user/cases/' },
  { title: 'Настройки', path: '/user/settings/' },
];

const declared: ReadonlySet<string> = new Set(decl.routes.map(({ path }) => path));
const shown = sections.filter(({ path }) => declared.has(path));

interface AccountFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of every page below `/user`: navigation of the account, then the page's heading and content. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { brand } = usePlatform();
  const here = shown.filter(({ isRealEstate }) => isRealEstate !== true || brand.id === 'real-estate');
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
