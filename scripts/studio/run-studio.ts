import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { GatewayConfig } from '#gateway/config.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `npm start` and `npm run dev` run the studio where there are demo accounts, unless `STUDIO_URL` says where another one is. */
export function withStudio(
  config: GatewayConfig,
  { STUDIO_URL, STUDIO_PORT, STUDIO_DATA }: Environment,
): GatewayConfig {
  if (STUDIO_URL || !config.seedDemo) return config
  const port = STUDIO_PORT ? Number(STUDIO_PORT) : config.port + 1
  return { ...config, studio: { url: `http://127.0.0.1:${port}`, dataDir: STUDIO_DATA ?? `${config.dataDir}/studio` } }
}

export interface StudioProcess {
  readonly url: string
  stop(): Promise<void>
}

/** Starts the studio as a process of its own, beside a gateway. @throws Error if it does not start */
export async function runStudio(config: GatewayConfig, gatewayUrl: string): Promise<StudioProcess | undefined> {
  if (!config.studio) return undefined
  const { url, dataDir } = config.studio
  const child = spawn(process.execPath, ['src/studio/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      STUDIO_PORT: new URL(url).port,
      STUDIO_URL: url,
      STUDIO_DATA: dataDir,
      STUDIO_PLATFORM: gatewayUrl,
      STUDIO_SITES: [gatewayUrl, gatewayUrl.replace('127.0.0.1', 'localhost')].join(','),
    },
  })
  const up = once(child.stdout, 'data').then(() => undefined)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const code = await Promise.race([up, ended])
  if (code !== undefined) throw new Error(`The studio did not start (exit ${code})`)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
