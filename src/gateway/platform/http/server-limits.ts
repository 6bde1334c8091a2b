import { readFileSync } from 'node:fs'
import type { GatewayConfig } from '#gateway/config.ts'
import type { ConnectionLimits } from './connections.ts'

/** Limits for clients of the server. Times in milliseconds. */
export interface ServerLimits extends ConnectionLimits {
  /** Time from the start of a connection, or the first byte of a later request, to the end of the headers. */
  readonly headersMs: number
  /** Time from the same moment to the end of the body. */
  readonly requestMs: number
  /** How long a connection stays open after an answer. */
  readonly keepAliveMs: number
  /** How long a client may read nothing of an answer. */
  readonly unreadMs: number
  /** Interval at which late requests are detected. */
  readonly checkMs: number
}

/** Files that are open besides connections; the embedded database needs some hundred. */
const otherFiles = 400

/** The configured limits, reduced to the number of files that the system lets a process open. */
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

/** Open-file limit of this process, if the system reports it (Linux). Node has already raised it to the maximum. */
function openFileLimit(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft)
}
