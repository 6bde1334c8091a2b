import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { within } from '#gateway/platform/db/within.ts'
import type { Said } from './wire.ts'

/** The way in for operators of the same machine. */
export interface Door {
  /** Takes no more operations, and waits for running ones, but no longer than that many milliseconds. */
  close(grace: number): Promise<void>
}

/** Does an operation; see `perform`. */
type Answer = (asked: unknown, say: (said: Said) => void, stopped: AbortSignal) => Promise<void>

/** Most bytes of a request: heads of the ledger have a line for each account. */
const mostBytes = 256 * 1024 * 1024

/**
 * Listens at a socket that only the gateway's own user may open; that is the whole authentication (decision 0058). A
 * gateway without it still serves players: on a disk without sockets, or if another gateway of the same database has it.
 */
export async function openDoor(path: string, answer: Answer, log: Logger): Promise<Door | undefined> {
  const running = new Set<Promise<void>>()
  const ending = new AbortController()
  const server = createServer((request, response) => {
    const done = answered(request, response, answer, ending.signal).finally(() => running.delete(done))
    running.add(done)
  })
  try {
    if (await isAnswered(path)) {
      log.info({ path }, 'another gateway has the door of the operators')
      return undefined
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    // What a killed gateway left behind.
    rmSync(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve)
      // At once: until here the mask of the process decides.
      if (server.listening) chmodSync(path, 0o600)
    })
  } catch (err) {
    log.warn({ err, path }, 'operators cannot reach this gateway: it has no socket')
    server.close()
    return undefined
  }
  return {
    close: async (grace) => {
      server.close()
      ending.abort()
      await within(grace, Promise.all(running), () => new Error('late')).catch(() =>
        log.warn('an operation was cut off'),
      )
      server.closeAllConnections()
    },
  }
}

/** Whether somebody listens at a socket. */
function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

async function answered(request: IncomingMessage, response: ServerResponse, answer: Answer, ending: AbortSignal) {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  // An operation goes on when its command has gone; nobody reads then what it says.
  const say = (said: Said) => void (response.writable && response.write(`${JSON.stringify(said)}\n`))
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', Connection: 'close' })
  try {
    await answer(await bodyOf(request), say, AbortSignal.any([gone.signal, ending]))
  } catch {
    say({ kind: 'refused', text: 'The request is no JSON, or too long.' })
    say({ kind: 'end', code: 1 })
  }
  response.end()
}

/** @throws if it is no JSON, too long, or does not arrive as a whole */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new RangeError('too long')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}
