import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { create } from 'superstruct'
import { type OperationRequest, type Said, SaidStruct } from '#gateway/platform/operators/wire.ts'

/**
 * Asks the running gateway for an operation.
 *
 * @param path the gateway's socket
 * @returns false if no gateway listens there: nothing was done
 * @throws Error with one sentence for the operator
 */
export async function askDoor(path: string, asked: OperationRequest, hear: (said: Said) => void): Promise<boolean> {
  const asking = request({ socketPath: path, method: 'POST', path: '/', headers: { Connection: 'close' } })
  const answer = await answerTo(asking, JSON.stringify(asked), path)
  if (!answer) return false
  let isOver = false
  for await (const line of createInterface({ input: answer })) {
    const said = create(JSON.parse(line), SaidStruct)
    hear(said)
    isOver = said.kind === 'end'
  }
  if (!isOver)
    throw new Error(
      'The gateway ended before it answered. What was done is stored: look at it before you repeat the command.',
    )
  return true
}

async function answerTo(asking: ClientRequest, body: string, path: string): Promise<IncomingMessage | undefined> {
  try {
    asking.end(body)
    const [answer]: IncomingMessage[] = await once(asking, 'response')
    return answer
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // No gateway, or one that was killed and left its socket.
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') return undefined
    if (code === 'EACCES')
      throw new Error(`Only the user of the gateway may use ${path}. Run the command as that user.`, { cause: error })
    throw error
  }
}
