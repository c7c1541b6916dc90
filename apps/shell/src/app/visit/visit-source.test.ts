import { describe, expect, test } from 'vitest';
import { sourceAfterVisit, sourceMilliseconds, sourceNow, type StoredSource } from './visit-source.domain.ts';

const visit = (query: string, now = 1000, before: StoredSource = {}) =>
  sourceAfterVisit(before, new URLSearchParams(query), now);

describe('partner and campaign parameters', () => {
  test('partner and campaign parameters are stored from the address of a visit', () => {
    const kept = visit(
      'partner_id=p-1&admitad_uid=uid-1&actionpay=click.7&utm_source=ya&utm_campaign=spring&other=1',
    );
    expect(sourceNow(kept, 2000)).toEqual({
      partner_id: 'p-1',
      admitad_uid: 'uid-1',
      actionpay: 'click.7',
      utm_source: 'ya',
      utm_campaign: 'spring',
    });
  });

  test('each stored parameter expires 30 days after its own visit', () => {
    const later = 1000 + sourceMilliseconds - 1;
    const kept = visit('utm_source=ya', later, visit('partner_id=p-1'));
    expect(sourceNow(kept, later)).toEqual({ partner_id: 'p-1', utm_source: 'ya' });
    expect(sourceNow(kept, later + 1)).toEqual({ utm_source: 'ya' });
  });

  test('parameters of a later visit replace earlier ones, and a visit without any changes nothing', () => {
    const kept = visit('', 3000, visit('partner_id=p-2', 2000, visit('partner_id=p-1')));
    expect(sourceNow(kept, 3000)).toEqual({ partner_id: 'p-2' });
  });

  test('parameters of two campaigns are never mixed', () => {
    const kept = visit('utm_source=b', 2000, visit('utm_source=a&utm_campaign=spring&partner_id=p-1'));
    expect(sourceNow(kept, 2000)).toEqual({ utm_source: 'b', partner_id: 'p-1' });
  });

  test('the campaign freecloud is not stored', () => {
    expect(sourceNow(visit('utm_campaign=freecloud&utm_source=ya'), 1000)).toEqual({ utm_source: 'ya' });
  });

  test('a value that is too long is not stored', () => {
    expect(visit(`partner_id=${'p'.repeat(65)}&utm_campaign=${'c'.repeat(101)}`)).toEqual({});
  });
});
