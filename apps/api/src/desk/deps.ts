import type { CatalogueDeps } from '#catalogue/deps.ts';

export type DeskDeps = CatalogueDeps;
