import {
  type ApiError,
  type Body,
  type Params,
  pathOf,
  type Reply,
  type RouteName,
  routes,
} from '@ragtag/protocol';
import { Page } from './page';

export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(`${status} ${code}: ${message}`);
  }
}

/** Somebody with a browser: requests with a cookie, and pages that look at tables. */
export class Person {
  cookie = '';

  constructor(
    public url: string,
    readonly name: string,
  ) {}

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url, name);
    await person.ask('setName', undefined, { name });
    return person;
  }

  async raw(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
    const response = await fetch(this.url + path, {
      method,
      body,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0];
    return response;
  }

  async ask<N extends RouteName>(name: N, params?: Params<N>, body?: Body<N>, query = ''): Promise<Reply<N>> {
    const { method, path } = routes[name];
    const wants = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(body ?? {});
    const response = await this.raw(method, pathOf(path, params ?? {}) + query, wants);
    const reply: unknown = await response.json();
    if (!response.ok) {
      const { error } = reply as ApiError;
      throw new RequestFailed(response.status, error.code, error.message);
    }
    return reply as Reply<N>;
  }

  /** Opens a table in a page, resuming from what an earlier page has seen. */
  look(table: string, earlier?: Page, patches?: boolean): Promise<Page> {
    return Page.open(this.url, this.cookie, table, earlier, patches);
  }
}
