import { optionalExtras, type OptionalExtra } from '@proverka/catalogue/check-needs';
import { useEffect, useRef } from 'react';
import type { PersonField } from '@proverka/validation/forms/person';
import preview from '@proverka/ui-kit/stories/preview';
import { MissingData, useMissingData } from './missing-data.tsx';

const meta = preview.meta({ title: 'Order/Missing data', component: MissingData });

const all: readonly PersonField[] = ['passport_series', 'passport_number', 'inn', 'region'];

const nothing: readonly OptionalExtra[] = [];

interface AskedProps {
  readonly due: readonly PersonField[];
  readonly optional?: readonly OptionalExtra[];
  readonly isSubmitted?: boolean;
}

function Asked({ due, optional = nothing, isSubmitted = false }: AskedProps) {
  const { form, complete } = useMissingData();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isSubmitted || isDone.current) return;
    // Once, as a press of the button does.
    isDone.current = true;
    void complete({}, { due, optional: [] });
  }, [isSubmitted, complete, due]);
  return <MissingData form={form} due={due} optional={optional} />;
}

export const Region = meta.story(() => <Asked due={['region']} />);
export const Everything = meta.story(() => <Asked due={all} />);
export const LeftEmpty = meta.story(() => <Asked due={all} isSubmitted />);
export const Optional = meta.story(() => (
  <Asked due={[]} optional={optionalExtras(['CheckPerson'], { last_name: 'Образцов' })} />
));
