/** What a service worker finds around it, as far as ours uses it: the compiler's own types are those of a page. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}

export interface Clicked extends Lasting {
  readonly notification: Notification;
}

export interface Renewed extends Lasting {
  readonly oldSubscription: PushSubscription | null;
}

export interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<OpenPage>;
  navigate(url: string): Promise<OpenPage | null>;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Clicked;
  pushsubscriptionchange: Renewed;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: {
    matchAll(which: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
  addEventListener<N extends keyof Events>(name: N, listener: (event: Events[N]) => void): void;
}
