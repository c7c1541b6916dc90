import { endpoints } from '@proverka/contract/api';
import type { ApiKey } from '@proverka/contract/api';
import type { Endpoint } from '@proverka/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';

const DESK = 'admin.localhost';

const ofStaff = (Object.entries(endpoints) as [ApiKey, Endpoint][])
  .filter(([, { grant, tag }]) => grant !== undefined || tag === 'staff')
  .map(([key]) => new RegExp(`^${key.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a request is a call of the staff, by method and path. */
const isStaffCall = ({ method = 'GET', url }: InjectOptions): boolean => {
  const path = typeof url === 'string' ? (url.split('?', 1)[0] ?? '') : '';
  return ofStaff.some((pattern) => pattern.test(`${method.toUpperCase()} ${path}`));
};

/** The staff's calls go where they are answered, to the desk, unless a test says through which host they came. */
export function atDeskForStaff(api: FastifyInstance): FastifyInstance {
  const inject = api.inject.bind(api) as (options: InjectOptions) => ReturnType<FastifyInstance['inject']>;
  const withHost = (options: InjectOptions | string) => {
    const asked = typeof options === 'string' ? { url: options } : options;
    const headers = asked.headers ?? {};
    const namesHost = ['host', 'x-forwarded-host'].some((name) => name in headers);
    return inject(
      namesHost || !isStaffCall(asked) ? asked : { ...asked, headers: { ...headers, 'source-site': DESK } },
    );
  };
  return Object.assign(api, { inject: withHost as FastifyInstance['inject'] });
}
