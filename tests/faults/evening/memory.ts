// Whether the memory of a gateway stays flat.
import type { ChildProcess } from 'node:child_process'
import { create, number, type } from 'superstruct'
import { WebSocket } from 'ws'

/**
 * The most by which the memory of a gateway may grow between the end of the warm-up and the end of the evening, in MiB: of objects that
 * are still in use, and of the whole process, which keeps more than it needs. In twenty minutes 300 players make some 70,000 requests, so
 * 256 bytes that each of them left behind would be seen.
 */
export const mostGrowth = { used: 16, resident: 96 } as const

/** The memory of a process right after everything that is not in use was thrown away. MiB. */
export interface Memory {
  readonly used: number
  readonly resident: number
}

/** Lets a process open its inspector when it is asked for memory, at this port, and say so to nobody. */
export const inspectable = (port: number): string => `--inspect-port=127.0.0.1:${port} --inspect-publish-uid=http`

const HeapUsage = type({ usedSize: number() })

/**
 * Collects the garbage of a Node process and measures what is left.
 *
 * @param port of {@link inspectable}
 * @param resident reads the resident memory in MiB
 */
export async function memoryOf(child: ChildProcess, port: number, resident: () => number | undefined): Promise<Memory> {
  child.kill('SIGUSR1')
  const socket = new WebSocket(await inspectorAt(port))
  try {
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    // What the first one finalizes, the second one frees.
    for (let times = 0; times < 2; times++) await command(socket, 'HeapProfiler.collectGarbage')
    const { usedSize } = create(await command(socket, 'Runtime.getHeapUsage'), HeapUsage)
    return { used: Math.round(usedSize / 2 ** 20), resident: resident() ?? 0 }
  } finally {
    socket.terminate()
  }
}

async function inspectorAt(port: number): Promise<string> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/json/list`)
      const [target] = (await response.json()) as { readonly webSocketDebuggerUrl: string }[]
      if (target) return target.webSocketDebuggerUrl
    } catch (error) {
      if (tries > 200) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

let commands = 0

function command(socket: WebSocket, method: string): Promise<unknown> {
  const id = ++commands
  return new Promise((resolve, reject) => {
    const heard = (data: unknown) => {
      const message = JSON.parse(String(data)) as { readonly id?: number; readonly result?: unknown }
      if (message.id !== id) return
      socket.off('message', heard)
      resolve(message.result)
    }
    socket.on('message', heard)
    socket.once('close', () => reject(new Error('The inspector has hung up')))
    socket.send(JSON.stringify({ id, method }))
  })
}
