import type { Finding } from './finding.ts';

/** A finding's title with the owner's name, for lists about several owners: «Розыск (Образцов И. П.)». */
export const namedTitle = ({ title, owner_name: name }: Pick<Finding, 'title' | 'owner_name'>): string =>
  name === undefined ? title : `${title} (${name})`;
