import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestWorld } from './world.ts';
import { consentNow } from './consents.ts';

const HOST = 'realestate.localhost:3000';
/** Headers of a request from our own page, as forwarded by the shell. */
export const BROWSER = { 'x-forwarded-host': HOST, origin: `http://${HOST}` };

/** The same over TLS, as every published host is reached. */
export const TLS_BROWSER = {
  'x-forwarded-host': HOST,
  'x-forwarded-proto': 'https',
  origin: `https://${HOST}`,
};

export const newEmail = (): string => `person-${randomUUID()}@example.com`;

export function registration(more: object = {}) {
  return {
    name: 'Тестов Тест',
    email: newEmail(),
    phone: '8 (999) 000-11-22',
    password: 'верный пароль',
    person_role: 5,
    registartion_url: `http://${HOST}/`,
    consent: consentNow,
    ...more,
  };
}

/** Requests of a visitor without an account. */
export function visitorOf({ api }: Pick<TestWorld, 'api'>) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}): Promise<Response> =>
    api.inject({ method: 'POST', url, payload, headers });
  const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
    post('/login', { username, password }, headers);
  const register = async (more: object = {}) => {
    const payload = registration(more);
    const answer = await post('/register', payload);
    return { ...payload, answer, body: answer.json() };
  };
  return { post, logIn, register };
}
