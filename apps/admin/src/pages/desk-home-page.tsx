import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { Card, cardLinkClassName } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container, Grid } from '@proverka/ui-kit/layout';
import { useId } from 'react';
import desk from '../controls/desk.module.css';
import { menuFor, type SectionGroup } from '../controls/sections.ts';
import styles from './page.module.css';

/** The screens this person may use, in the groups of the menu. */
export function Component() {
  const staff = useSession(staffOf);
  const groups = menuFor(staff?.grants ?? []);
  return (
    <Container as="main" className={styles.page}>
      <h1>Рабочее место</h1>
      {groups.length === 0 ? (
        <EmptyState
          title="Экранов для вашей роли пока нет"
          text="Роль даёт администратор, а подтверждает второй. Если роль должна быть, спросите администратора."
        />
      ) : (
        groups.map((group) => <Group key={group.title} {...group} />)
      )}
    </Container>
  );
}

function Group({ title, sections }: SectionGroup) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={desk.section}>
      <h2 id={id}>{title}</h2>
      <Grid>
        {sections.map(({ title: name, path, about }) => (
          <Card key={path} as="article">
            <h3 className={desk.title}>
              <Link to={path} className={cardLinkClassName()}>
                {name}
              </Link>
            </h3>
            <p className={desk.soft}>{about}</p>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
