import type { Settings } from './setting.ts';

/** Of the shell. */
export const shellSettings = {
  HOST: { type: 'text', default: '127.0.0.1', purpose: 'the address it listens on' },
  PORT: {
    type: 'integer',
    default: 3000,
    min: 0,
    max: 65_535,
    purpose:
      'its port; in production a proxy is in front of it and sets `x-forwarded-host`, `-for` and `-proto`',
  },
  SHELL_METRICS_PORT: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 65_535,
    purpose: 'where it tells its figures, on the loopback address alone; 0: nowhere but at `/metrics`',
  },
  TLS_CERT_FILE: {
    type: 'path',
    default: '',
    purpose:
      'certificate with its chain in PEM, read at the start: it then speaks TLS 1.3 and 1.2 only; a CA of your own behind `API_URL` is named by `NODE_EXTRA_CA_CERTS`',
  },
  TLS_KEY_FILE: { type: 'path', default: '', purpose: 'its key in PEM' },
  PLAIN_HTTP: {
    type: 'text',
    default: '',
    purpose: '`behind_tls`: plain HTTP on another than the loopback address; refused otherwise',
  },
  HOSTS_FILE: {
    type: 'json file',
    defaultIs: 'development hosts',
    purpose:
      "JSON list of `{host, brand, variant, cookieDomain?}`, the same as the API's; `variant: desk` is the staff's",
  },
  TRUSTED_PROXIES: {
    type: 'list',
    purpose: 'addresses whose `x-forwarded-*` headers are believed; loopback always is',
  },
  API_URL: { type: 'url', default: 'http://127.0.0.1:4300', purpose: 'where the API is' },
  DATA_DIR: {
    type: 'path',
    default: '.data',
    purpose: 'only for the defaults of `RELEASE_ROOT`, `RELEASE_PUBLIC_KEYS` and `PICTURES_DIR`',
  },
  RELEASES_URL: {
    type: 'text',
    default: '',
    purpose: 'an object store with the releases, as `s3://bucket/prefix`; see the root README',
  },
  RELEASE_ROOT: {
    type: 'path',
    default: '',
    defaultIs: '`DATA_DIR/releases`',
    purpose: 'the folder of releases, where there is no object store',
  },
  RELEASE_PUBLIC_KEYS: {
    type: 'path',
    default: '',
    defaultIs: '`DATA_DIR/release-keys/public.pem`',
    purpose: 'file of the public keys that may sign releases, one PEM block each; read anew for every set',
  },
  RELEASE_CHANNEL: { type: 'text', default: 'stable', purpose: 'the channel to follow' },
  RELEASE_SET: {
    type: 'text',
    default: '',
    purpose:
      'serves this set alone and stores no page, instead of following the channel: for whoever tries a set',
  },
  RELEASE_REMOTES: {
    type: 'list',
    defaultIs: 'all',
    purpose: 'the remotes whose pages are tried before a release, for the release command alone',
  },
  SETTLED_URL: {
    type: 'text',
    default: '',
    purpose:
      'development: asked before each page, which waits until what was saved is served; no page is stored',
  },
  SHELL_BUILD: {
    type: 'path',
    default: '',
    defaultIs: '`apps/shell/dist`',
    purpose: "the shell's own build",
  },
  PICTURES_DIR: { type: 'path', default: '', defaultIs: '`DATA_DIR/pictures`', purpose: 'link pictures' },
  PICTURE_SECRET: {
    type: 'text',
    default: '',
    defaultIs: 'random',
    isSecret: true,
    purpose: 'signs the text of link pictures; shells behind one load balancer share it',
  },
  PAYMENT_WIDGET_URL: {
    type: 'url',
    default: 'http://127.0.0.1:4400/yookassa/checkout-widget/v1/checkout-widget.js',
    defaultIs: 'sandbox',
    purpose: "the payment provider's script",
  },
  PAYMENT_ORIGINS: {
    type: 'list',
    defaultIs: 'that of the widget',
    purpose: 'origins of payments that the content security policy allows',
  },
  ASSET_ORIGINS: { type: 'list', purpose: 'origins of pictures and scripts that it allows besides' },
  CHAT_ORIGINS: { type: 'list', defaultIs: 'those of Jivo', purpose: 'origins of the chat widget' },
  CHAT_WIDGET_ID: { type: 'text', default: '', purpose: 'with it, help also leads to the chat widget' },
  PRO_SITE_URL: {
    type: 'text',
    default: '',
    defaultIs: 'host of the stack',
    purpose: 'the main page of the pro variant, which the brands link to',
  },
  REAL_ESTATE_SITE_URL: {
    type: 'text',
    default: '',
    defaultIs: 'host of the stack',
    purpose: 'that of the real-estate brand',
  },
  PERSON_CHECK_SITE_URL: {
    type: 'text',
    default: '',
    defaultIs: 'host of the stack',
    purpose: 'that of the person-check brand',
  },
  SECURITY_CONTACT: {
    type: 'text',
    default: '',
    defaultIs: "`mailto:` the brand's support",
    purpose: 'URI in `/.well-known/security.txt`',
  },
  AUTOMATIC_MODE: {
    type: 'choice',
    choices: ['off', 'on'],
    purpose: '`on`: orders are placed automatically, parts of the site are closed (guard 2)',
  },
} as const satisfies Settings;
