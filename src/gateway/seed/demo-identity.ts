import { createHash } from 'node:crypto'
import type { IdentityReason } from '#contract/account/kyc/identity-check.ts'
import { changeCheck } from '#gateway/account/kyc/change-check.ts'
import { takeDecision } from '#gateway/account/kyc/decide.ts'
import { identitySetting } from '#gateway/account/kyc/identity-rules.ts'
import { identityProvider } from '#gateway/account/kyc/providers.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { operatorDays } from '#gateway/platform/settings/time-zone.ts'
import { addMonths } from '#lib/civil-time.ts'

const minute = 60_000
const day = 24 * 60 * minute

interface DemoCheck {
  readonly account: string
  readonly ago: number
  readonly reject?: IdentityReason
}

/** Maria's first picture was rejected and her second accepted. Joana has to send hers again. */
const demoChecks: readonly DemoCheck[] = [
  { account: 'maria', ago: 367 * day, reject: 'cut_off' },
  { account: 'maria', ago: 366 * day },
  { account: 'joana', ago: 2 * day, reject: 'blurred' },
]

const referenceOf = (place: number) => createHash('sha256').update(`demo-identity:${place}`).digest('hex').slice(0, 32)

/** Whether all identity checks of the demonstration have been written. */
export async function hasDemoIdentity(on: Executor): Promise<boolean> {
  const reference = referenceOf(demoChecks.length - 1)
  return (
    (await rowOf(on, IdRow, 'SELECT id FROM identity_check WHERE reference = :reference', { reference })) !== undefined
  )
}

/**
 * Gives demo members identity checks with their history. Pictures are left out, because a decided check is shown without them.
 * The setting `usualMinutes` is 1, because the sandbox decides within a minute.
 */
export async function seedIdentity(deps: GatewayDeps): Promise<void> {
  const now = deps.now().getTime()
  if (!(await hasDemoIdentity(deps.database)))
    await writeSetting(
      deps.database,
      identitySetting.name,
      { ...identitySetting.fallback, usualMinutes: 1 },
      deps.now(),
    )
  for (const [place, check] of demoChecks.entries()) await seedCheck(deps, referenceOf(place), check, now)
}

/** Gives a demo account an accepted document, for markets in which nobody pays in without one. */
export async function approveIdentity(deps: GatewayDeps, check: Omit<DemoCheck, 'reject'>): Promise<void> {
  const reference = createHash('sha256').update(`demo-identity:${check.account}`).digest('hex').slice(0, 32)
  await seedCheck(deps, reference, check, deps.now().getTime())
}

async function seedCheck(deps: GatewayDeps, reference: string, { account, ago, reject }: DemoCheck, now: number) {
  const member = await findAccount(deps.database, account)
  if (!member) throw new Error(`The demo account ${account} was not written.`)
  const provider = identityProvider(deps).code
  const at = (minutes: number) => new Date(now - ago + minutes * minute)
  await deps.database.transaction(async (tx) => {
    const row = await rowOf(
      tx,
      IdRow,
      `INSERT INTO identity_check (reference, member_id, tier, document_kind, state, created_at, changed_at)
       VALUES (:reference, :memberId, 'basic', 'driving_licence', 'draft', :createdAt, :createdAt) ON CONFLICT (reference) DO NOTHING RETURNING id`,
      { reference, memberId: member.id, createdAt: at(0) },
    )
    if (!row) return
    const sent = { state: 'submitted', actor: `member:${member.id}`, now: at(3) } as const
    await changeCheck(tx, { id: row.id, state: 'draft' }, sent, { provider, submittedAt: at(3) })
    const taken = { state: 'review', actor: `provider:${provider}`, now: at(4) } as const
    await changeCheck(tx, { id: row.id, state: 'submitted' }, taken)
    const decision = { reference, noticeId: `${reference}-1`, sequence: 1n, decidedAt: at(6) }
    const { today } = await operatorDays(tx, deps.now())
    const validUntil = addMonths(today, 48)
    await takeDecision(
      tx,
      { provider },
      reject ? { ...decision, outcome: 'rejected', reason: reject } : { ...decision, outcome: 'approved', validUntil },
      at(6),
    )
  })
}
