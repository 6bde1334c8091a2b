import { bigint, coerce, object, pattern, string } from 'superstruct'
import { RowNumber, Text } from '#gateway/platform/operators/arguments.ts'
import { type Operation, operation } from '#gateway/platform/operators/operation.ts'
import type { Output } from '#gateway/platform/operators/output.ts'
import { releaseStatement } from './held-statements.ts'
import { decidePayout } from './payouts.ts'
import { putAdjustment } from './put-adjustment.ts'

function done(out: Output, isDone: boolean): number {
  out.line(isDone ? 'Done.' : 'Nothing with this number waits.')
  return isDone ? 0 : 1
}

/** Lets a statement be paid that waits. */
const release = operation({
  takes: object({ statement: RowNumber }),
  run: async ({ deps, by, out }, { statement }) => done(out, await releaseStatement(deps, statement, by)),
})

/** Minor units; below zero it takes away. */
const Correction = coerce(bigint(), pattern(string(), /^-?[1-9]\d{0,15}$/), BigInt)

const correct = operation({
  takes: object({ statement: RowNumber, amount: Correction, reason: Text }),
  run: async ({ deps, by, out }, { statement, amount, reason }) => {
    await putAdjustment(deps, { statementId: statement, amount, reason, by })
    return done(out, true)
  },
})

const pay = operation({
  takes: object({ reference: string() }),
  run: async ({ deps, by, out }, { reference }) => done(out, await decidePayout(deps, reference, { by })),
})

const reject = operation({
  takes: object({ reference: string(), reason: Text }),
  run: async ({ deps, by, out }, { reference, reason }) =>
    done(out, await decidePayout(deps, reference, { by, reason })),
})

export const commissionOperations: Readonly<Record<string, Operation>> = {
  'commission.release': release,
  'commission.correct': correct,
  'commission.pay': pay,
  'commission.reject': reject,
}
