// npm start: builds the site, opens and fills the database, and serves site and gateway at one address.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type GatewayConfig, parseConfig } from '#gateway/config.ts'
import { demonstrationParts } from '#gateway/demonstration.ts'
import { startGateway } from '#gateway/main.ts'
import { demoAccounts, demoPassword } from '#gateway/seed/demo-members.ts'
import { startFailureReason } from '#gateway/start-failure.ts'
import { stopOnSignal } from '#gateway/stop-on-signal.ts'
import { buildSite } from './build/site.ts'
import { buildStudioPage } from './build/studio-page.ts'
import { withDemoLife } from './demo-life.ts'
import { complain } from './printed.ts'
import { runStudio, withStudio } from './studio/run-studio.ts'

const began = performance.now()
const seconds = () => `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`
const say = (text: string) => process.stdout.write(`[${seconds()}] ${text}\n`)

const steps: Readonly<Record<string, string>> = {
  catalogue: 'filling the catalogue',
  games: 'filling it up with made-up games',
  members: 'opening the demo accounts',
  rounds: 'playing the demo rounds',
}

/** Reports an occupied port before anything is built, opened or filled. */
async function expectFree({ port, host }: Pick<GatewayConfig, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

async function start(config: GatewayConfig): Promise<void> {
  await expectFree(config)
  if (config.studio) await expectFree({ port: Number(new URL(config.studio.url).port), host: '127.0.0.1' })
  // The pages of the demonstration may show the studio's games.
  if (config.studio) process.env.PUBLIC_GAME_ORIGINS ??= 'http://127.0.0.1:*'
  say('building the site …')
  say((await buildSite(process.cwd())) ? 'the site is built' : 'the site is up to date')
  if (config.studio)
    say((await buildStudioPage(process.cwd())) ? 'the studio’s page is built' : 'the studio’s page is up to date')
  say(
    config.databaseUrl === undefined ? `opening the embedded database in ${config.dataDir} …` : 'opening PostgreSQL …',
  )
  const starting = startGateway(config, {
    siteDir: 'dist',
    onProgress: (step) => say(`${steps[step] ?? step} …`),
  })
  stopOnSignal(starting)
  const gateway = await starting
  await startStudio(config, gateway.url)
  say('ready')
  process.stdout.write(`\n  ${gateway.url}\n`)
  if (config.seedDemo) {
    const width = Math.max(...demoAccounts.map(({ account }) => account.length))
    const lines = demoAccounts.map(({ account, purpose }) => `    ${account.padEnd(width)}  ${purpose}\n`)
    process.stdout.write(`\n  Demo accounts, password ${demoPassword}:\n${lines.join('')}`)
  }
  if (config.outbox)
    process.stdout.write(`\n  SMS and e-mails of the demonstration: ${gateway.url}/wps/sandbox/outbox.html\n`)
  const parts = demonstrationParts(config)
  if (parts.length > 0) {
    const lines = parts.map((part) => `    ${part}\n`)
    process.stdout.write(
      `\n  On because this is a demonstration (NODE_ENV=production leaves it off):\n${lines.join('')}`,
    )
  }
  process.stdout.write('\n  Ctrl-C stops it.\n\n')
}

/** The studio ends with the gateway; without it the rest of the demonstration still runs. */
async function startStudio(config: GatewayConfig, gatewayUrl: string): Promise<void> {
  const studio = await runStudio(config, gatewayUrl)
  if (!studio) return
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void studio.stop())
  say('the studio is up')
}

try {
  const config = parseConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' })
  await start(await withStudio(withDemoLife(config, process.env), process.env))
} catch (thrown) {
  complain(startFailureReason(thrown) ?? (thrown instanceof Error ? thrown.message : String(thrown)))
  process.exit(1)
}
