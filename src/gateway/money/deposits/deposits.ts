import { createHash } from 'node:crypto'
import type { Deposit, DepositMethodName } from '#contract/money/deposits/deposit.ts'
import type { OfferedMethod } from '#contract/money/deposits/get-deposit-methods.ts'
import { demandIdentity } from '#gateway/account/kyc/demand-identity.ts'
import { demandDepositLimits, demandPlayable } from '#gateway/account/protection/allow.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { feeOf } from '#lib/fee.ts'
import { defaultLanguage, type SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { offeredMethods } from './deposit-methods.ts'
import { selectDeposit, wireDeposit } from './deposit-queries.ts'
import { demandFewUnpaid } from './few-unpaid.ts'
import { chargeOf } from './open-charge.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentProviders } from './providers.ts'
import { lockCharge } from './receipt-queries.ts'
import { keepDeposit, readStored } from './stored-answer.ts'
import { adoptPayments } from './take-payment.ts'
import { tedLetters } from './ted-reference.ts'

interface DepositRequest {
  readonly memberId: bigint
  /** Currency of the account; deposits in other currencies are refused. */
  readonly accountCurrency: string
  readonly key: string
  readonly method: DepositMethodName
  /** Minor units. */
  readonly amount: bigint
  readonly currency: string
  /** Id of the chosen promotion; null: no bonus; undefined: nothing was chosen. */
  readonly bonus?: string | null | undefined
  /** The language of the page that a provider's page returns to; default: the site's first. */
  readonly language?: SiteLanguage
}

/**
 * Opens a charge at the provider. The same key opens it once and gets the first answer again: the charge at the time when it was
 * opened, or the reason of its refusal. `getDeposit` has the current state of the charge.
 *
 * @throws {Refusal} `amount_invalid` (no such method in this currency, or it is not offered), `amount_below_minimum`, `amount_above_maximum`,
 *   `play_blocked`, `limits_missing`, `limit_reached`, `identity_required`, `deposits_unpaid`, `promotion_not_open`,
 *   `promotion_refused`: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 * @throws {CallFailure} `service_unavailable` if the provider does not answer: the same key asks again for the same charge
 */
export async function openDeposit(
  deps: GatewayDeps,
  request: DepositRequest,
  providers: readonly PaymentProvider[] = paymentProviders(deps.config),
): Promise<Deposit> {
  const now = deps.now()
  const { jurisdiction, siteUrl } = deps.config
  const reference = referenceOf(request)
  const offered = (await offeredMethods(deps.database, providers, jurisdiction, request.currency)).find(
    ({ method }) => method === request.method,
  )
  const provider = providers.find(({ method, currency }) => method === offered?.method && currency === offered.currency)
  const returnTo = `${siteUrl}${localPath(request.language ?? defaultLanguage, screenRoute('member', 'depositv2'))}?deposit=${reference}`
  const language = request.language ?? defaultLanguage
  const order = { ...request, reference, returnTo, now }
  let refused: Refusal | undefined
  let charge: Awaited<ReturnType<typeof chargeOf>> | undefined
  let arrived = false
  const { answer } = await once(
    deps.database,
    {
      actor: `member:${request.memberId}`,
      key: request.key,
      now,
      request: {
        call: 'createDeposit',
        method: request.method,
        amount: request.amount.toString(),
        currency: request.currency,
        ...(request.bonus !== undefined && { bonus: request.bonus ?? 'none' }),
      },
    },
    async (tx) => {
      if (!charge || !provider || !offered) throw refused
      await lockCharge(tx, reference)
      // Again, now that no other deposit of the member can come between.
      await demandOpen(tx, request.memberId)
      const tooMuch = await protectionRefusal(tx, deps, request)
      if (tooMuch) throw tooMuch
      // A charge is kept longer than its key (see jobs/retention.ts), so it may already exist.
      const before = await selectDeposit(tx, request.memberId, reference)
      const rewardId =
        before || !request.bonus ? null : await deps.happenings.depositOrdered(tx, choiceOf(deps, request, offered))
      const opened = await tx.query(
        `INSERT INTO deposit (reference, member_id, provider, method, amount, currency, status, payload, created_at,
             expires_at, bank_details, fee_fixed, fee_basis_points, reward_id, without_bonus)
         VALUES (:reference, :memberId, :code, :method, :amount, :currency, 'pending', :payload, :now, :expiresAt, :transfer::jsonb, :feeFixed, :feeBasisPoints, :rewardId, :withoutBonus)
         ON CONFLICT DO NOTHING RETURNING id`,
        {
          reference,
          memberId: request.memberId,
          code: provider.code,
          method: request.method,
          amount: request.amount,
          currency: request.currency,
          payload: charge.payload,
          now,
          expiresAt: charge.expiresAt,
          transfer: charge.transfer ? JSON.stringify(charge.transfer) : null,
          feeFixed: offered.feeFixed,
          feeBasisPoints: offered.feeBasisPoints,
          rewardId,
          withoutBonus: request.bonus === null,
        },
      )
      if (opened.length === 0) await demandSameOrder(tx, reference, request)
      const row = await selectDeposit(tx, request.memberId, reference)
      if (row && (await adoptPayments(tx, row, { law: jurisdiction, happenings: deps.happenings, now }))) arrived = true
      const deposit = await memberDeposit({ ...deps, database: tx }, request.memberId, reference, language)
      return keepDeposit(deposit)
    },
    async () => {
      refused =
        refusalOf(offered, request) ??
        (await protectionRefusal(deps.database, deps, request)) ??
        (await bonusRefusal(deps, request, offered))
      // The provider is asked before the transaction, which must not wait for an answer.
      if (!refused && provider) charge = await chargeOf(deps, provider, order)
    },
  )
  if (arrived) balanceChanged(deps, request.memberId)
  return readStored(answer)
}

/** What the member chose, for an offered method. */
const choiceOf = (deps: GatewayDeps, { memberId, amount, bonus }: DepositRequest, offered: OfferedMethod) => ({
  memberId,
  promotionId: bonus ?? '',
  credited: amount - feeOf(amount, offered),
  law: deps.config.jurisdiction,
  now: deps.now(),
})

/** Why the chosen bonus cannot come with this deposit; undefined also for an existing charge. No money has moved then. */
async function bonusRefusal(deps: GatewayDeps, request: DepositRequest, offered: OfferedMethod | undefined) {
  if (!request.bonus || !offered) return undefined
  if (await selectDeposit(deps.database, request.memberId, referenceOf(request))) return undefined
  return await refusalIn(() => deps.happenings.depositChecked(deps.database, choiceOf(deps, request, offered)))
}

/** Locks the member's row. @throws {CallFailure} `session_expired` if the account was closed since the request began */
async function demandOpen(tx: Transaction, memberId: bigint): Promise<void> {
  const text = 'SELECT id FROM member WHERE id = :memberId AND closed_at IS NULL FOR NO KEY UPDATE'
  if ((await tx.query(text, { memberId })).length === 0) throw new CallFailure('session_expired')
}

function refusalOf(offered: OfferedMethod | undefined, request: DepositRequest): Refusal | undefined {
  if (!offered || request.currency !== request.accountCurrency) return new Refusal('amount_invalid')
  const { minimum, maximum } = offered
  if (request.amount < minimum) return new Refusal('amount_below_minimum', { minimum: minimum.toString() })
  return request.amount > maximum ? new Refusal('amount_above_maximum', { maximum: maximum.toString() }) : undefined
}

/**
 * The protection that refuses this deposit, or the missing facts about the member; undefined also for an existing
 * charge.
 */
async function protectionRefusal(
  on: Executor,
  { config, now }: GatewayDeps,
  request: DepositRequest,
): Promise<Refusal | undefined> {
  if (await selectDeposit(on, request.memberId, referenceOf(request))) return undefined
  const owner = { memberId: request.memberId, currency: request.accountCurrency }
  const at = now()
  return await refusalIn(async () => {
    await demandPlayable(on, owner, config.jurisdiction, at)
    await demandDepositLimits(on, owner, request.amount, at)
    await demandIdentity(on, owner, { kind: 'deposit', amount: request.amount }, config.jurisdiction, at)
    await demandFewUnpaid(on, request.memberId, at)
  })
}

async function refusalIn(demand: () => Promise<void>): Promise<Refusal | undefined> {
  try {
    await demand()
    return undefined
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
}

/** @throws {LedgerFailure} `idempotency-conflict` if the charge of this key had other details */
async function demandSameOrder(tx: Transaction, reference: string, request: DepositRequest): Promise<void> {
  const row = await selectDeposit(tx, request.memberId, reference)
  const same = row?.method === request.method && row.amount === request.amount && row.currency === request.currency
  const sameBonus = request.bonus === undefined || (row?.bonus?.promotionId ?? null) === request.bonus
  if (!same || !sameBonus) throw new LedgerFailure({ kind: 'idempotency-conflict' })
}

/** @throws {CallFailure} `deposit_not_found`, also for another member's deposit */
export async function memberDeposit(
  deps: { database: Executor; now(): Date },
  memberId: bigint,
  reference: string,
  language: string,
): Promise<Deposit> {
  const row = await selectDeposit(deps.database, memberId, reference)
  if (!row) throw new CallFailure('deposit_not_found')
  return wireDeposit(row, deps.now(), language)
}

const letters = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789'

/**
 * Derived from member and key, so that a repeated request names the same charge at the provider: 32 letters and digits, as a
 * charge of PIX needs (26 to 35), and for a bank transfer 12 that a person can write.
 */
function referenceOf({ memberId, key, method }: DepositRequest): string {
  const digest = createHash('sha256').update(`deposit:${memberId}:${key}`).digest()
  if (method !== 'ted') return [...digest].map((byte) => letters.charAt(byte % letters.length)).join('')
  return [...digest.subarray(0, 12)].map((byte) => tedLetters.charAt(byte % tedLetters.length)).join('')
}
