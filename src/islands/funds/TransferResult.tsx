import type { WalletTransfer } from '#contract/entities/wallet-transfer.ts'
import { reasonText } from '#islands/reason-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

/** The result of the transfer that was just requested. */
export function TransferResult({ transfer: { state, reason, displayName: vendor } }: { transfer: WalletTransfer }) {
  const t = useWords<'funds' | 'errors' | 'centre'>()
  if (state === 'done') return <Notice kind="success">{t('result.done', { vendor })}</Notice>
  if (state === 'refused')
    return <Notice kind="error">{`${vendor}: ${reasonText(t, reason, t('reason.other'))}`}</Notice>
  return <Notice kind="info">{t('result.unknown', { vendor })}</Notice>
}
