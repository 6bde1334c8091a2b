import type { Deposit } from '#contract/money/deposits/deposit.ts'
import { useWords } from '#islands/Words.tsx'
import { renewDeposit } from '#stores/money/deposits/deposit.ts'

interface Props {
  method: Deposit['method']
  busy: boolean
  /** Undefined while an action is running. */
  run: ((work: () => Promise<unknown>) => Promise<unknown>) | undefined
}

/** Opens a new charge of the same amount after one has ended. */
export function RenewButton({ method, busy, run }: Props) {
  const t = useWords<'deposits'>()
  return (
    <button
      type="button"
      className="button button--main button--big"
      aria-disabled={busy}
      onClick={() => run?.(renewDeposit)}
    >
      {busy && <span className="busy" aria-hidden="true" />}
      <span>{t(method === 'pix' ? 'deposit.renew' : 'deposit.renew.other')}</span>
    </button>
  )
}
