/**
 * YooMoneyCheckoutWidget of the sandbox: the same parameters, methods, events and error codes as the real widget.
 * Styles are set through properties only, so that a page with `style-src 'self'` shows it.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const EVENTS = ['success', 'fail', 'complete', 'modal_close'];
  const COLOURS = {
    control_primary: 'primary',
    control_primary_content: 'primaryText',
    background: 'ground',
    text: 'text',
    border: 'border',
  };

  function formUrl({ confirmation_token: token, customization = {} }) {
    const url = new URL(`/yookassa/pay/${encodeURIComponent(token)}`, origin);
    url.searchParams.set('embedded', '1');
    for (const [name, parameter] of Object.entries(COLOURS)) {
      const colour = customization.colors?.[name];
      if (colour) url.searchParams.set(parameter, colour);
    }
    return url.href;
  }

  function createFrame(url) {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = 'Оплата картой';
    frame.allow = 'payment';
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: '640px',
      border: '0',
      colorScheme: 'normal',
    });
    return frame;
  }

  function createOverlay(frame) {
    const overlay = document.createElement('div');
    overlay.setAttribute('role', 'dialog');
    overlay.setAttribute('aria-modal', 'true');
    overlay.setAttribute('aria-label', 'Оплата картой');
    Object.assign(overlay.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      overflow: 'auto',
      background: 'rgb(20 24 22 / 0.55)',
      display: 'grid',
      placeItems: 'start center',
      padding: 'max(0px, min(5vh, 48px)) 0',
    });
    const sheet = document.createElement('div');
    Object.assign(sheet.style, {
      width: 'min(100%, 440px)',
      background: '#fff',
      borderRadius: '14px',
      overflow: 'hidden',
    });
    sheet.append(frame);
    overlay.append(sheet);
    return overlay;
  }

  /** A promise nobody has to catch: the callback has told of the error already. */
  function settled(executor) {
    const promise = new Promise(executor);
    promise.catch(() => {});
    return promise;
  }

  function initialisationError({ confirmation_token: token, return_url: returnUrl }) {
    if (!token) return 'token_required';
    if (typeof token !== 'string' || !token.startsWith('ct-')) return 'invalid_token';
    if (returnUrl !== undefined && !/^https?:\/\//.test(returnUrl)) return 'invalid_return_url';
    return null;
  }

  window.YooMoneyCheckoutWidget = class YooMoneyCheckoutWidget {
    #options;
    #handlers = new Map(EVENTS.map((name) => [name, []]));
    #frame = null;
    #root = null;
    #ready = null;
    #isOver = false;
    #focusBefore = null;
    #overflowBefore = '';
    #onMessage = (event) => this.#receive(event);
    #onKey = (event) => event.key === 'Escape' && this.#isModal() && this.#close();

    constructor(options = {}) {
      this.#options = options;
    }

    /** Shows the form in the element with this id, or over the page when `customization.modal` is set. */
    render(elementId) {
      const error = initialisationError(this.#options);
      if (error) return this.#refuse(error);
      const host = this.#isModal() ? document.body : document.getElementById(elementId);
      if (!host) return this.#refuse('internal_service_error');
      this.#remove();
      this.#isOver = false;
      this.#frame = createFrame(formUrl(this.#options));
      this.#root = this.#isModal() ? createOverlay(this.#frame) : this.#frame;
      window.addEventListener('message', this.#onMessage);
      if (this.#isModal()) this.#openModal();
      host.append(this.#root);
      return settled((resolve, reject) => {
        this.#ready = { resolve, reject };
      });
    }

    /** The callback is called once for every event of this name. */
    on(name, callback) {
      this.#handlers.get(name)?.push(callback);
    }

    destroy() {
      this.#remove();
      for (const list of this.#handlers.values()) list.length = 0;
    }

    #isModal() {
      return this.#options.customization?.modal === true;
    }

    #openModal() {
      this.#focusBefore = document.activeElement;
      this.#overflowBefore = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
      document.addEventListener('keydown', this.#onKey);
    }

    #remove() {
      if (!this.#root) return;
      window.removeEventListener('message', this.#onMessage);
      document.removeEventListener('keydown', this.#onKey);
      this.#root.remove();
      this.#root = null;
      this.#frame = null;
      if (this.#isModal()) {
        document.body.style.overflow = this.#overflowBefore;
        this.#focusBefore?.focus?.();
      }
    }

    #refuse(error) {
      this.#options.error_callback?.({ error });
      return settled((_resolve, reject) => reject(new Error(error)));
    }

    #emit(name) {
      for (const callback of this.#handlers.get(name).slice()) callback();
    }

    #receive({ origin: from, source, data }) {
      if (from !== origin || source !== this.#frame?.contentWindow || data?.source !== 'yookassa-widget')
        return;
      if (data.type === 'resize') this.#frame.style.height = `${Math.max(data.height, 120)}px`;
      if (data.type === 'close' || (data.type === 'escape' && this.#isModal())) this.#close();
      if (data.type === 'state') this.#enter(data.state, data.error);
    }

    #enter(state, error) {
      if (state === 'error') {
        this.#options.error_callback?.({ error });
        this.#ready?.reject(new Error(error));
        this.#ready = null;
        return;
      }
      this.#ready?.resolve();
      this.#ready = null;
      if (this.#isModal() && state === 'form') this.#frame.focus();
      if ((state === 'success' || state === 'fail') && !this.#isOver) this.#finish(state);
    }

    /** With a return address the customer goes there; the events tell a page that stays. */
    #finish(outcome) {
      this.#isOver = true;
      this.#emit(outcome);
      this.#emit('complete');
      if (this.#options.return_url) window.location.assign(this.#options.return_url);
    }

    #close() {
      this.#remove();
      this.#emit('modal_close');
    }
  };
})();
