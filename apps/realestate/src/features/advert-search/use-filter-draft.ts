import { useNavigate } from '@proverka/shell-sdk/router';
import { useState } from 'react';
import { advertsPathOf, type AdvertView } from './advert-filter.domain.ts';
import { draftOf, readDraft, type FilterDraft, type NumberField } from './filter-draft.domain.ts';

export interface FilterForm {
  readonly draft: FilterDraft;
  readonly errors: Readonly<Partial<Record<NumberField, string>>>;
  readonly apply: () => void;
  readonly type: (change: Partial<FilterDraft>) => void;
  readonly choose: (change: Partial<FilterDraft>) => void;
}

/** The form's state. What is chosen applies at once; what is typed, when it is sent. */
export function useFilterDraft(view: AdvertView): FilterForm {
  const navigate = useNavigate();
  const address = advertsPathOf({ ...view, shown: 1, side: 'list' });
  const [shown, setShown] = useState(address);
  const [draft, setDraft] = useState(draftOf(view));
  const [errors, setErrors] = useState<FilterForm['errors']>({});
  const [applied, setApplied] = useState(address);
  if (shown !== address) {
    setShown(address);
    // The address changed by a link or the back button: the form says what is shown. After its own change it keeps what was typed meanwhile.
    if (address !== applied) {
      setDraft(draftOf(view));
      setErrors({});
    }
  }
  const apply = (next: FilterDraft) => {
    const read = readDraft(next);
    setErrors(read.kind === 'refused' ? read.errors : {});
    if (read.kind === 'refused') return;
    const { sort, side } = view;
    setApplied(advertsPathOf({ ...read.filter, sort, shown: 1, side: 'list' }));
    void navigate(advertsPathOf({ ...read.filter, sort, side }), { preventScrollReset: true });
  };
  return {
    draft,
    errors,
    apply: () => apply(draft),
    type: (change) => setDraft({ ...draft, ...change }),
    choose: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      apply(next);
    },
  };
}
