import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { ErrorCode } from '#contract/errors.ts'
import { within } from '#gateway/platform/db/within.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import type { Drawn, Shape } from './draw.ts'
import type { DrawnTile } from './draw-tile.ts'

/** What the process draws, by what is asked for. */
interface Drawings extends Record<Shape, Drawn> {
  readonly tile: DrawnTile
}

/**
 * Draws one picture.
 *
 * @param signal ends the drawing, or the wait for it
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`, `rate_limited` if too many pictures wait; and the
 *   signal's reason
 */
export type DrawingLine = <Kind extends keyof Drawings>(
  file: Uint8Array,
  shape: Kind,
  signal: AbortSignal,
) => Promise<Exclude<Drawings[Kind], string>>

export interface DrawerLimits {
  /** Milliseconds for one picture: its drawing is ended then. */
  readonly patience: number
  /** Longest wait for a turn in milliseconds; default 4,000. */
  readonly wait?: number
  /** Milliseconds without a picture after which the process ends, and its memory is free. */
  readonly idle: number
}

/**
 * Draws in a process of its own, one picture at a time: a picture may take 300 MB and two seconds, and a hostile one may
 * crash what opens it. The process gives way to the gateway's own work, and is killed when time is over.
 */
export function drawingLine({ patience, idle, wait = 4_000 }: DrawerLimits): DrawingLine {
  const line = fairQueue({ atOnce: 1, waiting: 20, patience: wait })
  let process: ChildProcess | undefined
  let resting: NodeJS.Timeout | undefined

  async function drawn<Kind extends keyof Drawings>(
    file: Uint8Array,
    shape: Kind,
    signal: AbortSignal,
  ): Promise<Drawings[Kind]> {
    clearTimeout(resting)
    // One that died meanwhile is replaced.
    if (!process?.connected) process = await start()
    const own = process
    signal.throwIfAborted()
    hold(own)
    try {
      const answer = nextMessage<Drawings[Kind]>(own, 'picture_invalid', signal)
      own.send({ file, shape })
      const result = await within(patience, answer, () => new CallFailure('picture_too_large'))
      letGo(own)
      resting = setTimeout(end, idle).unref()
      return result
    } catch (thrown) {
      end()
      throw thrown
    }
  }

  function end(): void {
    process?.kill('SIGKILL')
    process = undefined
  }

  return async <Kind extends keyof Drawings>(file: Uint8Array, shape: Kind, signal: AbortSignal) => {
    const result = await line.take('all', () => drawn(file, shape, signal))
    if (typeof result === 'string') throw new CallFailure(result as ErrorCode)
    return result as Exclude<Drawings[Kind], string>
  }
}

async function start(): Promise<ChildProcess> {
  const started = fork(join(import.meta.dirname, 'drawing-process.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Without a listener, an error of a process that was killed would end the gateway.
  started.on('error', () => undefined)
  await nextMessage(started, 'service_unavailable')
  if (started.pid !== undefined) setPriority(started.pid, 5)
  return started
}

/** A gateway that has nothing else to do waits for the process, or does not. */
function hold(process: ChildProcess): void {
  process.ref()
  process.channel?.ref()
}

function letGo(process: ChildProcess): void {
  process.unref()
  process.channel?.unref()
}

/** What the process says next. @param gone the refusal if it ends before */
function nextMessage<Message>(process: ChildProcess, gone: ErrorCode, signal?: AbortSignal): Promise<Message> {
  const answer = Promise.withResolvers<Message>()
  const say = (message: unknown) => answer.resolve(message as Message)
  const end = () => answer.reject(new CallFailure(gone))
  const abort = () => answer.reject(signal?.reason)
  process.on('message', say).on('exit', end).on('error', end)
  signal?.addEventListener('abort', abort)
  return answer.promise.finally(() => {
    process.off('message', say).off('exit', end).off('error', end)
    signal?.removeEventListener('abort', abort)
  })
}
