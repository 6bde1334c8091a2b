import { useCallback, useEffect, useState } from 'react'
import { faultOf } from '#api/errors.ts'
import { useAction } from '#islands/use-action.ts'
import { askWhileShown } from '#lib/polling.ts'
import { checkDeposit, confirmDeposit } from '#stores/money/deposits/deposit.ts'

/**
 * Checks whether the shown charge was paid, as long as the page is visible.
 *
 * @param every milliseconds between two checks
 */
export function useCharge(every: number) {
  const { busy, fault, run, setFault } = useAction()
  /** The person confirmed the payment before it arrived. */
  const [isMissing, setIsMissing] = useState(false)
  const check = useCallback(
    () =>
      checkDeposit().then(
        () => setFault(undefined),
        (error: unknown) => setFault(faultOf(error)),
      ),
    [setFault],
  )
  // Also checks at once when the page becomes visible again, such as after a visit to the banking app.
  useEffect(() => askWhileShown(check, every), [check, every])
  const confirm = () => run?.(async () => setIsMissing(!(await confirmDeposit())))
  return { busy, fault, run, isMissing, check, confirm }
}

export type ChargeState = ReturnType<typeof useCharge>
