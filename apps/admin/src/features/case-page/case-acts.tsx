import { caseStaffQuery, deskCasesKey } from '@proverka/api-client/cases';
import type { DeskCase } from '@proverka/contract/desk-cases';
import { useChanges } from '@proverka/shell-sdk/changes';
import { usePlatform, useSession } from '@proverka/shell-sdk/platform';
import { useQuery, useQueryClient } from '@proverka/shell-sdk/query';
import { knownUser } from '@proverka/shell-sdk/session';
import { Button } from '@proverka/ui-kit/button';
import { Card } from '@proverka/ui-kit/card';
import { FailureNote } from '@proverka/ui-kit/failure-note';
import { Field } from '@proverka/ui-kit/field';
import { Select } from '@proverka/ui-kit/select';
import desk from '../../controls/desk.module.css';

function useCaseActs({ case_id, version: seen }: DeskCase, onDone: () => void) {
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const { run, ...state } = useChanges(() => queryClient.invalidateQueries({ queryKey: deskCasesKey }));
  const params = { case_id };
  const act = async (change: () => Promise<unknown>) => {
    if (await run(change)) onDone();
  };
  return {
    ...state,
    assign: (personId: string | null) =>
      void act(() =>
        api.call('PUT /admin/cases/{case_id}/assignee', { params, body: { seen, person_id: personId } }),
      ),
    move: (to: 'open' | 'closed') =>
      void act(() => api.call('PUT /admin/cases/{case_id}/state', { params, body: { seen, state: to } })),
  };
}

interface CaseActsProps {
  readonly row: DeskCase;
  /** The case has been changed by whoever looks at it, and read anew. */
  readonly onDone: () => void;
}

/** Who answers, and the end of the case without an answer. */
export function CaseActs({ row, onDone }: CaseActsProps) {
  const { assign, move, isBusy, refusal } = useCaseActs(row, onDone);
  const me = useSession(knownUser)?.id;
  const isMine = row.assignee?.person_id === me;
  return (
    <Card as="section" aria-label="Действия" className={desk.card}>
      <AssigneeChoice row={row} isBusy={isBusy} onChoose={assign} />
      <FailureNote text={refusal} />
      <div className={desk.row}>
        {!isMine && me !== undefined && (
          <Button variant="secondary" busy={isBusy} onClick={() => assign(me)}>
            Взять себе
          </Button>
        )}
        {row.state === 'closed' ? (
          <Button variant="secondary" busy={isBusy} onClick={() => move('open')}>
            Открыть снова
          </Button>
        ) : (
          <Button variant="secondary" busy={isBusy} onClick={() => move('closed')}>
            Закрыть без ответа
          </Button>
        )}
      </div>
      {row.state !== 'closed' && (
        <p className={desk.soft}>
          О&nbsp;закрытии клиент узнает из&nbsp;письма и&nbsp;сможет написать снова.
        </p>
      )}
    </Card>
  );
}

interface AssigneeChoiceProps {
  readonly row: DeskCase;
  readonly isBusy: boolean;
  readonly onChoose: (personId: string | null) => void;
}

function AssigneeChoice({ row: { assignee }, isBusy, onChoose }: AssigneeChoiceProps) {
  const { api } = usePlatform();
  const { data } = useQuery(caseStaffQuery(api));
  const colleagues = data?.staff ?? [];
  // Whoever has the case stays in the list, also after their role ended.
  const all =
    assignee === null || colleagues.some(({ person_id: id }) => id === assignee.person_id)
      ? colleagues
      : [assignee, ...colleagues];
  return (
    <Field label="Отвечает">
      <Select
        disabled={isBusy}
        value={assignee?.person_id ?? ''}
        options={[
          { value: '', label: 'Никто' },
          ...all.map(({ person_id: value, name: label }) => ({ value, label })),
        ]}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      />
    </Field>
  );
}
