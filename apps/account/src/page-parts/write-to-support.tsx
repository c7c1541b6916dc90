import { useSession } from '@proverka/shell-sdk/platform';
import { Link } from '@proverka/shell-sdk/router';
import { knownUser } from '@proverka/shell-sdk/session';
import { linkClassName } from '@proverka/ui-kit/link-look';

interface WriteToSupportProps {
  /** The query of the form's address: what the case is about. */
  readonly about: string;
  readonly children: string;
  /** For screen readers, where the words alone do not say which of several it is. */
  readonly label?: string;
}

/** A link to the form of a new case; nothing for whoever sees only their one order. */
export function WriteToSupport({ about, children, label }: WriteToSupportProps) {
  const user = useSession(knownUser);
  if (user === null) return null;
  return (
    <Link to={`/user/cases/new/?${about}`} className={linkClassName('soft')} aria-label={label}>
      {children}
    </Link>
  );
}
