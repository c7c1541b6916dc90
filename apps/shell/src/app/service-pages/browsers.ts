/** The browsers the build targets (`browserTargets` in tooling/federation), by the names visitors know. */
export const browsers: readonly { readonly title: string; readonly version: string }[] = [
  { title: 'Google Chrome', version: '119' },
  { title: 'Яндекс Браузер', version: '24.1' },
  { title: 'Microsoft Edge', version: '119' },
  { title: 'Mozilla Firefox', version: '124' },
  { title: 'Safari на Mac, iPhone и iPad', version: '17.4' },
  { title: 'Другие на основе Chromium', version: '119' },
];
