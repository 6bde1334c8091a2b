import { faultText } from '#api/fault-text.ts'
import type { WalletTransfer } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { useAccountState } from '#islands/use-account-state.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { bringBack } from '#stores/money/vendor-wallets/vendor-wallets.ts'
import { Notice } from '#ui/Notice.tsx'
import { TransferResult } from './WalletTransferForm.tsx'

interface Props {
  /** Whether a vendor has anything. */
  isOffered: boolean
}

/**
 * Brings the money of all vendors back with one tap, and shows each vendor's answer, also if no money is left to bring
 * back.
 */
export function BringBack({ isOffered }: Props) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [results = [], setResults] = useAccountState<readonly WalletTransfer[]>()
  if (!isOffered && !busy && !fault && results.length === 0) return null
  return (
    <div className="funds__back">
      {(isOffered || busy) && (
        <button
          type="button"
          className="button button--line"
          aria-disabled={busy}
          onClick={() => void run?.(async () => setResults(await bringBack()))}
        >
          {t(busy ? 'back.busy' : 'back.all')}
        </button>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {results.map((transfer) => (
        <TransferResult key={transfer.transferId} transfer={transfer} />
      ))}
    </div>
  )
}
