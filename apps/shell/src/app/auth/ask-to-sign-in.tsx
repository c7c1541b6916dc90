import type { Dialogs } from '@proverka/shell-sdk/dialogs';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';
import type { AuthFormName } from './auth-form.ts';

/** Forms and their validation load when the first visitor opens the dialog. */
const AuthDialog = lazy(() =>
  import(/* webpackChunkName: "forms" */ './auth-dialog.tsx').then((module) => ({
    default: module.AuthDialog,
  })),
);

/** Opens the sign-in dialog; resolves true once the visitor is signed in, false when it was closed. */
export function askToSignIn(dialogs: Dialogs, form: AuthFormName): Promise<boolean> {
  return new Promise((resolve) => {
    dialogs.open({ title: 'Вход и регистрация', place: 'side', onClosed: () => resolve(false) }, (close) => (
      <LazyContent>
        <AuthDialog
          startsWith={form}
          onSignedIn={() => {
            resolve(true);
            close();
          }}
          onClose={close}
        />
      </LazyContent>
    ));
  });
}
