import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { checkIdentities } from '#gateway/account/kyc/check-identities.ts'
import type { IdentityProvider } from '#gateway/account/kyc/identity-provider.ts'
import { identityProvider } from '#gateway/account/kyc/providers.ts'
import { sandboxIdentitySetting } from '#gateway/account/kyc/sandbox-identity.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { directoryStore } from '#gateway/platform/uploads/file-store.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { closeReconciled, testGateway } from '#tests/support/gateway.ts'
import { identityNow, identitySecret } from '#tests/support/identifying.ts'
import { rowsAs } from '#tests/support/rows.ts'

export const days = (count: number) => hours(24 * count)

/** A gateway with a directory for documents, and what tests of identity checks ask it. */
export async function documentsGateway() {
  const directory = await mkdtemp(join(tmpdir(), 'arara-documents-'))
  const files = directoryStore(directory)
  const gateway = await testGateway({ files, env: { IDENTITY_WEBHOOK_SECRET: identitySecret } })
  const sandbox = identityProvider(gateway.deps)
  const check = async (token: string) => {
    const [newest] = (await identityNow(gateway, token)).checks
    if (!newest) throw new Error('There is no check')
    return newest
  }
  return {
    gateway,
    files,
    sandbox,
    sandboxSays: (changed: Partial<typeof sandboxIdentitySetting.fallback>) =>
      writeSetting(
        gateway.deps.database,
        sandboxIdentitySetting.name,
        { ...sandboxIdentitySetting.fallback, ...changed },
        gateway.clock.now(),
      ),
    /** The job, after every pause. */
    runJob: async (provider: IdentityProvider = sandbox) => {
      gateway.clock.advance(minutes(3))
      await checkIdentities(gateway.deps, provider, files)
    },
    check,
    history: async (token: string) => (await check(token)).history.map(({ state }) => state),
    messagesOf: async (token: string) => {
      const { list } = (await gateway.call(getMessages, { pageSize: 20, group: 'security' }, { token })).value()
      return list.filter(({ kind }) => kind.startsWith('identity_')).map(({ kind, details }) => [kind, details.reason])
    },
    /** A column of the events of a check, in their order. */
    events: <Name extends string>(name: Name, checkId: string) =>
      rowsAs<Record<Name, unknown>>(
        gateway.deps.database,
        `SELECT e.${name} FROM identity_event e JOIN identity_check c ON c.id = e.check_id WHERE c.reference = :checkId ORDER BY seq`,
        { checkId },
      ),
    /** Removes the settings that a test has made. */
    reset: () =>
      gateway.deps.database.query("DELETE FROM system_setting WHERE name IN ('identity', 'sandboxIdentity')"),
    close: async () => {
      await closeReconciled(gateway)
      await rm(directory, { recursive: true })
    },
  }
}
