import type { StaffGrant } from '@proverka/contract/grants';
import { useSession } from '@proverka/shell-sdk/platform';
import { staffOf } from '@proverka/shell-sdk/session';

const none: readonly StaffGrant[] = [];

/** What whoever is signed in may do. */
export const useGrants = (): readonly StaffGrant[] => useSession(staffOf)?.grants ?? none;
