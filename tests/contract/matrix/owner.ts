import { saveNickname } from '#contract/account/security/save-nickname.ts'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { redeemReward } from '#contract/rewards/points/redeem-reward.ts'
import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { endBonus } from '#gateway/rewards/bonuses/end-bonuses.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { move } from '#tests/support/funds.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent, putBelow, send } from '#tests/support/line.ts'
import { launch, memberOf, payIn } from '#tests/support/people.ts'
import { enablePoints, givenPoints, putReward, someAddress } from '#tests/support/points.ts'
import { giveSomeReward } from '#tests/support/promotions.ts'
import { invitedBy } from '#tests/support/referral.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { signedIn } from '#tests/support/sign-in.ts'
import { tell } from '#tests/support/telling.ts'
import { giveRebate } from '#tests/support/vip.ts'
import { type Withdrawer, withdraw, withdrawer, withdrawPassword } from '#tests/support/withdrawing.ts'

/** A member who has two of everything that a list can show. */
export async function wealthyOwner(gateway: TestGateway): Promise<Withdrawer & { nickname: string }> {
  const owner = await withdrawer(gateway)
  const { token } = owner
  const above = await agent(gateway)
  await putBelow(gateway, owner, above)
  const nickname = 'Perpétua'
  ;(await gateway.call(saveNickname, { nickname }, { token })).value()
  for (const [turn, nodeId] of [1001, 1002].entries()) {
    const gameToken = await launch(gateway, token, 'real', nodeId)
    for (let spin = 0; spin < 2; spin++)
      (await gateway.call(spinSlots, { stake: 1_00n }, { token: gameToken, key: crypto.randomUUID() })).value()
    ;(await gateway.call(addFavorite, { nodeId }, { token })).value()
    ;(await gateway.call(sendFeedback, { questionType: 'games', content: `Ideia ${turn}` }, { token })).value()
    await withdraw(gateway, owner, 20_00n)
    ;(await send(gateway, owner, above, { amount: 10_00n })).value()
    ;(await move(gateway, token, { amount: 1_00n })).value()
    await tell(gateway, owner)
    await giveRebate(gateway, owner.username, { daysAgo: turn + 1 })
    await bonuses(gateway, await memberOf(gateway, token))
    await rewards(gateway, owner.token)
    await invitedBy(gateway, await memberOf(gateway, token))
    await redeemed(gateway, token)
    await signedIn(gateway.deps, await memberOf(gateway, token), 1 - turn)
  }
  // The first deposit made the withdrawals possible, which one that is not played yet would hold back.
  await payIn(gateway, token, 20_00n)
  return { ...owner, nickname }
}

/** One bonus that is running, and one that is over. */
async function bonuses({ deps: { database, now } }: TestGateway, memberId: bigint): Promise<void> {
  await giveSome(database, memberId, now())
  await endBonus(database, await giveSome(database, memberId, now()), now())
}

/** One reward that can be claimed, and one that was. */
async function rewards(gateway: TestGateway, token: string): Promise<void> {
  const memberId = await memberOf(gateway, token)
  await giveSomeReward(gateway.deps, memberId)
  const claimId = await giveSomeReward(gateway.deps, memberId)
  ;(await gateway.call(claimReward, { claimId }, { token, key: crypto.randomUUID() })).value()
}

/** Points, and one of the rewards that they were exchanged for. */
async function redeemed(gateway: TestGateway, token: string): Promise<void> {
  const { deps } = gateway
  await enablePoints(deps)
  await givenPoints(deps.database, await memberOf(gateway, token), 150n, deps.now())
  const rewardId = await putReward(deps.database, { id: 'owned', value: null })
  const input = { rewardId, password: withdrawPassword, address: someAddress }
  ;(await gateway.call(redeemReward, input, { token, key: crypto.randomUUID() })).value()
}

/**
 * Gives each table its own range of ids, so that equal ids of different tables cannot occur by chance. The database
 * must be new.
 */
export async function spreadIds({ deps: { database } }: TestGateway): Promise<void> {
  await byOwner(
    database,
    `SELECT setval(format('%I', sequencename)::regclass, row_number() OVER (ORDER BY sequencename) * 1000000000)
     FROM pg_sequences WHERE schemaname = 'public' AND data_type = 'bigint'::regtype`,
  )
}

/** Tables that have rows of members. */
async function tablesOf({ deps: { database } }: TestGateway): Promise<string[]> {
  const rows = await rowsAs<{ name: string }>(
    database,
    `SELECT c.table_name AS name FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND c.column_name = 'member_id' AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** All rows of a member: `source` is the table, `row` the row as JSON; `:member` is the member. */
async function holdings(gateway: TestGateway): Promise<string> {
  const tables = await tablesOf(gateway)
  return [
    ...tables.map(
      (name) => `SELECT '${name}' AS source, to_jsonb(t) AS "row" FROM ${name} t WHERE t.member_id = :member`,
    ),
    `SELECT 'member', to_jsonb(t) FROM member t WHERE t.id = :member`,
    `SELECT 'ledger_account', to_jsonb(t) FROM ledger_account t WHERE owner_kind = 'member' AND owner_id = :member::text`,
    `SELECT 'ledger_posting', to_jsonb(p) FROM ledger_posting p JOIN ledger_account t ON t.id = p.account_id
     WHERE owner_kind = 'member' AND owner_id = :member::text`,
    `SELECT 'ledger_hold', to_jsonb(h) FROM ledger_hold h JOIN ledger_account t ON t.id = h.account_id
     WHERE owner_kind = 'member' AND owner_id = :member::text`,
  ].join(' UNION ALL ')
}

/** Reads members' rows and postings. */
export async function bookOf(gateway: TestGateway) {
  const { database } = gateway.deps
  const all = await holdings(gateway)
  return {
    /** Changes with any row of the member, and with any posting or hold of their accounts. */
    async digest(member: bigint): Promise<string> {
      const [row] = await rowsAs<{ digest: string }>(
        database,
        `SELECT md5(string_agg(source || "row"::text, E'\\n' ORDER BY source, "row"::text)) AS digest FROM (${all}) held`,
        { member },
      )
      return row?.digest ?? ''
    },
    /** Ids and references that only this member has. */
    async marks(member: bigint): Promise<string[]> {
      const rows = await rowsAs<{ mark: string | null }>(
        database,
        `SELECT DISTINCT unnest(ARRAY["row"->>'id', "row"->>'transfer_id', "row"->>'reference', "row"->>'payload',
           "row"->>'identifier']) AS mark FROM (${all}) held`,
        { member },
      )
      return rows.flatMap(({ mark }) => (mark === null || mark.length < 8 ? [] : [mark]))
    },
  }
}
