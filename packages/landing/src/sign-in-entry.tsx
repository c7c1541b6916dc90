import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { isGuest } from '@proverka/shell-sdk/session';
import { linkClassName } from '@proverka/ui-kit/link-look';

/** A link for guests to the shell's sign-in panel. */
export function SignInEntry() {
  const { sessionActions } = usePlatform();
  const isForGuest = useSession(isGuest);
  if (!isForGuest) return null;
  return (
    <p className="landing-sign-in">
      Уже проверяли у нас?{' '}
      <button
        type="button"
        className={linkClassName()}
        onClick={() => void sessionActions.askToSignIn('login')}
      >
        Войти
      </button>
    </p>
  );
}
