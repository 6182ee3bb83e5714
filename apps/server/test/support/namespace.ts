import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

const ip = (...words: string[]) => void execFileSync('ip', words, { stdio: 'pipe' });

/** Whether this machine lets us make network namespaces: Linux, root, and iproute2. */
export const hasNamespaces = ((): boolean => {
  const name = `ragtag-${randomBytes(4).toString('hex')}`;
  try {
    ip('netns', 'add', name);
    ip('netns', 'del', name);
    return true;
  } catch {
    return false;
  }
})();

/**
 * A network of its own for one process: a cable to whoever calls it from this machine, and another to what this machine
 * has for it, which can be pulled.
 */
export class Namespace {
  readonly #name: string;
  readonly #subnet: string;
  readonly #cable: string;
  /** Where the process is, seen from this machine. */
  readonly address: string;
  /** Where this machine is, seen from the process, at the end of the cable that can be pulled. */
  readonly outside: string;

  constructor() {
    const id = randomBytes(4).toString('hex');
    const [a, b] = [64 + Math.floor(Math.random() * 64), Math.floor(Math.random() * 256)];
    const host = (n: number) => `10.${a}.${b}.${n}`;
    this.#name = `ragtag-${id}`;
    this.#subnet = `${host(0)}/29`;
    this.#cable = `rtd${id}`;
    this.address = host(2);
    this.outside = host(5);
    ip('netns', 'add', this.#name);
    ip('-n', this.#name, 'link', 'set', 'lo', 'up');
    this.#lay(`rtp${id}`, host(1), this.address);
    this.#lay(this.#cable, this.outside, host(6));
    // What is sent while the cable is pulled goes nowhere, and by no other way.
    ip('route', 'add', 'blackhole', this.#subnet, 'metric', '9999');
  }

  #lay(cable: string, here: string, there: string): void {
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'end', 'netns', this.#name);
    ip('-n', this.#name, 'link', 'set', 'end', 'name', cable);
    ip('address', 'add', `${here}/30`, 'dev', cable);
    ip('-n', this.#name, 'address', 'add', `${there}/30`, 'dev', cable);
    ip('link', 'set', cable, 'up');
    ip('-n', this.#name, 'link', 'set', cable, 'up');
  }

  /** What comes before a command that shall run in here. */
  get prefix(): string[] {
    return ['ip', 'netns', 'exec', this.#name];
  }

  /** Nothing gets through any more, either way, and nobody is told. */
  pull(): void {
    ip('link', 'set', this.#cable, 'down');
  }

  plugIn(): void {
    ip('link', 'set', this.#cable, 'up');
  }

  remove(): void {
    ip('netns', 'del', this.#name);
    ip('route', 'del', 'blackhole', this.#subnet, 'metric', '9999');
  }
}
