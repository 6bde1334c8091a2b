import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/**
 * Runs a command of the operator to its end, in a thread: that takes half of the processor time of a process. That each command runs
 * as a process is tested once, in `contract/agents/line/command-line.test.ts`.
 *
 * @param script such as `scripts/agents.ts`
 * @param environment besides that of this process
 */
export async function operatorCommand(
  script: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const env = { ...process.env, LOG_LEVEL: 'silent', ...environment }
  const worker = new Worker(`./${script}`, { argv: [...words], env, execArgv: [], stdout: true, stderr: true })
  const code = new Promise<number>((resolve, reject) => worker.once('exit', resolve).once('error', reject))
  const [said, complained] = await Promise.all([text(worker.stdout), text(worker.stderr)])
  return { code: await code, said, complained }
}
