/** The API of the payment provider's widget that we use (YooKassa, checkout widget v1). */
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

/** The form's outcome. `success` is never proof of payment: only the server knows. */
export type WidgetOutcome = 'success' | 'fail' | 'closed' | 'broken';

/**
 * Shows the payment form over the page and resolves with its first event. `broken`: the form could not be shown, or its
 * token has expired. Aborting removes the form and counts as closed.
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
    // Some payment methods only report completion: the server knows the outcome.
    widget.on('complete', () => end('success'));
    widget.on('modal_close', () => end('closed'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    Promise.resolve(widget.render()).catch(() => end('broken'));
  });
}

/** Loads the script once per page, remembered by its element and global. A failed load may be repeated. */
async function loadWidget(url: string): Promise<WidgetConstructor> {
  return window.YooMoneyCheckoutWidget ?? loadScript(url);
}

function loadScript(url: string): Promise<WidgetConstructor> {
  return new Promise((resolve, reject) => {
    // An existing element is still loading: failed ones are removed.
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
