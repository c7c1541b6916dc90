import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { staffOf } from '@proverka/shell-sdk/session';
import { Card, cardLinkClassName } from '@proverka/ui-kit/card';
import { EmptyState } from '@proverka/ui-kit/empty-state';
import { Container, Grid } from '@proverka/ui-kit/layout';
import desk from '../controls/desk.module.css';
import { sectionsFor } from '../controls/sections.ts';
import styles from './page.module.css';

/** The screens this person may use. */
export function Component() {
  const staff = useSession(staffOf);
  const sections = sectionsFor(staff?.grants ?? []);
  return (
    <Container as="main" className={styles.page}>
      <h1>Рабочее место</h1>
      {sections.length === 0 ? (
        <EmptyState
          title="Экранов для вашей роли пока нет"
          text="Роль даёт администратор, а подтверждает второй. Если роль должна быть, спросите администратора."
        />
      ) : (
        <Grid>
          {sections.map(({ title, path, about }) => (
            <Card key={path} as="section">
              <h2 className={desk.title}>
                <Link to={path} className={cardLinkClassName()}>
                  {title}
                </Link>
              </h2>
              <p className={desk.soft}>{about}</p>
            </Card>
          ))}
        </Grid>
      )}
    </Container>
  );
}
