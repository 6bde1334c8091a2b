import { readFileSync } from 'node:fs'
import type { GatewayConfig } from '#gateway/config.ts'
import type { ConnectionLimits } from './connections.ts'

/** What a client may take of a server. Times in milliseconds. */
export interface ServerLimits extends ConnectionLimits {
  /** From a connection's beginning, or the first byte of a later request, to the end of the headers. */
  readonly headersMs: number
  /** From the same moment to the end of the body. */
  readonly requestMs: number
  /** How long an answered connection is kept for another request. */
  readonly keepAliveMs: number
  /** How long nothing of an answer may be taken. */
  readonly unreadMs: number
  /** Late requests are looked for this often. */
  readonly checkMs: number
}

/** Files that a gateway has open besides its connections; the embedded database alone has some hundred. */
const otherFiles = 400

/** The configured limits, within what the system lets a process have open. */
export function serverLimits(config: GatewayConfig, files = openFileLimit()): ServerLimits {
  const most = Math.max(1, Math.min(config.maxConnections, files - otherFiles))
  return {
    most,
    perAddress: Math.min(most, config.maxConnectionsPerAddress ?? Math.ceil(most / 4)),
    firstByteMs: config.firstByteSeconds * 1000,
    headersMs: config.headersSeconds * 1000,
    requestMs: config.requestSeconds * 1000,
    keepAliveMs: config.keepAliveSeconds * 1000,
    unreadMs: 30_000,
    checkMs: 1000,
  }
}

/** Files this process may have open, where the system tells (Linux). Node has raised it to the most already. */
function openFileLimit(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
}
