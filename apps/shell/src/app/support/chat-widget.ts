import type { User } from '@proverka/contract/account';

/** Globals of the chat widget (Jivo), under its own names. */
interface JivoApi {
  readonly open: () => void;
  readonly setContactInfo: (contact: { readonly name: string; readonly email: string }) => void;
  readonly setUserToken: (token: string) => void;
}

type ChatWindow = Window & { jivo_api?: JivoApi; jivo_onLoadCallback?: () => void };

export interface Chat {
  /** Loads the widget if necessary and opens it; rejects when it does not load. */
  readonly open: (user: User | null) => Promise<void>;
}

const loadMilliseconds = 10_000;

/** The configured chat widget, loaded on the first request for help. */
export function createChat(widgetId: string, page: ChatWindow = window): Chat {
  let loading: Promise<JivoApi> | null = null;
  const load = () => {
    loading ??= loadWidget(widgetId, page).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    open: async (user) => {
      const api = await load();
      if (user) {
        api.setContactInfo({ name: user.name, email: user.email });
        api.setUserToken(user.person_id);
      }
      api.open();
    },
  };
}

function loadWidget(widgetId: string, page: ChatWindow): Promise<JivoApi> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The chat widget did not load'));
    const timer = setTimeout(fail, loadMilliseconds);
    page.jivo_onLoadCallback = () => {
      clearTimeout(timer);
      if (page.jivo_api) resolve(page.jivo_api);
      else fail();
    };
    const script = page.document.createElement('script');
    script.src = `https://code.jivosite.com/widget/${encodeURIComponent(widgetId)}`;
    script.async = true;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    page.document.head.append(script);
  });
}
