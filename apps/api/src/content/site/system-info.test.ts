import { describe, expect, test } from 'vitest';
import { systemInfoOf } from './system-info.domain.ts';

const on = (key: string, text = 'Текст') => ({ key, text, enabled: true });

describe('alerts for visitors', () => {
  test('an alert has a brand, a style and optionally a route', () => {
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

  test('an alert with an unknown style is shown in the default style', () => {
    expect(systemInfoOf('real-estate', [on('alert_pink_all')]).alerts).toMatchObject([{ type: 'info' }]);
  });

  test.each([
    on('alert_warning'),
    on('alert_warning_'),
    on('alerts_warning_all'),
    on('alert_warning_all', '  '),
    { ...on('alert_warning_all'), enabled: false },
  ])('a setting like %j is no alert', (setting) => {
    expect(systemInfoOf('real-estate', [setting]).alerts).toEqual([]);
  });

  test('maintenance is shown on the person-check brand only', () => {
    const settings = [on('maintenance', 'Работы')];
    expect(systemInfoOf('person-check', settings).maintenance).toEqual({ shown: true, text: 'Работы' });
    expect(systemInfoOf('real-estate', settings).maintenance).toEqual({ shown: false, text: '' });
    expect(systemInfoOf('person-check', []).maintenance).toEqual({ shown: false, text: '' });
  });
});
