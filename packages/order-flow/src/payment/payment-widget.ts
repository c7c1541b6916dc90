/** The payment provider's widget, as far as we use it (YooKassa, checkout widget v1). */
interface CheckoutWidget {
  readonly render: (elementId?: string) => Promise<unknown> | void;
  readonly on: (event: WidgetEvent, callback: () => void) => void;
  readonly destroy: () => void;
}

type WidgetEvent = 'success' | 'fail' | 'complete' | 'modal_close';

interface WidgetOptions {
  readonly confirmation_token: string;
  readonly error_callback: (error: { readonly error?: string }) => void;
  readonly customization: { readonly modal: true };
}

export type WidgetConstructor = new (options: WidgetOptions) => CheckoutWidget;

declare global {
  interface Window {
    YooMoneyCheckoutWidget?: WidgetConstructor;
  }
}

/** What the form said. `success` is never proof of payment: only the server knows. */
export type WidgetOutcome = 'success' | 'fail' | 'closed' | 'broken';

/**
 * Shows the payment form over the page and waits for what it says first. `broken`: the form could not be shown, or its
 * token is too old. Aborting takes the form away and counts as closed.
 */
export async function showPaymentForm(
  scriptUrl: string,
  confirmationToken: string,
  signal: AbortSignal,
): Promise<WidgetOutcome> {
  const Widget = await loadWidget(scriptUrl).catch(() => null);
  if (!Widget) return 'broken';
  return new Promise((resolve) => {
    let isOver = false;
    const end = (outcome: WidgetOutcome) => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener('abort', leave);
      widget.destroy();
      resolve(outcome);
    };
    const leave = () => end('closed');
    const widget = new Widget({
      confirmation_token: confirmationToken,
      error_callback: () => queueMicrotask(() => end('broken')),
      customization: { modal: true },
    });
    widget.on('success', () => end('success'));
    widget.on('fail', () => end('fail'));
    // Some methods only say that the form is through: what came of it is for the server to say.
    widget.on('complete', () => end('success'));
    widget.on('modal_close', () => end('closed'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    Promise.resolve(widget.render()).catch(() => end('broken'));
  });
}

/** Once per page: the script's element and its global are the memory. A failed load may be tried again. */
async function loadWidget(url: string): Promise<WidgetConstructor> {
  return window.YooMoneyCheckoutWidget ?? loadScript(url);
}

function loadScript(url: string): Promise<WidgetConstructor> {
  return new Promise((resolve, reject) => {
    // An element that is here is still on its way: one that came to nothing is taken out.
    const onItsWay = [...document.scripts].find(({ src }) => src === url);
    const script = onItsWay ?? document.createElement('script');
    const settle = () => {
      if (window.YooMoneyCheckoutWidget) return resolve(window.YooMoneyCheckoutWidget);
      script.remove();
      reject(new Error('The payment widget did not load'));
    };
    script.addEventListener('load', settle, { once: true });
    script.addEventListener('error', settle, { once: true });
    if (onItsWay) return;
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    document.head.append(script);
  });
}
