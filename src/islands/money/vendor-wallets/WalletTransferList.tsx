import '#ui/status.css'
import type { WalletTransfer } from '#contract/money/vendor-wallets/wallet-transfer.ts'
import { PagedList } from '#islands/PagedList.tsx'
import { reasonText } from '#islands/reason-text.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { transferPage, transfers } from '#stores/money/vendor-wallets/vendor-wallets.ts'

const tones: Readonly<Record<WalletTransfer['state'], string>> = {
  sent: 'status--open',
  unknown: 'status--open',
  done: 'status--won',
  refused: 'status--bad',
}

/** The member's transfers, newest first, each with its outcome in words. */
export function WalletTransferList({ locale }: { locale: string }) {
  const t = useWords<'vendor-wallets'>()
  return (
    <PagedList
      title={t('list.title')}
      pages={transfers}
      filter={transferPage}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      rowKey={({ transferId }) => transferId}
    >
      {(transfer) => <Entry transfer={transfer} locale={locale} />}
    </PagedList>
  )
}

function Entry({ transfer, locale }: { transfer: WalletTransfer; locale: string }) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const { displayName: vendor, direction, amount, currency, state, reason, requestedAt } = transfer
  return (
    <div className="panel funds__entry">
      <h3>{t(`list.${direction}`, { vendor })}</h3>
      <span className="paged__sum">{formatMoney(amount, currency, locale)}</span>
      <span className={`status ${tones[state]}`}>{t(`fate.${state}`)}</span>
      <time dateTime={requestedAt}>{momentText(requestedAt, locale)}</time>
      {state !== 'done' && (
        <p className="column__lead">
          {state === 'refused' ? reasonText(t, reason, t('reason.other')) : t(`fate.${state}.text`, { vendor })}
        </p>
      )}
    </div>
  )
}
