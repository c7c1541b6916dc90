import { z } from 'zod';
import type { Endpoints } from './endpoint.ts';
import { idSchema } from './values.ts';

const batchParams = z.object({ batch_id: idSchema });

const xlsx = { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };

/** What is taken away of a list. */
export const wholesaleFileEndpoints = {
  'GET /wholesale/{batch_id}/results.xlsx': {
    summary: 'Итоги таблицей XLSX',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: xlsx,
    refusals: ['batch_not_found'],
  },
  'GET /wholesale/{batch_id}/reports.zip': {
    summary: 'Все готовые отчёты списка одним ZIP',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: { contentType: 'application/zip' },
    refusals: ['batch_not_found', 'batch_has_no_reports'],
  },
  'GET /wholesale/{batch_id}/reports.pdf': {
    summary: 'Все готовые отчёты списка одним PDF, до 100 отчётов',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: { contentType: 'application/pdf' },
    refusals: ['batch_not_found', 'batch_has_no_reports', 'batch_too_long_for_pdf'],
  },
  'GET /wholesale/{batch_id}/bad-rows.xlsx': {
    summary: 'Строки с ошибками и причинами таблицей XLSX',
    tag: 'wholesale',
    auth: 'required',
    params: batchParams,
    reply: xlsx,
    refusals: ['batch_not_found'],
  },
} as const satisfies Endpoints;
