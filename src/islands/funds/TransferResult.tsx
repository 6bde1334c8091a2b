import type { WalletTransfer } from '#contract/entities/wallet-transfer.ts'
import { reasonText } from '#islands/reason-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

/** What became of a transfer that was just asked for. */
export function TransferResult({ transfer: { state, reason, displayName: vendor } }: { transfer: WalletTransfer }) {
  const t = useWords<'funds' | 'errors' | 'centre'>()
  if (state === 'done') return <Notice kind="success">{t('result.done', { vendor })}</Notice>
  if (state === 'refused')
    return <Notice kind="error">{`${vendor}: ${reasonText(t, reason, t('reason.other'))}`}</Notice>
  return <Notice kind="info">{t('result.unknown', { vendor })}</Notice>
}
