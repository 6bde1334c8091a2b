import { nullable, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { derivedReference } from '#gateway/tokens.ts'
import { type DepositRow, findDepositByPayload, isExpired } from './deposit-queries.ts'
import type { PaymentNotice } from './payment-notice.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { receiveNotice } from './payment-webhook.ts'
import { paymentProviders } from './providers.ts'
import { sandboxFate } from './sandbox-psp.ts'

/** The tax number of a company, so it is never a member's. */
const strangersTaxNumber = '11222333000181'

const OwnerRow = type({ cpf: nullable(string()) })

/**
 * Pays the charge of a payload, as the sandbox's bank, and reports it as any provider does: by a signed notice. The payer
 * is the member, if the member's tax number is known. Paying again changes nothing and succeeds.
 *
 * @throws {CallFailure} `deposit_not_found`, `deposit_expired`
 */
export async function payCharge(
  deps: GatewayDeps,
  payload: string,
  providers: readonly PaymentProvider[] = paymentProviders(deps.config),
): Promise<void> {
  const row = await findDepositByPayload(deps.database, payload.trim())
  const provider = providers.find(({ code, sandbox }) => sandbox && code === row?.provider)
  if (!provider || !row) throw new CallFailure('deposit_not_found')
  await payDeposit(deps, provider, row)
}

/** The same for a deposit's row. @throws {CallFailure} `deposit_expired`, also if the provider has removed the charge */
export async function payDeposit(deps: GatewayDeps, provider: PaymentProvider, row: DepositRow): Promise<void> {
  const isRemoved = (await provider.findCharge(row.reference))?.state === 'removed'
  if (isRemoved || isExpired(row, deps.now())) throw new CallFailure('deposit_expired')
  await report(deps, provider, row, 1)
  if (sandboxFate(row.amount) === 'twice') await report(deps, provider, row, 2)
}

/** Number of a payment of the sandbox's bank: the same payment has the same number, however often it is reported. */
export const sandboxPaymentId = (reference: string, time = 1): string => derivedReference(reference, time)

async function report(deps: GatewayDeps, provider: PaymentProvider, row: DepositRow, time: number): Promise<void> {
  const fate = sandboxFate(row.amount)
  const { cpf } =
    (await rowOf(deps.database, OwnerRow, 'SELECT cpf FROM member WHERE id = :memberId', {
      memberId: row.member_id,
    })) ?? {}
  const isStranger = fate === 'somebody-else' || fate === 'return-fails' || fate === 'return-waits'
  const taxNumber = isStranger ? strangersTaxNumber : cpf
  const amount = fate === 'less' ? row.amount - 1_00n : row.amount
  await sendNotice(deps, provider, {
    kind: 'payment',
    endToEndId: sandboxPaymentId(row.reference, time),
    txid: row.reference,
    amount,
    payer: taxNumber ? { taxNumber, name: 'SANDBOX' } : null,
    paidAt: deps.now(),
  })
}

/** Sends a payment notice to the gateway, as the sandbox provider does. */
export async function sendNotice(deps: GatewayDeps, provider: PaymentProvider, notice: PaymentNotice): Promise<void> {
  const reported = provider.sandbox?.report(notice)
  if (reported) await receiveNotice(deps, provider, reported.body, reported.signature)
}
