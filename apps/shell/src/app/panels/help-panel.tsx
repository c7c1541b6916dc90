import type { Platform } from '@proverka/shell-sdk/platform';
import { knownUser } from '@proverka/shell-sdk/session';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';
import { createChat, type Chat } from '../support/chat-widget.ts';

const SupportDialog = lazy(() =>
  import(/* webpackChunkName: "forms" */ '../support/support-dialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

/** The widget of this tab, once requested. */
let chat: Chat | null = null;

/** Help: the chat widget where one is configured and loads, else the support form. */
export async function openHelp({ settings, dialogs, session, analytics }: Platform): Promise<void> {
  const { chatWidgetId } = settings;
  if (chatWidgetId) {
    try {
      chat ??= createChat(chatWidgetId);
      await chat.open(knownUser(session.getState()));
      analytics.track({ name: 'help_opened', way: 'chat' });
      return;
    } catch {
      // Blocked or down: show the form.
    }
  }
  analytics.track({ name: 'help_opened', way: 'form' });
  dialogs.open({ title: 'Написать в поддержку', size: 'sm' }, (close) => (
    <LazyContent>
      <SupportDialog onClose={close} />
    </LazyContent>
  ));
}
