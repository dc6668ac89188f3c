/** The peers of the chat: boardgame.io's own server, and the simplest possible relay. */
import { once } from 'node:events';
import http, { type Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

function at(server: HttpServer): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves rooms of sockets in memory: a message goes to all members, and is acknowledged. */
export async function serveRelay(): Promise<string> {
  const server = http.createServer();
  const rooms = new Map<string, Set<WebSocket>>();
  new WebSocketServer({ server }).on('connection', (ws) => {
    let room = new Set<WebSocket>();
    ws.on('message', (data) => {
      const message = JSON.parse(String(data)) as { is: string; id: string; room: string; text: string };
      if (message.is === 'hello') {
        room = rooms.get(message.room) ?? room;
        rooms.set(message.room, room.add(ws));
        ws.send('{"is":"welcome"}');
        return;
      }
      const said = JSON.stringify({ is: 'chat', text: message.text });
      for (const other of room) other.send(said);
      ws.send(JSON.stringify({ is: 'done', id: message.id }));
    });
    ws.on('close', () => room.delete(ws));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return at(server);
}

interface Boardgame {
  Server(options: { games: object[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: HttpServer }>;
  };
}

/** Serves boardgame.io with its own transport and its own in-memory store. */
export async function serveBoardgame(): Promise<string> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Boardgame;
  const game = { name: 'room', setup: () => ({}), moves: {} };
  const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run(0);
  return at(appServer);
}
