import { boolean, nullable, string, type } from 'superstruct'
import { type BlockRow, blockOf } from '#gateway/account/protection/blocks.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { MemberFacts } from './eligibility.ts'
import type { PromotionRow } from './promotions.ts'

const MemberRow = type({
  currency: string(),
  cpf: nullable(string()),
  disabled_at: nullable(Instant),
  has_deposited: boolean(),
  has_device: boolean(),
})

const NameRow = type({ name: string() })

// Joined promotions count too. Otherwise both accounts of a device could join before either gets anything.
const onDevicesText = `SELECT DISTINCT r.name FROM member_device own
  JOIN member_device other ON other.device = own.device AND other.member_id <> own.member_id
  JOIN member_reward r ON r.member_id = other.member_id AND r.state IN ('signed', 'applying', 'claim', 'claimed', 'issued')
  WHERE own.member_id = :memberId`

/** The facts about a member that all promotions need, and the promotions that have already given something. */
export interface KnownMember {
  readonly id: bigint
  readonly isClosed: boolean
  readonly block: BlockRow | undefined
  /** The facts for one promotion. */
  factsFor(name: string): MemberFacts
}

/** Reads the facts about a member that promotions need. */
export async function knownMember(on: Executor, id: bigint, now: Date): Promise<KnownMember | undefined> {
  const member = await rowOf(
    on,
    MemberRow,
    `SELECT m.currency, m.cpf, m.disabled_at,
       EXISTS (SELECT FROM deposit d WHERE d.member_id = m.id AND d.status = 'credited') AS has_deposited,
       EXISTS (SELECT FROM member_device k WHERE k.member_id = m.id) AS has_device
     FROM member m WHERE m.id = :id`,
    { id },
  )
  if (!member) return undefined
  const block = await blockOf(on, id, now)
  const had = await rowsOf(
    on,
    NameRow,
    `SELECT DISTINCT name FROM member_reward WHERE member_id = :memberId AND state IN ('claim', 'claimed', 'issued')`,
    { memberId: id },
  )
  const names = new Set(had.map(({ name }) => name))
  const others = new Set((await rowsOf(on, NameRow, onDevicesText, { memberId: id })).map(({ name }) => name))
  const isClosed = member.disabled_at !== null
  return {
    id,
    isClosed,
    block,
    factsFor: (name) => ({
      isBlocked: isClosed || block !== undefined,
      currency: member.currency,
      // The country of a member is known only from the tax number.
      country: member.cpf === null ? null : 'BR',
      isPersonKnown: member.cpf !== null,
      hadBefore: names.has(name),
      isDeviceKnown: member.has_device,
      hadOnDevice: others.has(name),
      hasDeposited: member.has_deposited,
    }),
  }
}

/**
 * The same with the member locked, so that no exclusion, second join or closing of the account happens in between.
 *
 * @param entered the promotion that the facts decide about; one that is given once on each device is locked there too
 */
export async function lockMember(
  tx: Transaction,
  id: bigint,
  now: Date,
  entered?: Pick<PromotionRow, 'name' | 'rules'>,
): Promise<KnownMember | undefined> {
  await tx.query('SELECT FROM member WHERE id = :id FOR NO KEY UPDATE', { id })
  if (entered?.rules.onePerDevice) await lockOnDevices(tx, id, entered.name)
  return await knownMember(tx, id, now)
}

/**
 * Locks a promotion on the member's devices, so that of two accounts on one device the second sees what the first has
 * taken. Other promotions, claims and logins on the device do not wait. All take these locks after their own member and in
 * ascending order, and none locks another member afterwards, so they cannot wait for one another in a circle.
 */
async function lockOnDevices(tx: Transaction, memberId: bigint, name: string): Promise<void> {
  const text = `SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('promotion ' || :name || ' on ' || encode(device, 'hex'), 0) AS key
      FROM member_device WHERE member_id = :memberId ORDER BY key) devices`
  await tx.query(text, { memberId, name })
}
