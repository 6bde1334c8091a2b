import { putOffer } from '#gateway/rewards/bonuses/offers.ts'
import { writeLink } from '#tests/support/agent-links.ts'
import { someStatement } from '#tests/support/agents.ts'
import { someOffer } from '#tests/support/bonus.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { agent } from '#tests/support/line.ts'
import { type ColumnsSql, manyRows } from '#tests/support/many-rows.ts'
import { putSome } from '#tests/support/promotions.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

/** Rows of each table; every hundredth is the caller's. */
const count = 4_000
/** How many that are, with the one that was there before. */
export const own = count / 100 + 1

const reference = `upper(lpad(n::text, 26, '0'))`
/** SQL: the caller's id in every hundredth row, else one of 99 others. */
const owner = (id: string) => `CASE WHEN n % 100 = 0 THEN ${id} ELSE ${id} + ${count} + n % 100 END`

/**
 * An agent with a token to whom a hundredth of the rows of every list belongs, and a line of as many members.
 *
 * @returns the token, and the tables that are too large to be read whole
 */
export async function fillLists(gateway: TestGateway): Promise<{ token: string; large: ReadonlySet<string> }> {
  const { database, now } = gateway.deps
  const { token, username } = await agent(gateway)
  const [row] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM member WHERE account = :username', { username })
  const me = `${row?.id}`
  const member = owner(me)
  await manyRows(database, 'member', count, {
    id: `${me} + n`,
    account: `'crowd' || n`,
    account_key: `'crowd' || n`,
    type: '0',
  })
  const other = `${me} + n`
  // A line: the caller has a hundredth of the crowd directly below.
  await manyRows(database, 'line_place', count, {
    member_id: other,
    agent_id: owner(me),
    from_day: `'-infinity'`,
    to_day: `'infinity'`,
  })
  const put = { by: 'test', validFrom: now(), validUntil: null, now: now() }
  await putOffer(database, someOffer('listed'), put)
  const { promotionId } = await putSome(gateway.deps, 'gift')
  await byOwner(database, `INSERT INTO vendor VALUES ('PARROT', 'Parrot', 'M0 0', 1)`)
  await writeLink(database, me, 'listed')
  const statement = await someStatement(gateway, username)
  const copied = (column: string) => `(SELECT ${column} FROM line_statement WHERE id = ${statement})`

  const fill: Readonly<Record<string, ColumnsSql>> = {
    // Few are unread, because each page counts them.
    member_message: {
      read_at: `CASE WHEN n < ${count - 200} THEN now() END`,
      member_id: member,
      kind: `'feedback_answered'`,
      reference,
    },
    feedback: { member_id: member },
    payout_account: { member_id: member, kind: `'pix'` },
    withdrawal: { reference, member_id: member, fee: '0', state: `'review'`, payout_account_id: '4' },
    withdrawal_event: { withdrawal_id: 'n', seq: '1', state: `'requested'` },
    line_transfer: {
      reference,
      member_id: `CASE n % 200 WHEN 0 THEN ${me} ELSE ${other} END`,
      receiver_id: `CASE n % 200 WHEN 100 THEN ${me} ELSE ${me} + ${count} + 1 - n END`,
      direction: `'up'`,
    },
    vendor_transfer: {
      reference,
      member_id: member,
      vendor: `'PARROT'`,
      direction: `'in'`,
      state: `'refused'`,
      reason: `'test'`,
    },
    ledger_transfer: { id: '1000 + n', kind: `'test'` },
    ledger_account: { id: '1000 + n', owner_kind: `'member'`, owner_id: member, purpose: 'n::text', floor: `'zero'` },
    ledger_posting: {
      id: '1000 + n',
      transfer_id: '1000 + n',
      account_id: '1004',
      account_seq: 'n',
      amount: '1',
      currency: `'PTS'`,
      balance_before: 'n',
      balance_after: 'n + 1',
      line: `'play'`,
      credited: 'n + 1',
    },
    point_entry: { member_id: member, kind: `'gift'`, type: `'gift'`, transfer_id: '1000 + n' },
    point_order: { member_id: member, state: `'placed'` },
    bonus_grant: {
      member_id: member,
      source: `'gift'`,
      account_id: '1000 + n',
      offer_id: '(SELECT max(id) FROM bonus_offer)',
      terms: '(SELECT terms FROM bonus_offer ORDER BY id DESC LIMIT 1)',
      status: `'expired'`,
      expires_at: `'2027-01-01'`,
      ended_at: `'2027-01-01'`,
    },
    bonus_entry: { grant_id: owner('100'), kind: `'stake'` },
    member_reward: {
      member_id: member,
      promotion_id: promotionId,
      state: `'close'`,
      reason: `'expired'`,
    },
    cash_back: { member_id: member, reward_id: 'n', amount: '1' },
    referral: { member_id: member, invited_id: other, state: `'open'`, version: '1', ends_at: `'2027-01-01'` },
    referral_reward: { referral_id: 'n', role: `'inviter'`, state: `'open'` },
    session: { id: '1000 + n', member_id: member, expires_at: `'2099-01-01'`, last_seen_at: 'now()' },
    deposit: { member_id: member, status: `'pending'`, method: `'pix'` },
    sign_in: { member_id: member, kind: `'money'` },
    vip_level: { version: 'n', rank: '1', names: `'{}'` },
    rebate: {
      member_id: member,
      game_type: `'RNG'`,
      state: `'offered'`,
      valid_bet: '1',
      rank: '1',
      version: '1',
      rate: '1',
      amount: '1',
      minimum: '1',
      worked_out_at: `'2026-01-01'`,
      claim_until: `'2027-01-01'`,
      ends_at: `'2027-01-01'`,
    },
    line_rebate: { member_id: other, rate: '0' },
    commission_payout: { reference, member_id: member, state: `'requested'` },
    line_statement: {
      id: '1000 + n',
      contract_id: copied('contract_id'),
      version: '1',
      agent_id: member,
      kind: `'dailySalary'`,
      formula: '1',
      facts: copied('facts'),
      result: copied('result'),
      ends_at: `'2026-01-01T12:00:00Z'::timestamptz + (n + 1) * interval '1 hour'`,
      pay: '0',
      owes: '0',
      payer: `'platform'`,
      state: `'nothing'`,
    },
    line_statement_active: { statement_id: owner(statement), member_id: other },
    // Agents directly below the caller, and others further down.
    agent_line: {
      upline_id: `CASE WHEN n % 50 = 0 THEN ${me} ELSE ${me} + ${count} + n % 50 END`,
      downline_id: other,
      depth: `CASE WHEN n % 100 = 0 THEN 1 ELSE 2 END`,
    },
    postback: { link_id: owner('1'), event: `'registered'`, member_id: other, state: `'delivered'` },
    contract_event: { agent_id: member, contract: `'dailySalary'`, act: `'begun'`, done_by: `'house'` },
  }
  for (const [table, columns] of Object.entries(fill)) await manyRows(database, table, count, columns)
  return { token, large: new Set(['member', 'line_place', ...Object.keys(fill)]) }
}
