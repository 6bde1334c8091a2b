import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A gateway in a process of its own. */
export interface GatewayProcess {
  readonly url: string
  readonly child: ChildProcess
  /** Resident memory in MiB; undefined if the system does not report it (other than Linux). */
  memory(): number | undefined
  stop(): Promise<void>
}

/** Starts `src/gateway/main.ts` on a free port and waits until it listens. */
export async function startGatewayProcess(settings: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ['src/gateway/main.ts'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await Promise.race([
    listening(child),
    exit.then((code) => Promise.reject(new Error(`The gateway ended with ${code} before it listened.`))),
  ])
  return {
    url,
    child,
    memory: () => residentMemory(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await exit
    },
  }
}

/** Reads the log until the gateway names its address; keeps reading, so that the pipe never fills. */
function listening({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The gateway was started without a pipe.')
  const lines = createInterface({ input: stdout })
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      const url = /"url":"([^"]+)".*gateway is up/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
}

function residentMemory(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}
