import type { Platform } from '@proverka/shell-sdk/platform';
import { lazy } from 'react';
import { LazyContent } from '../dialogs/lazy-content.tsx';
import type { Chat } from './chat-widget.ts';

const SupportDialog = lazy(() =>
  import(/* webpackChunkName: "forms" */ './support-dialog.tsx').then((module) => ({
    default: module.SupportDialog,
  })),
);

let chat: Promise<Chat> | null = null;

/** Help: the chat widget where one is configured and comes, else the form that writes to support. Browser only. */
export async function openHelp({ settings, dialogs, session, analytics }: Platform): Promise<void> {
  const { chatWidgetId } = settings;
  if (chatWidgetId) {
    try {
      chat ??= import(/* webpackChunkName: "panels" */ './chat-widget.ts').then((module) =>
        module.createChat(chatWidgetId),
      );
      await (await chat).open(session.getState().user);
      analytics.track({ name: 'help_opened', way: 'chat' });
      return;
    } catch {
      chat = null;
    }
  }
  analytics.track({ name: 'help_opened', way: 'form' });
  dialogs.open({ title: 'Написать в поддержку', size: 'sm' }, (close) => (
    <LazyContent>
      <SupportDialog onClose={close} />
    </LazyContent>
  ));
}
