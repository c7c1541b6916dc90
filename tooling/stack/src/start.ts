import { enableCompileCache } from 'node:module';
import './collect-when-idle.ts';
import { compileCache } from './compile-cache.ts';

// Only what is loaded later comes from it.
enableCompileCache(compileCache);
await import('./start-stack.ts');
