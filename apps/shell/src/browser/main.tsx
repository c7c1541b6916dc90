import '../app/styles.ts';
import { start } from './start.tsx';

// The document has to be whole: half a page does not hydrate.
if (document.readyState === 'loading') {
  document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
} else void start();
