import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import type { AddressReader } from './address.ts'
import { type Connections, watchConnections } from './connections.ts'
import type { ServerLimits } from './server-limits.ts'

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Milliseconds for the first request on a connection that was opened just before listening ended. */
const lingerMs = 200

/** An application served over HTTP/1.1, with limits for clients. */
export interface HttpServer {
  /** WebSockets arrive as its event `upgrade`. */
  readonly server: Server
  readonly connections: Connections
  /** Returns the address without a slash at the end. @throws if the port is in use */
  listen(port: number, host: string): Promise<string>
  /** Accepts no more connections, and resolves when running requests are answered, or aborted after `grace` ms. */
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

/** Whether a client asks for a WebSocket. Offers of other protocols (`h2c`) may be ignored (RFC 9110 §7.8). */
function wantsWebSocket({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket'
}
