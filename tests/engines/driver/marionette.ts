import {connect, type Socket} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {inTime} from './session';

/**
 * Firefox's own protocol: JSON over TCP, each message after its length and a colon. A request is `[0, id, command,
 * parameters]`, its answer `[1, id, error, result]`.
 */

interface Pending {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

type Answer = [type: 1, id: number, error: {error: string; message: string} | null, result: unknown];

export class Marionette {
  private readonly pending = new Map<number, Pending>();

  private received = Buffer.alloc(0);

  private lastId = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data: Buffer) => this.receive(data));
    socket.on('close', () => {
      for (const {reject} of this.pending.values()) {
        reject(new Error('Firefox has ended.'));
      }
    });
    socket.on('error', () => undefined);
  }

  /**
   * Connects to Firefox once it listens.
   * @throws Error when it doesn't within a minute
   */
  static async connect(port: number): Promise<Marionette> {
    for (let attempt = 0; attempt < 300; attempt++) {
      const socket = connect(port, '127.0.0.1');
      const answered = await new Promise<boolean>((resolve) => {
        socket.once('error', () => resolve(false));
        socket.once('connect', () => resolve(true));
      });
      if (answered) {
        return new Marionette(socket);
      }
      await wait(200);
    }
    throw new Error('Firefox did not start.');
  }

  async send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.lastId;
    const answer = new Promise<unknown>((resolve, reject) => this.pending.set(id, {resolve, reject}));
    const message = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return inTime(command, answer);
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const start = colon + 1;
      const end = start + Number(this.received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.received.length < end) {
        return;
      }
      this.settle(JSON.parse(this.received.subarray(start, end).toString()));
      this.received = this.received.subarray(end);
    }
  }

  /** @param message an answer, or what Firefox says about itself when it is connected */
  private settle(message: unknown): void {
    if (Array.isArray(message)) {
      const [, id, error, result] = message as Answer;
      const request = this.pending.get(id);
      this.pending.delete(id);
      if (error) {
        request?.reject(new Error(`${error.error}: ${error.message}`));
      } else {
        request?.resolve(result);
      }
    }
  }
}
