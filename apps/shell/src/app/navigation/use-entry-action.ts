import { usePlatform } from '@proverka/shell-sdk/platform';
import { useLogout } from '../auth/use-logout.ts';
import { openPanel } from '../panels/open-panel.ts';
import type { EntryAction } from './mobile-entries.domain.ts';
import { askApp } from './native-bridge.ts';

/** Runs the action of an entry that is not a page. */
export function useEntryAction(): (action: EntryAction) => void {
  const platform = usePlatform();
  const logout = useLogout();
  const signIn = (form: 'login' | 'register') => void platform.sessionActions.askToSignIn(form);
  const actions: Readonly<Record<EntryAction, () => void>> = {
    services: () => void openPanel('services', platform),
    help: () => void openPanel('help', platform),
    login: () => signIn('login'),
    register: () => signIn('register'),
    'native-login': () => askApp('login') || signIn('login'),
    'native-register': () => askApp('register') || signIn('register'),
    logout: () => void logout(),
  };
  return (action) => actions[action]();
}
