import type { Finding } from './finding.ts';

/** A finding's title where findings about several owners stand together: «Розыск (Образцов И. П.)». */
export const namedTitle = ({ title, owner_name: name }: Pick<Finding, 'title' | 'owner_name'>): string =>
  name === undefined ? title : `${title} (${name})`;
