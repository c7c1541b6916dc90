import { onStage, refusal, stage } from '@proverka/shell-sdk/test-stage';
import { testSession } from '@proverka/shell-sdk/test-platform';
import preview from '@proverka/ui-kit/stories/preview';
import { exampleRows } from '../features/numbers/numbers.fixtures.ts';
import { Component } from './admin-number-rows-page.tsx';

const meta = preview.meta({ title: 'Desk/Number rows', component: Component, decorators: [onStage] });
const url = '/admin/numbers/rows/?figure=paid&date_from=2026-10-29&date_to=2026-11-27';
const answering = (answer: object) => ({
  parameters: stage({ visitor: testSession, url, answers: { 'POST /admin/numbers/rows': answer } }),
});

export const Some = meta.story(
  answering({ rows: exampleRows, next: null, total: { count: 5, is_more: false } }),
);
export const Nothing = meta.story(answering({ rows: [], next: null, total: { count: 0, is_more: false } }));
export const Failed = meta.story(answering(refusal(503, 'Сервис временно недоступен')));
