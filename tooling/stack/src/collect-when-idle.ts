import { collectWhenIdle } from './idle-collection.ts';

// Preloaded into every process of the stack, and loaded by its launcher.
collectWhenIdle(10_000);
