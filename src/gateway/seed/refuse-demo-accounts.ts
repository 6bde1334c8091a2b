import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { findAccounts } from '#gateway/account/members/accounts.ts'
import { ConfigError } from '#gateway/config.ts'
import { firstPeople, newcomers } from '#gateway/demo-life/people.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { demoAccounts, demoPassword } from './demo-members.ts'

/**
 * Refuses to start on a database with demo accounts outside a demonstration, because their password is public.
 *
 * @throws {ConfigError} naming the accounts
 */
export async function refuseDemoAccounts({ database, config }: GatewayDeps): Promise<void> {
  if (config.demonstration) return
  const names = [...demoAccounts, ...firstPeople, ...newcomers].map(({ account }) => account)
  const open: string[] = []
  for (const { account, passwordHash, disabledAt } of await findAccounts(database, names))
    if (!disabledAt && (await argonHasher.verify(passwordHash, demoPassword))) open.push(account)
  if (open.length === 0) return
  throw new ConfigError(
    config.databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL',
    `holds demo accounts with the demo password (${someOf(open)}): use a database of its own, or set DEMONSTRATION=1`,
  )
}

/** The first ten names, and how many more there are. */
function someOf(names: readonly string[]): string {
  const [first, more] = [names.slice(0, 10).join(', '), names.length - 10]
  return more > 0 ? `${first} and ${more} more` : first
}
