import { object, optional, string } from 'superstruct'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { decimal } from '#lib/money.ts'
import { releaseClaim, returnPayment, waitingDeposits } from './deposit-review.ts'

const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await waitingDeposits(deps.database)
    for (const { kind, provider, reference, since, account, amount, currency, state } of rows)
      out.row(kind, provider, reference, since, account ?? '-', decimal(amount, currency), currency, state)
    if (rows.length === 0) out.line('Nothing waits.')
  },
})

/** A number of a provider; the provider too where two have given the same. */
const Named = { provider: optional(string()) }

/** Sends a payment back that belongs to no deposit, or tries again. */
const sendBack = operation({
  takes: object({ payment: string(), ...Named }),
  run: ({ deps, by }, { payment, provider }) => returnPayment(deps, { number: payment, provider }, by),
})

/** Lets a member withdraw again whose bank had claimed a payment. */
const release = operation({
  takes: object({ claim: string(), ...Named }),
  run: ({ deps, by }, { claim, provider }) => releaseClaim(deps, { number: claim, provider }, by),
})

export const depositOperations: Readonly<Record<string, Operation>> = {
  'deposits.list': list,
  'deposits.return': sendBack,
  'deposits.release': release,
}
