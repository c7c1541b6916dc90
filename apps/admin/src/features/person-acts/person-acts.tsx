import type { PersonPage } from '@proverka/contract/desk-people';
import desk from '../../controls/desk.module.css';
import { useGrants } from '../../controls/use-grants.ts';
import { ChangeRole } from './change-role.tsx';
import { Reopen } from './reopen.tsx';
import { SignInAs } from './sign-in-as.tsx';

interface PersonActsProps {
  readonly person: PersonPage['person'];
  readonly onChanged: () => Promise<void>;
}

/** What the staff may do to an account: of an open one its role and signing in, of a closed one opening it again. */
export function PersonActs({ person, onChanged }: PersonActsProps) {
  const grants = useGrants();
  const mayChange = grants.includes('accounts');
  const changed = () => void onChanged();
  return (
    <div className={desk.section}>
      {!person.is_closed && grants.includes('impersonation') && <SignInAs person={person} />}
      {!person.is_closed && mayChange && <ChangeRole person={person} onChanged={changed} />}
      {person.is_closed && mayChange && <Reopen person={person} onChanged={changed} />}
    </div>
  );
}
