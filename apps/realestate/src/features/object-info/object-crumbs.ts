import type { Crumb } from '@proverka/shell-sdk/remote-module';

export const objectCrumbs: readonly Crumb[] = [{ title: 'Проверка по номеру', path: '/kadastrovyj-nomer/' }];
