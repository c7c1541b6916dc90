import { useEffect, useRef } from 'react';
import type { PersonField } from '@proverka/validation/forms/person';
import preview from '@proverka/ui-kit/stories/preview';
import { MissingData, useMissingData } from './missing-data.tsx';

const meta = preview.meta({ title: 'Order/Missing data', component: MissingData });

const all: readonly PersonField[] = ['passport_series', 'passport_number', 'inn', 'region'];

function Asked({ due, isSubmitted = false }: { due: readonly PersonField[]; isSubmitted?: boolean }) {
  const { form, complete } = useMissingData();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isSubmitted || isDone.current) return;
    // Once, as a press of the button does.
    isDone.current = true;
    void complete({}, due);
  }, [isSubmitted, complete, due]);
  return <MissingData form={form} due={due} />;
}

export const Region = meta.story(() => <Asked due={['region']} />);
export const Everything = meta.story(() => <Asked due={all} />);
export const LeftEmpty = meta.story(() => <Asked due={all} isSubmitted />);
