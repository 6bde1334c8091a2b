// The gateway of the browser tests: prints its address once it answers, checks every answer against the contract. Its
// provider of identities knows tokens of tests, and passwords cost it little.
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'

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
const gateway = await startGateway(parseConfig(process.env), options)
process.stdout.write(`${gateway.url}\n`)
process.once('SIGTERM', async () => {
  await gateway.close()
  process.exit(0)
})
