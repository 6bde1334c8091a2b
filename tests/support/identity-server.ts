// The gateway of a site with an identity provider: as `e2e-server.ts`, with a provider that knows tokens of tests.
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import { fakeIdentities } from '#tests/support/access.ts'

const options = { siteDir: 'dist', assertResponses: true, auth: { identities: fakeIdentities } }
const gateway = await startGateway(parseConfig(process.env), options)
process.stdout.write(`${gateway.url}\n`)
process.once('SIGTERM', async () => {
  await gateway.close()
  process.exit(0)
})
