import { describe, expect, test } from 'vitest';
import { afterPage } from './next-page.domain.ts';
import type { PageSeen } from './next-page.domain.ts';

const TODAY = '2026-11-27';
const begun = {
  stage: 'all' as const,
  next_offset: 0,
  since: null,
  begun_on: TODAY,
  read_rows: 0,
  aside_rows: 0,
  trouble: null,
  read_until: null,
};
const page = (more: Partial<PageSeen> = {}): PageSeen => ({
  count: 1300,
  nextOffset: 500,
  actualOn: '2026-11-26',
  fresh: 500,
  readable: 500,
  received: 500,
  ...more,
});

describe('reading page after page', () => {
  test('when everything on sale was read, everything else is', () => {
    const { reading } = afterPage({ ...begun, stage: 'active' }, page({ nextOffset: null }), TODAY);
    expect(reading).toMatchObject({ stage: 'all', next_offset: 0, read_until: '2026-11-26' });
  });

  test('the next page begins where the source says', () => {
    expect(afterPage(begun, page(), TODAY)).toMatchObject({
      reading: { next_offset: 500 },
      isOver: false,
      isKept: true,
    });
  });

  test('after the last page only changes are read, from two days before this pass began', () => {
    const at = { ...begun, next_offset: 1000, begun_on: '2026-11-20' };
    const { reading, isOver } = afterPage(at, page({ nextOffset: null, received: 300, fresh: 300 }), TODAY);
    expect(isOver).toBe(true);
    expect(reading).toMatchObject({
      stage: 'changes',
      next_offset: 0,
      since: '2026-11-18',
      read_until: '2026-11-26',
    });
  });

  test('a source whose offset does not move is left, and what it repeats is not kept', () => {
    const step = afterPage({ ...begun, next_offset: 500 }, page(), TODAY);
    expect(step).toMatchObject({
      isOver: true,
      isKept: false,
      reading: { trouble: 'pages_repeat', read_until: null },
    });
  });

  test('a source that sends rows we have just read under another offset is left', () => {
    const step = afterPage({ ...begun, next_offset: 500 }, page({ nextOffset: 1000, fresh: 0 }), TODAY);
    expect(step).toMatchObject({ isOver: true, isKept: false, reading: { trouble: 'pages_repeat' } });
  });

  test('a source that pages on behind its own count is not followed', () => {
    const step = afterPage({ ...begun, next_offset: 1000 }, page({ nextOffset: 1500 }), TODAY);
    expect(step).toMatchObject({
      isOver: true,
      isKept: true,
      reading: { trouble: 'pages_never_end', stage: 'changes' },
    });
  });
});
