interface CarSilhouetteProps {
  /** Of the vehicle as the register writes it, «В» in either alphabet; a car unless it says otherwise. */
  readonly category: string | null;
  readonly className: string | undefined;
}

const wheel = (x: number) => `M${x - 13} 60a13 13 0 1 0 26 0a13 13 0 1 0-26 0Z`;

const shapes = {
  car: `M8 60v-12q0-7 9-9l28-5 22-19q5-4 12-4h42q8 0 13 5l18 19 32 6q8 2 8 10v9h-14a15 15 0 0 0-30 0H62a15 15 0 0 0-30 0ZM76 18 60 34h40V18ZM108 18v16h36l-15-14q-2-2-6-2Z${wheel(47)}${wheel(163)}`,
  truck: `M6 60V12h116v48H70a15 15 0 0 0-30 0ZM128 60V22h30q6 0 9 5l12 19q13 3 13 9v5h-14a15 15 0 0 0-30 0ZM138 31v14h30l-9-14Z${wheel(55)}${wheel(163)}`,
  bus: `M6 60V16q0-8 8-8h162q10 0 12 9l4 24v19h-14a15 15 0 0 0-30 0H70a15 15 0 0 0-30 0ZM18 18v18h30V18ZM56 18v18h30V18ZM94 18v18h30V18ZM132 18v18h30V18Z${wheel(55)}${wheel(163)}`,
  motorcycle: `M42 58l20-24h44l14-14h22v7h-14l-6 9 18 20h-9l-14-13-18 21H72l-8-12-12 8ZM62 26h38l-8 6H66Z${wheel(47)}${wheel(147)}`,
} as const;

function shapeOf(category: string | null): keyof typeof shapes {
  const letter = category?.trim().slice(0, 1).toLocaleUpperCase('ru') ?? '';
  if ('AА'.includes(letter) && letter !== '') return 'motorcycle';
  if ('CС'.includes(letter) && letter !== '') return 'truck';
  return 'DД'.includes(letter) && letter !== '' ? 'bus' : 'car';
}

/** Where a photo would be: no register has one. */
export const CarSilhouette = ({ category, className }: CarSilhouetteProps) => (
  <svg viewBox="0 0 200 76" aria-hidden="true" className={className}>
    <path d={shapes[shapeOf(category)]} fill="currentColor" fillRule="evenodd" />
  </svg>
);
