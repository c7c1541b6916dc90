import { createContext, use } from 'react';

/** What a control takes from the field around it. */
export type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
};

/** The control's own attributes, joined with those of the field it stands in. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = use(FieldContext);
  if (field === null) return {};
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(field.invalid && { 'aria-invalid': true }),
  };
}
