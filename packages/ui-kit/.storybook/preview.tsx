import addonA11y from '@storybook/addon-a11y';
import { definePreview } from 'storybook-react-rsbuild';
import '../src/tokens/base.css';
import './preview.css';

const THEMES = [
  { value: 'real-estate', title: 'Недвижимость' },
  { value: 'person-check', title: 'Проверка людей' },
  { value: 'pro', title: 'Про' },
];

export default definePreview({
  addons: [addonA11y()],
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
  initialGlobals: { theme: 'real-estate' },
  globalTypes: {
    theme: {
      description: 'Оформление',
      toolbar: { title: 'Оформление', icon: 'paintbrush', items: THEMES, dynamicTitle: true },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.lang = 'ru';
      return <Story />;
    },
  ],
});
