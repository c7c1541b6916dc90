import { expect, test } from 'vitest';
import { day } from './day.ts';

test.each(['2026-11-20', '20.11.2026', '2026-11-20T10:00:00Z', '20.11.2026 10:00', ' 2026-11-20 '])(
  '«%s» is read as a date',
  (written) => {
    expect(day.parse(written)).toBe('2026-11-20');
  },
);

test.each(['', '2026-02-31', '11/20/2026', '0000-00-00', 'бессрочно', '1763596800000'])(
  '«%s» is refused as a date',
  (written) => {
    expect(day.safeParse(written).success).toBe(false);
  },
);
