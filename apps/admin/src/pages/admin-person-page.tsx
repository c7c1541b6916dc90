import type { PersonPage } from '@proverka/contract/desk-people';
import { useNavigate, useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { BackLink } from '../controls/back-link.tsx';
import { useGrants } from '../controls/use-grants.ts';
import { OpenSessions } from '../features/account-sessions/open-sessions.tsx';
import { AdvanceReturn } from '../features/advance-return/advance-return.tsx';
import { PersonScreen, type PersonPart } from '../features/person-page/person-screen.tsx';
import styles from './page.module.css';
import { personParts } from './person-parts.tsx';

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const grants = useGrants();
  const partsOf = (page: PersonPage, onChanged: () => Promise<void>): readonly PersonPart[] =>
    personParts({ page, grants, onChanged });
  return (
    <Container as="main" className={styles.page}>
      <BackLink to="/admin/people/">Все люди</BackLink>
      <PersonScreen
        key={id}
        id={id}
        part={search.get('part')}
        onPart={(part) => void navigate(`?part=${part}`, { replace: true })}
        Sessions={OpenSessions}
        Advance={AdvanceReturn}
        partsOf={partsOf}
      />
    </Container>
  );
}
