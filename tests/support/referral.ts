import { register } from '#contract/account/auth/register.ts'
import { keepUpline } from '#gateway/account/auth/invitations.ts'
import { openSession } from '#gateway/account/auth/sessions.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { memberCode } from '#gateway/rewards/referral/member-code.ts'
import { putRule, type ReferralFile } from '#gateway/rewards/referral/rules.ts'
import type { TestGateway } from './gateway.ts'
import { registration } from './people.ts'
import { byOwner } from './rounds.ts'
import { rowsAs } from './rows.ts'
import { vipPlayer } from './vip.ts'

/** A deposit of 50.00 and valid bets of 100.00 within a week give 20.00 and 10.00, three times a month. */
export const someRule: ReferralFile = {
  currency: 'BRL',
  firstDeposit: '5000',
  validBet: '10000',
  days: 7,
  reward: '2000',
  invitedReward: '1000',
  monthly: 3,
  needs: [],
}

/** Puts a rule in force from a moment on. */
export function ruleInForce(database: Database, validFrom: Date, changed: Partial<ReferralFile> = {}) {
  return putRule(database, { ...someRule, ...changed }, { by: 'test', validFrom, validUntil: null, now: validFrom })
}

/** Notes that a member came by another's code. */
export async function cameBy({ database, now }: GatewayDeps, memberId: bigint, inviterId: bigint): Promise<void> {
  const code = await memberCode(database, inviterId, now())
  await database.transaction((tx) => keepUpline(tx, memberId, { code, uplineId: inviterId }, now()))
}

/** Credits a deposit as if a provider had reported it. */
export async function depositOnRecord(
  { database, now }: GatewayDeps,
  { memberId, account }: { readonly memberId: bigint; readonly account: bigint },
  amount: bigint,
): Promise<void> {
  const legs = [{ account, amount }, { system: 'deposits', amount: -amount } as const]
  const transferId = await transfer(database, { kind: 'deposit', at: now(), legs })
  const reference = `REF${memberId}x${transferId}`.padEnd(25, 'X')
  await byOwner(
    database,
    `INSERT INTO deposit (reference, member_id, provider, method, amount, currency, status, payload, created_at, expires_at,
       paid_at, transfer_id, received)
     VALUES (:reference, :memberId, 'sandbox', 'pix', :amount, 'BRL', 'credited', :reference, :createdAt, :createdAt, :createdAt, :transferId, :amount)`,
    { reference, memberId, amount, createdAt: now(), transferId },
  )
}

/** A player who can be invited: with a deposit on record and a session from an address and device. */
export async function referralPlayer(deps: GatewayDeps) {
  const { database, now } = deps
  const player = await vipPlayer(deps)
  const { memberId } = player
  return {
    ...player,
    /** Notes that this one came by another's code. */
    cameBy: (inviterId: bigint) => cameBy(deps, memberId, inviterId),
    deposit: (amount: bigint) => depositOnRecord(deps, player, amount),
    async comeFrom(address: string, device?: string) {
      const opening = { memberId, address, userAgent: 'Test', device, now: now() }
      await database.transaction((tx) => openSession(tx, opening))
    },
    /** The stored invitation of this member, with its rewards. */
    async referral() {
      const text = `SELECT r.state, r.flags, coalesce((SELECT jsonb_agg(jsonb_build_array(w.role, w.state, w.reason) ORDER BY w.role DESC)
          FROM referral_reward w WHERE w.referral_id = r.id), '[]') AS rewards
        FROM referral r WHERE r.invited_id = :memberId`
      const [row] = await rowsAs<{ state: string; flags: string[]; rewards: unknown[] }>(database, text, { memberId })
      return row
    },
  }
}

/** Registers a member by another member's code. */
export async function invitedBy(gateway: TestGateway, inviterId: bigint): Promise<void> {
  const { database, now } = gateway.deps
  const referralCode = await memberCode(database, inviterId, now())
  ;(await gateway.call(register, registration({ referralCode }))).value()
}
