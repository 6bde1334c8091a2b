import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Serves an application over HTTP/1.1; WebSockets come as its event `upgrade`. */
export function httpServer(fetch: Fetch): Server {
  return createAdaptorServer({
    fetch,
    serverOptions: {
      // A client must not hold a connection for long by sending a byte now and then.
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      shouldUpgradeCallback: wantsWebSocket,
    },
  }) as Server
}

/** Another protocol is an offer that may be passed over (RFC 9110 §7.8): `h2c` gets the ordinary answer. */
function wantsWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
