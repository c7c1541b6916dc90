/** The card form in the browser: groups digits while typing and tells the page around it what happened. */
const box = document.querySelector('main.pay');
const isFramed = window.parent !== window;

/** The page around is any shop; nothing said here is secret. */
function tell(type, details = {}) {
  if (!isFramed) return;
  window.parent.postMessage(
    { source: 'yookassa-widget', token: box?.dataset.token ?? null, type, ...details },
    '*',
  );
}

function paint() {
  const colours = new URLSearchParams(location.search);
  const names = {
    primary: '--pay-primary',
    primaryText: '--pay-primary-text',
    ground: '--pay-ground',
    text: '--pay-text',
    border: '--pay-border',
  };
  for (const [name, property] of Object.entries(names)) {
    const colour = colours.get(name);
    if (colour && /^#[0-9a-f]{3,8}$/i.test(colour))
      document.documentElement.style.setProperty(property, colour);
  }
}

const digits = (text, longest) => text.replace(/\D/g, '').slice(0, longest);

const FORMATS = {
  number: (text) => digits(text, 19).replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: (text) => digits(text, 4).replace(/^(\d{2})(?=\d)/, '$1/'),
  cvc: (text) => digits(text, 3),
};

/** Formats as one types, only at the end of the text so that the caret never jumps. */
function formatFields() {
  for (const [name, format] of Object.entries(FORMATS)) {
    const input = document.getElementById(name);
    input?.addEventListener('input', () => {
      if (input.selectionStart === input.value.length) input.value = format(input.value);
    });
  }
}

function offerTestCards() {
  for (const button of document.querySelectorAll('[data-card]')) {
    button.addEventListener('click', () => {
      const fill = { number: button.dataset.card, expiry: '12/30', cvc: '123' };
      for (const [name, value] of Object.entries(fill)) document.getElementById(name).value = value;
      document.querySelector('button[type=submit]').focus();
    });
  }
}

function offerTestWallets() {
  for (const button of document.querySelectorAll('[data-wallet]')) {
    button.addEventListener('click', () => {
      document.getElementById('wallet').value = button.dataset.wallet;
      document.querySelector('button[type=submit]').focus();
    });
  }
}

function closeLinks() {
  for (const link of document.querySelectorAll('[data-close]')) {
    if (!isFramed) continue;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      tell('close');
    });
    link.parentElement.hidden = false;
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tell('escape');
  });
}

/** A payment that hangs is asked about every second; the page comes back when the bank has answered. */
function watch() {
  const timer = setInterval(() => void look(), 1000);
  async function look() {
    const answer = await fetch(`${location.pathname}/status`).then(
      (response) => response.json(),
      () => null,
    );
    if (!answer || answer.status === 'pending') return;
    clearInterval(timer);
    const url = new URL(location.href);
    url.searchParams.set('step', 'result');
    location.replace(url);
  }
}

function oneSubmit() {
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', () =>
      setTimeout(() => {
        for (const button of form.querySelectorAll('button')) button.disabled = true;
      }),
    );
  }
}

/** After a mistake the first wrong field; in a frame the page around keeps the focus until then. */
function focusField() {
  const field = document.querySelector('[data-focus]');
  if (field && (!isFramed || field.hasAttribute('aria-invalid'))) field.focus();
}

paint();
focusField();
formatFields();
offerTestCards();
offerTestWallets();
closeLinks();
oneSubmit();
if (box?.dataset.state === 'processing') watch();
new ResizeObserver(() =>
  tell('resize', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }),
).observe(document.documentElement);
tell('state', { state: box?.dataset.state, error: box?.dataset.error || undefined });
