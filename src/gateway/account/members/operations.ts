import { object, string } from 'superstruct'
import { nothing } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import { decimal } from '#lib/money.ts'
import { closedWithMoney, reopen } from './closed-accounts.ts'

/** Closed accounts that money came back to. */
const list = operation({
  takes: nothing,
  isNamed: false,
  run: async ({ deps, out }) => {
    const rows = await closedWithMoney(deps.database)
    for (const { account, closed_at, total, currency } of rows)
      out.row(account, closed_at, decimal(total, currency), currency)
    if (rows.length === 0) out.line('No closed account has money.')
  },
})

/** Lets its owner log in and withdraw. */
const open = operation({
  takes: object({ account: string() }),
  run: ({ deps, by }, { account }) => reopen(deps, account, by),
})

export const memberOperations: Readonly<Record<string, Operation>> = {
  'members.closed': list,
  'members.reopen': open,
}
