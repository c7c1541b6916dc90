import { describe, expect, test } from 'vitest';
import { systemInfoOf } from './system-info.domain.ts';

const on = (key: string, text = 'Текст') => ({ key, text, enabled: true });

const since = new Date('2026-11-27T09:40:00Z');

describe('sources in trouble', () => {
  test('a silent source is named on the pages of the products that ask it, on each brand its own', () => {
    const fssp = { source: 'fssp', silentSince: since, isManual: false } as const;
    const [notice] = systemInfoOf('person-check', [], [fssp]).source_notices ?? [];
    expect(notice).toMatchObject({
      source: 'fssp',
      text:
        'Источник «Банк данных исполнительных производств ФССП России» временно не отвечает с 27.11.2026 в\u00A012:40\u00A0(МСК). ' +
        'Ответы придут позже обычного. Если отчёт не получится, деньги вернутся.',
    });
    expect(notice?.places).toEqual(expect.arrayContaining(['/proverka-fssp/', '/check-person/']));
    expect(notice?.places).not.toContain('/proverka-inn/');
    const [owners] = systemInfoOf('real-estate', [], [fssp]).source_notices ?? [];
    expect(owners?.places).toContain('/check-owner/');
    expect(owners?.places).not.toContain('/');
  });

  test('a source the staff asks by hand is told so, and one that concerns no page of a brand is not named there', () => {
    const kadnet = { source: 'kadnet', silentSince: null, isManual: true } as const;
    expect(systemInfoOf('real-estate', [], [kadnet]).source_notices).toMatchObject([
      { text: expect.stringMatching(/^С источником «Росреестр \(ЕГРН\)» работают сотрудники\. /) },
    ]);
    expect(systemInfoOf('person-check', [], [kadnet]).source_notices).toEqual([]);
  });
});

describe('alerts for visitors', () => {
  test('an alert has a brand, a style and optionally a route', () => {
    const settings = [
      on('alert_warning_all'),
      on('alertFiz_danger_check-person'),
      on('alert_primary_my_route'),
    ];
    expect(systemInfoOf('real-estate', settings, []).alerts).toEqual([
      { key: 'alert_warning_all', type: 'warning', route: 'all', text: 'Текст' },
      { key: 'alert_primary_my_route', type: 'primary', route: 'my_route', text: 'Текст' },
    ]);
    expect(systemInfoOf('person-check', settings, []).alerts).toEqual([
      { key: 'alertFiz_danger_check-person', type: 'danger', route: 'check-person', text: 'Текст' },
    ]);
  });

  test('an alert with an unknown style is shown in the default style', () => {
    expect(systemInfoOf('real-estate', [on('alert_pink_all')], []).alerts).toMatchObject([{ type: 'info' }]);
  });

  test.each([
    on('alert_warning'),
    on('alert_warning_'),
    on('alerts_warning_all'),
    on('alert_warning_all', '  '),
    { ...on('alert_warning_all'), enabled: false },
  ])('a setting like %j is no alert', (setting) => {
    expect(systemInfoOf('real-estate', [setting], []).alerts).toEqual([]);
  });

  test('maintenance is shown on the person-check brand only', () => {
    const settings = [on('maintenance', 'Работы')];
    expect(systemInfoOf('person-check', settings, []).maintenance).toEqual({ shown: true, text: 'Работы' });
    expect(systemInfoOf('real-estate', settings, []).maintenance).toEqual({ shown: false, text: '' });
    expect(systemInfoOf('person-check', [], []).maintenance).toEqual({ shown: false, text: '' });
  });
});
