// The thread of the embedded database, started by thread.ts. It handles one request at a time.
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { runOn } from '#gateway/platform/db/pglite.ts'
import { type Order, type Report, sendable } from './messages.ts'
import { openDurable } from './pglite.ts'
import { begins } from './stopwatch.ts'
import type { ThreadData } from './thread.ts'

const port = parentPort
if (!port) throw new Error('This is the thread of the embedded database; it is not started by itself.')

const { directory, begun, postgres }: ThreadData = workerData
const say = (report: Report) => port.postMessage(report)

/** Ends this thread. Throwing would not work, because PGlite would catch the exception. */
function panic(why: string): never {
  say({ kind: 'panic', why })
  process.exit(1)
}

/** SQLSTATE class of files that are missing or unreadable. */
const ofSystem = /^58/

/** SQLSTATE of a file that should be there; no statement of ours names a file. */
const missingFile = '58P01'

/** Whether the directory is still the one that was opened. */
function isDirectoryThere(): boolean {
  return statSync(directory, { throwIfNoEntry: false })?.ino === opened.ino
}

const opened = statSync(directory)
try {
  const pg = await openDurable(directory, postgres, panic)
  pg.onNotification((channel, payload) => say({ kind: 'notification', channel, payload }))
  port.on('message', (order: Order) => {
    begins(begun)
    obey(order).then(
      (value) => {
        say({ kind: 'answer', value })
        if (order.kind === 'close') port.close()
      },
      (error: unknown) => {
        const sent = sendable(error)
        if (!sent) panic(String(error))
        const code = sent.fields.code ?? ''
        if (ofSystem.test(code) && !isDirectoryThere()) panic('its directory was deleted or moved away')
        // A directory that is being deleted exists until its last file is gone.
        if (code === missingFile) panic(`one of its files is gone (${sent.message})`)
        say({ kind: 'failed', error: sent })
      },
    )
  })
  say({ kind: 'opened' })

  async function obey(order: Order): Promise<unknown> {
    switch (order.kind) {
      case 'statement':
        return runOn(pg, order.text, order.parameters, order.shape)
      case 'dump':
        return pg.dumpDataDir('none')
      case 'close':
        return pg.close()
    }
  }
} catch (error) {
  say({ kind: 'refused', message: error instanceof Error ? error.message : String(error) })
  // PGlite would keep the thread alive.
  process.exit(1)
}
