import { staffKey } from '@proverka/api-client/staff';
import type { StaffRole } from '@proverka/contract/staff-roles';
import { useChanges, type Changes } from '@proverka/shell-sdk/changes';
import { usePlatform } from '@proverka/shell-sdk/platform';
import { useQueryClient } from '@proverka/shell-sdk/query';

/** What two admins give: a role, or a new way in for somebody who lost theirs. */
export type GivenKind = 'roles' | 'recoveries';

export interface StaffChanges extends Changes {
  readonly propose: (email: string, role: StaffRole) => Promise<boolean>;
  readonly recover: (personId: string) => Promise<boolean>;
  readonly confirm: (kind: GivenKind, id: string) => Promise<boolean>;
  /** Ends what is active; refuses or withdraws what is only proposed. */
  readonly end: (kind: GivenKind, id: string) => Promise<boolean>;
}

export function useStaff(): StaffChanges {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  // Also after a refusal: another admin may have been faster.
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: staffKey }));
  return {
    ...state,
    propose: (email, role) => run(() => api.call('POST /admin/staff/roles', { body: { email, role } })),
    recover: (personId) =>
      run(() => api.call('POST /admin/staff/recoveries', { body: { person_id: personId } })),
    confirm: (kind, id) => run(() => api.call(`POST /admin/staff/${kind}/{id}/confirm`, { params: { id } })),
    end: (kind, id) => run(() => api.call(`POST /admin/staff/${kind}/{id}/end`, { params: { id } })),
  };
}
