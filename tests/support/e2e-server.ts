// The gateway of the browser tests: prints its address once it answers, checks every answer against the contract.
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'

const gateway = await startGateway(parseConfig(process.env), { siteDir: 'dist', assertResponses: true })
process.stdout.write(`${gateway.url}\n`)
process.once('SIGTERM', async () => {
  await gateway.close()
  process.exit(0)
})
