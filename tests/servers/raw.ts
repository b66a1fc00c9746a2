import {once} from 'node:events';
import {connect} from 'node:net';

/** Sends a request line unchanged; HTTP clients would normalize the address. */
export async function sendRaw(url: string, target: string, method = 'GET'): Promise<{status: number; head: string}> {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (data: string) => (text += data));
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return {status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), head: text.split('\r\n\r\n')[0]!};
}
