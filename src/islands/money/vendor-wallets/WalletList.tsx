import { faultText } from '#api/fault-text.ts'
import type { VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { askAgain } from '#stores/money/vendor-wallets/vendor-wallets.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { BringBack } from './BringBack.tsx'

interface Props {
  locale: string
  /** Minor units. */
  main: bigint
  currency: string
  /** Wallets of vendors that keep their own. */
  wallets: readonly VendorWallet[]
}

/** The main wallet and each wallet of a vendor, with its balance and transfers under way. */
export function WalletList({ locale, main, currency, wallets }: Props) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const money = (amount: bigint) => formatMoney(amount, currency, locale)
  return (
    <section className="funds__wallets" aria-labelledby="funds-wallets">
      <h2 id="funds-wallets">{t('wallets.title')}</h2>
      <ul>
        <li className="panel funds__wallet">
          <h3>
            <Icon name="wallet" small />
            <span>{t('wallets.main')}</span>
          </h3>
          <p className="funds__money">{money(main)}</p>
          <p className="column__lead">{t('wallets.main.text')}</p>
        </li>
        {wallets.map((wallet) => (
          <VendorEntry key={wallet.vassalage} wallet={wallet} money={money} />
        ))}
      </ul>
      <BringBack isOffered={wallets.some(({ available }) => available > 0n)} />
    </section>
  )
}

function VendorEntry({ wallet, money }: { wallet: VendorWallet; money: (amount: bigint) => string }) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const { vassalage, displayName, balance, available, underWay } = wallet
  return (
    <li className="panel funds__wallet">
      <h3>{displayName}</h3>
      {balance === null ? (
        <>
          <p className="funds__money">–</p>
          <p className="column__lead">{t('wallets.silent', { amount: money(available) })}</p>
          <button
            type="button"
            className="button button--line"
            aria-disabled={busy}
            onClick={() => void run?.(() => askAgain(vassalage))}
          >
            {t(busy ? 'wallets.asking' : 'wallets.again')}
          </button>
          {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
        </>
      ) : (
        <>
          <p className="funds__money">{money(balance)}</p>
          <p className="column__lead">{t('wallets.vendor.text', { vendor: displayName })}</p>
        </>
      )}
      {underWay > 0n && <p className="funds__way">{t('wallets.underWay', { amount: money(underWay) })}</p>}
    </li>
  )
}
