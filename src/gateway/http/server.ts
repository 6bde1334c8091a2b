import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import type { AddressReader } from './address.ts'
import { type Connections, watchConnections } from './connections.ts'
import type { ServerLimits } from './server-limits.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Milliseconds for the first request of a connection that was made just before listening ended. */
const lingerMs = 200

/** An application served over HTTP/1.1, with bounds on what a client may take. */
export interface HttpServer {
  /** WebSockets come as its event `upgrade`. */
  readonly server: Server
  readonly connections: Connections
  /** Answers the address, without a slash at the end. @throws where the port is taken */
  listen(port: number, host: string): Promise<string>
  /** Takes no more connections, and resolves when what is under way has its answer, or is cut off after `grace` ms. */
  close(grace: number): Promise<void>
}

export function httpServer(fetch: Fetch, limits: ServerLimits, addresses: AddressReader, log: Logger): HttpServer {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: limits.keepAliveMs,
      shouldUpgradeCallback: wantsWebSocket,
    },
  }) as Server
  server.timeout = limits.unreadMs
  const connections = watchConnections(server, limits, addresses, log)
  return {
    server,
    connections,
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      const { port: taken } = server.address() as AddressInfo
      return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`
    },
    async close(grace) {
      connections.closeAfterAnswers()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const silent = setTimeout(() => connections.closeSilent(), lingerMs)
      const late = setTimeout(() => server.closeAllConnections(), grace)
      await closed
      clearTimeout(silent)
      clearTimeout(late)
    },
  }
}

/** Another protocol is an offer that may be passed over (RFC 9110 §7.8): `h2c` gets the ordinary answer. */
function wantsWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
