import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** In a line by itself: the number of a letter may look like one, too. */
const code = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/m;

/** A mail server that takes every letter and keeps the code that is in it. */
export class MailBox {
  readonly #letters: { readonly to: string; readonly code: string }[] = [];
  #read = 0;
  readonly #server = createServer((socket) => this.#serve(socket));

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  get count(): number {
    return this.#letters.length;
  }

  /** The code in the next letter, which must be to this address. */
  async next(to: string): Promise<string> {
    while (this.#letters.length <= this.#read) await new Promise((resolve) => setTimeout(resolve, 10));
    const letter = this.#letters[this.#read++];
    if (letter.to !== to) throw new Error(`a letter went to ${letter.to}`);
    return letter.code;
  }

  close(): void {
    this.#server.close();
  }

  #serve(socket: Socket): void {
    let [to, letter, isLetter] = ['', '', false];
    const say = (text: string) => socket.write(`${text}\r\n`);
    const take = (line: string) => {
      if (isLetter && line === '.') {
        isLetter = false;
        this.#letters.push({ to, code: code.exec(letter)?.[0] ?? '' });
        say('250 taken');
      } else if (isLetter) letter += `${line}\n`;
      else if (/^DATA/i.test(line)) {
        [letter, isLetter] = ['', true];
        say('354 go on');
      } else {
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        say(/^QUIT/i.test(line) ? '221 bye' : '250 yes');
      }
    };
    let rest = '';
    socket.on('data', (data) => {
      const lines = (rest + data).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    socket.on('error', () => undefined);
    say('220 here');
  }
}
