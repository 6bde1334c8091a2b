import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { getLineTransferOptions } from '#contract/money/line-transfers/get-line-transfer-options.ts'
import { getLineTransfers } from '#contract/money/line-transfers/get-line-transfers.ts'
import { lineTransferSetting } from '#gateway/money/line-transfers/transfer-rules.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { setPassword, withdrawPassword } from '#tests/support/withdrawing.ts'

/** Changes limits of transfers along the line; the others stay as the gateway has them. */
export function changeTransferRules(
  gateway: TestGateway,
  changed: Partial<typeof lineTransferSetting.fallback>,
): Promise<void> {
  const { database, now } = gateway.deps
  return writeSetting(database, lineTransferSetting.name, { ...lineTransferSetting.fallback, ...changed }, now())
}

/** A new agent. */
export async function agent(gateway: TestGateway): Promise<Person> {
  const person = await registerMember(gateway)
  await gateway.deps.database.query('UPDATE member SET type = 1 WHERE account = :username', {
    username: person.username,
  })
  return person
}

/** Puts one account below another, as an invitation code does. */
export async function putBelow(
  gateway: TestGateway,
  below: Pick<Person, 'username'>,
  above: Pick<Person, 'username'>,
): Promise<void> {
  const { database, now } = gateway.deps
  await database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at)
     SELECT b.id, a.id, 'test', :createdAt FROM member b, member a WHERE b.account = :username AND a.account = :account`,
    { username: below.username, account: above.username, createdAt: now() },
  )
}

/** Removes an agent's upline; the accounts below stay there. */
export async function takeFromAgent(gateway: TestGateway, memberId: bigint): Promise<void> {
  const statements = [
    'DELETE FROM member_upline WHERE member_id = :memberId',
    'DELETE FROM line_place WHERE member_id = :memberId',
    `DELETE FROM agent_line l USING agent_line own WHERE own.upline_id = :memberId AND l.downline_id = own.downline_id
       AND l.upline_id NOT IN (SELECT downline_id FROM agent_line WHERE upline_id = :memberId)`,
  ]
  for (const text of statements) await gateway.deps.database.query(text, { memberId })
}

/** Completes the turnover of a member's deposits. */
export async function played(gateway: TestGateway, { username }: Pick<Person, 'username'>): Promise<void> {
  const text = `UPDATE turnover_audit SET counts_to = counts_from
    WHERE member_id = (SELECT id FROM member WHERE account = :username)`
  await gateway.deps.database.query(text, { username })
}

/** A member with money that can leave and a withdraw password, below an agent. @param amount minor units of BRL */
export async function underAgent(gateway: TestGateway, amount = 1_000_00n, above?: Person) {
  const upline = above ?? (await agent(gateway))
  const person = await fundedMember(gateway, amount)
  await setPassword(gateway, person)
  await played(gateway, person)
  await putBelow(gateway, person, upline)
  return { ...person, upline }
}

/** The request of a transfer, as the gateway takes it. */
export const toAccount = ({ username }: Pick<Person, 'username'>, changed: object = {}) => ({
  receiver: username,
  amount: 100_00n,
  currency: 'BRL',
  withdrawPassword,
  ...changed,
})

/** Asks for a transfer; the key is new each time unless one is given. */
export const send = (
  gateway: TestGateway,
  from: Pick<Person, 'token'>,
  to: Pick<Person, 'username'>,
  { key = crypto.randomUUID(), ...changed }: { readonly key?: string } & Record<string, unknown> = {},
) => gateway.call(createLineTransfer, toAccount(to, changed), { token: from.token, key })

type Who<Field extends keyof Person> = Pick<Person, Field>

/** The view of accounts along the line of their money, and their ids. @param gateway the one of the running tests */
export const lineViews = (gateway: () => TestGateway) => ({
  balance: async ({ token }: Who<'token'>) => (await gateway().call(getBalance, {}, { token })).value().balance,
  list: async ({ token }: Who<'token'>, page: object = {}) =>
    (await gateway().call(getLineTransfers, { pageSize: 20, ...page }, { token })).value(),
  options: ({ token }: Who<'token'>) => gateway().call(getLineTransferOptions, {}, { token }),
  idOf: async ({ username }: Who<'username'>) => {
    const text = `SELECT id FROM member WHERE account = '${username}'`
    return (await rowsAs<{ id: bigint }>(gateway().deps.database, text))[0]?.id ?? 0n
  },
})
