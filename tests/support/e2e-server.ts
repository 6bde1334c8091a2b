// The gateway of the browser tests: prints its address once it answers, checks every answer against the contract. Its
// provider of identities knows tokens of tests, and passwords cost it little.
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import { startStudio } from '#studio/studio.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { offerDrawNow } from '#tests/support/drawing-at-once.ts'

/** The settings of the studio that plays the vendors of a gateway. */
const beside = (platform: string, { url, dataDir }: { url: string; dataDir: string }) => ({
  ...{ port: Number(new URL(url).port), host: '127.0.0.1', url, dataDir, platform },
  sites: [platform, platform.replace('127.0.0.1', 'localhost')],
})

const auth = {
  identities: fakeIdentities,
  hasher: cheapHasher,
  relyingParty: {
    id: 'localhost',
    // The port is known once it listens.
    get origins() {
      return [gateway.url.replace('127.0.0.1', 'localhost')]
    },
  },
}
// No browser test may depend on how busy the machine is.
const options = { siteDir: 'dist', assertResponses: true, auth, deadline: 100_000 }
offerDrawNow()
const config = parseConfig(process.env)
const gateway = await startGateway(config, options)
const studio = config.studio && (await startStudio(beside(gateway.url, config.studio), 'dist-studio'))
process.stdout.write(`${gateway.url}\n`)
process.once('SIGTERM', async () => {
  await studio?.close()
  await gateway.close()
  process.exit(0)
})
