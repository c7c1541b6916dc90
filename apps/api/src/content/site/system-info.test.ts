import { describe, expect, test } from 'vitest';
import { systemInfoOf } from './system-info.domain.ts';

const on = (key: string, text = 'Текст') => ({ key, text, enabled: true });

describe('what visitors are told', () => {
  test('is said per brand, in a style and on a route or everywhere', () => {
    const settings = [
      on('alert_warning_all'),
      on('alertFiz_danger_check-person'),
      on('alert_primary_my_route'),
    ];
    expect(systemInfoOf('real-estate', settings).alerts).toEqual([
      { key: 'alert_warning_all', type: 'warning', route: 'all', text: 'Текст' },
      { key: 'alert_primary_my_route', type: 'primary', route: 'my_route', text: 'Текст' },
    ]);
    expect(systemInfoOf('person-check', settings).alerts).toEqual([
      { key: 'alertFiz_danger_check-person', type: 'danger', route: 'check-person', text: 'Текст' },
    ]);
  });

  test('in a style nobody knows is said plainly', () => {
    expect(systemInfoOf('real-estate', [on('alert_pink_all')]).alerts).toMatchObject([{ type: 'info' }]);
  });

  test.each([
    on('alert_warning'),
    on('alert_warning_'),
    on('alerts_warning_all'),
    on('alert_warning_all', '  '),
    { ...on('alert_warning_all'), enabled: false },
  ])('is nothing by %j', (setting) => {
    expect(systemInfoOf('real-estate', [setting]).alerts).toEqual([]);
  });

  test('about maintenance concerns the person-check brand alone', () => {
    const settings = [on('maintenance', 'Работы')];
    expect(systemInfoOf('person-check', settings).maintenance).toEqual({ shown: true, text: 'Работы' });
    expect(systemInfoOf('real-estate', settings).maintenance).toEqual({ shown: false, text: '' });
    expect(systemInfoOf('person-check', []).maintenance).toEqual({ shown: false, text: '' });
  });
});
