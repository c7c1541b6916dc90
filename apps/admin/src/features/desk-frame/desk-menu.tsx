import type { StaffGrant } from '@proverka/contract/grants';
import { NavLink } from '@proverka/shell-sdk/router';
import { menuFor } from '../../controls/sections.ts';
import { CaseCount } from './case-count.tsx';
import styles from './desk-frame.module.css';

interface DeskMenuProps {
  readonly grants: readonly StaffGrant[];
  readonly onChoose?: () => void;
}

/** The screens these grants open, in groups. */
export function DeskMenu({ grants, onChoose }: DeskMenuProps) {
  const groups = menuFor(grants);
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Разделы" className={styles.menu}>
      {groups.map(({ title, sections }) => (
        <section key={title} aria-label={title}>
          <p className={styles.groupTitle}>{title}</p>
          {sections.map((section) => (
            <div key={section.path} className={styles.entry}>
              <NavLink
                to={section.path}
                className={styles.link ?? ''}
                {...(onChoose && { onClick: onChoose })}
              >
                {section.title}
              </NavLink>
              {section.grant === 'cases' && <CaseCount />}
            </div>
          ))}
        </section>
      ))}
    </nav>
  );
}
