import { Link, useNavigate, useParams, useSearchParams } from '@proverka/shell-sdk/router';
import { Container } from '@proverka/ui-kit/layout';
import { linkClassName } from '@proverka/ui-kit/link-look';
import { OpenSessions } from '../features/account-sessions/open-sessions.tsx';
import { AdvanceReturn } from '../features/advance-return/advance-return.tsx';
import { PersonScreen } from '../features/person-page/person-screen.tsx';
import styles from './page.module.css';

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Container as="main" className={styles.page}>
      <Link to="/admin/people/" className={linkClassName('plain')}>
        Все люди
      </Link>
      <PersonScreen
        id={id}
        part={search.get('part')}
        onPart={(part) => void navigate(`?part=${part}`, { replace: true })}
        Sessions={OpenSessions}
        Advance={AdvanceReturn}
      />
    </Container>
  );
}
