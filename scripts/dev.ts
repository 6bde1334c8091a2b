// npm run dev: the gateway on its own port, and the site with reload in front of it.
import { spawn } from 'node:child_process'
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import { buildStudioPage } from './build/studio-page.ts'
import { withDemoLife } from './demo-life.ts'
import { runStudio, withStudio } from './studio/run-studio.ts'

const port = process.env.PORT ?? '4321'
const config = parseConfig({
  ...process.env,
  PORT: process.env.GATEWAY_PORT ?? '4322',
  CORS_ORIGINS: `http://localhost:${port},http://127.0.0.1:${port}`,
})
const settings = await withStudio(withDemoLife(config, process.env), process.env)
if (settings.studio) await buildStudioPage(process.cwd())
const gateway = await startGateway(settings, { assertResponses: true })
const studio = await runStudio(settings, gateway.url, [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
process.stdout.write(`gateway at ${gateway.url}\n`)
const site = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
  stdio: 'inherit',
  env: { ...process.env, GATEWAY_URL: gateway.url, PUBLIC_GATEWAY_URL: gateway.url, ASTRO_TELEMETRY_DISABLED: '1' },
})
const stop = async () => {
  site.kill('SIGTERM')
  await studio?.stop()
  await gateway.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
site.once('exit', stop)
