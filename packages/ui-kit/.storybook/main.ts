import { pluginReact } from '@rsbuild/plugin-react';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { defineMain } from 'storybook-react-rsbuild/node';

export default defineMain({
  framework: 'storybook-react-rsbuild',
  stories: [
    '../src/**/*.stories.tsx',
    '../../cases/src/**/*.stories.tsx',
    '../../charts/src/**/*.stories.tsx',
    '../../order-flow/src/**/*.stories.tsx',
    '../../report-kit/src/**/*.stories.tsx',
    '../../../apps/account/src/**/*.stories.tsx',
    '../../../apps/admin/src/**/*.stories.tsx',
    '../../../apps/fizcheck-pro/src/**/*.stories.tsx',
    '../../../apps/realestate/src/**/*.stories.tsx',
    '../../../apps/shell/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableWebpackDefaults: true },
  // Reading props from types needs the JavaScript API of TypeScript 5.
  typescript: { reactDocgen: 'react-docgen' },
  rsbuildFinal: (config) => mergeRsbuildConfig(config, { plugins: [pluginReact()] }),
});
