import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { GatewayConfig } from '#gateway/config.ts'
import { freePort } from './free-port.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `npm start` and `npm run dev` run the studio where there are demo accounts, unless `STUDIO_URL` says where another one is. */
export async function withStudio(config: GatewayConfig, environment: Environment): Promise<GatewayConfig> {
  const { STUDIO_URL, STUDIO_PORT, STUDIO_DATA } = environment
  if (STUDIO_URL || !config.seedDemo) return config
  const port = STUDIO_PORT ? Number(STUDIO_PORT) : config.port === 0 ? await freePort() : config.port + 1
  return { ...config, studio: { url: `http://127.0.0.1:${port}`, dataDir: STUDIO_DATA ?? `${config.dataDir}/studio` } }
}

export interface StudioProcess {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts the studio as a process of its own, beside a gateway.
 *
 * @param sites origins whose pages show its games; default: those of the gateway
 * @throws Error if it does not start
 */
export async function runStudio(
  config: GatewayConfig,
  gatewayUrl: string,
  sites: readonly string[] = [gatewayUrl, gatewayUrl.replace('127.0.0.1', 'localhost')],
): Promise<StudioProcess | undefined> {
  if (!config.studio) return undefined
  const { url, dataDir } = config.studio
  const child = spawn(process.execPath, ['src/studio/main.ts'], {
    // The studio ends when this pipe does, also if nobody could tell it to.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      STUDIO_BESIDE: '1',
      STUDIO_PORT: new URL(url).port,
      STUDIO_URL: url,
      STUDIO_DATA: dataDir,
      STUDIO_PLATFORM: gatewayUrl,
      STUDIO_SITES: sites.join(','),
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
