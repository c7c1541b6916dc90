import type { Answer, Operation } from '../source/source.ts';
import type { KadnetDeps } from './deps.ts';
import type { MakeDocument } from './document.ts';
import { type ExtractRequest, REQUEST_TYPES } from './extract-request.ts';
import { toReadableHtml, toSmallPdf } from './formats.domain.ts';
import { hasResult, statusAt } from './progress.domain.ts';
import { type Fields, kadnetError, lower } from './wire.ts';

function fileAnswer(
  request: ExtractRequest,
  format: string,
  makeDocument: MakeDocument,
  refused: boolean,
): Answer {
  const xml = makeDocument(request, refused);
  const name = `${REQUEST_TYPES[request.type]} ${request.number.replaceAll(':', '_')}`;
  const file = (body: string | Buffer, extension: string, type: string): Answer => ({
    headers: { 'content-type': type, filename: Buffer.from(`${name}.${extension}`).toString('base64') },
    body,
  });
  switch (format.toLowerCase()) {
    case 'xml':
      return file(xml, 'xml', 'application/octet-stream');
    case 'html':
      return file(toReadableHtml(name, xml), 'html', 'application/octet-stream');
    case 'pdf':
      return file(
        toSmallPdf(['EGRN extract (sandbox)', `Object ${request.number}`, `Request ${request.id}`]),
        'pdf',
        'application/octet-stream',
      );
    default:
      return kadnetError(400, `Неизвестный формат: ${format}`);
  }
}

export function resultOperations({ requests, makeDocument, now }: KadnetDeps): Operation[] {
  const give = (request: ExtractRequest | undefined, query: Fields): Answer => {
    if (!request) return kadnetError(404, 'Запрос не найден');
    const status = statusAt(request, now());
    if (!hasResult(status)) return kadnetError(404, 'Результат ещё не готов');
    return fileAnswer(request, lower(query)['type'] ?? 'xml', makeDocument, status === 'Отказ');
  };
  return [
    {
      name: 'Result',
      title: 'Получить выписку',
      method: 'GET',
      path: '/Requests/Result/:id',
      subjects: ({ params }) => [params['id'], requests.get(params['id'] ?? '')?.number],
      handle: ({ params, query }) => give(requests.get(params['id'] ?? ''), query),
    },
    {
      name: 'OrderResult',
      title: 'Получить выписку группы',
      method: 'GET',
      path: '/Requests/OrderResult/:id',
      subjects: ({ params }) => [params['id']],
      handle: ({ params, query }) =>
        give(
          requests.all().findLast(({ orderId }) => orderId === params['id']),
          query,
        ),
    },
  ];
}
