import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { ErrorCode } from '#contract/errors.ts'
import { within } from '#gateway/platform/db/within.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fairQueue } from '#gateway/platform/http/fair-queue.ts'
import type { Drawn, Picture, Shape } from './draw.ts'

/**
 * Redraws a picture, so that only its visible content is kept: no metadata, no second file behind the picture, no
 * script in a comment. The type is found out by the first bytes; only PNG and JPEG are opened at all.
 *
 * @param signal ends the drawing, or the wait for it
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`, `rate_limited` if too many pictures wait; and the
 *   signal's reason
 */
export type Draw = (file: Uint8Array, shape: Shape, signal: AbortSignal) => Promise<Picture>

interface DrawerLimits {
  /** Milliseconds for one picture: its drawing is ended then. */
  readonly patience: number
  /** Milliseconds without a picture after which the process ends, and its memory is free. */
  readonly idle: number
}

/**
 * Draws in a process of its own, one picture at a time: a picture may take 300 MB and two seconds, and a hostile one may
 * crash what opens it. The process gives way to the gateway's own work, and is killed when time is over.
 */
export function pictureDrawer({ patience, idle }: DrawerLimits = { patience: 3_000, idle: 10_000 }): Draw {
  const line = fairQueue({ atOnce: 1, waiting: 20, patience: 4_000 })
  let process: ChildProcess | undefined
  let resting: NodeJS.Timeout | undefined

  async function drawn(file: Uint8Array, shape: Shape, signal: AbortSignal): Promise<Drawn> {
    clearTimeout(resting)
    // One that died meanwhile is replaced.
    if (!process?.connected) process = await start()
    const own = process
    signal.throwIfAborted()
    hold(own)
    try {
      const answer = nextMessage<Drawn>(own, 'picture_invalid', signal)
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

  return async (file, shape, signal) => {
    if (!isPicture(file)) throw new CallFailure('picture_invalid')
    const result = await line.take('all', () => drawn(file, shape, signal))
    if (typeof result === 'string') throw new CallFailure(result)
    return result
  }
}

/** The drawer of this gateway. */
export const redraw: Draw = pictureDrawer()

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

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

const isPicture = (file: Uint8Array) =>
  [png, jpeg].some((signature) => signature.every((byte, place) => file[place] === byte))
