import type { BankDetails } from '#contract/money/deposits/deposit.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { cleaned, cleanText } from '#gateway/outside-value.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { type DepositRow, selectDeposit } from './deposit-queries.ts'
import type { Charge, ChargeRequest, PaymentProvider } from './payment-provider.ts'

/** Milliseconds that a provider has for each answer: two of them fit into the time of a call. */
const patience = 2_000

/**
 * The charge of a deposit. An existing one is used again, because the provider may not answer now. If the provider gives
 * no answer, it is asked for the charge by its reference: it may have opened it, and a second one is never opened.
 *
 * @throws {CallFailure} `service_unavailable` if it is not known whether there is a charge, or there is none
 */
export async function chargeOf(
  { database, log }: Pick<GatewayDeps, 'database' | 'log'>,
  provider: PaymentProvider,
  request: ChargeRequest & { readonly memberId: bigint },
): Promise<Charge> {
  const row = await selectDeposit(database, request.memberId, request.reference)
  if (row) return { payload: row.payload, ...transferOf(row), expiresAt: row.expires_at }
  try {
    return storable(await inTime(provider.createCharge(request)))
  } catch (err) {
    log.warn({ err, provider: provider.code }, 'the payment provider did not say whether it opened a charge')
  }
  try {
    const charge = await inTime(provider.findCharge(request.reference))
    if (charge?.state === 'open') return storable(charge)
  } catch (err) {
    log.warn({ err, provider: provider.code }, 'the payment provider could not be asked for a charge')
  }
  throw new CallFailure('service_unavailable')
}

const transferOf = ({ bank_details: transfer }: DepositRow) => (transfer ? { transfer } : {})

/** The charge as it can be stored: without characters that nobody could read or copy. */
const storable = ({ payload, transfer, expiresAt }: Charge): Charge => ({
  payload: cleanText(payload),
  ...(transfer && { transfer: cleaned(transfer) as BankDetails }),
  expiresAt,
})

async function inTime<Answer>(question: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patience} ms`)), patience)
  })
  return await Promise.race([question, late]).finally(() => clearTimeout(timer))
}
