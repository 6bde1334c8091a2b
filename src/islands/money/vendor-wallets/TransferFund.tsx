import './funds.css'
import { useEffect } from 'react'
import type { VendorWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { $laterAnswers, balanceWallets, followFunds, wallets } from '#stores/money/vendor-wallets/vendor-wallets.ts'
import { useStore } from '#stores/use-store.ts'
import { Resource } from '#ui/Resource.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletTransferForm } from './WalletTransferForm.tsx'
import { WalletTransferList } from './WalletTransferList.tsx'

/** The main wallet and the wallets at vendors: their balances, transfers there and back, and the list of transfers. */
export function TransferFund({ language, locale }: ScreenProps) {
  const t = useWords<'vendor-wallets' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(wallets.$state)
  const later = useStore($laterAnswers)
  useEffect(followFunds, [])
  return (
    <div className="column funds">
      <StepTitle id="funds-title" isFirst>
        {t('funds.name')}
      </StepTitle>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={wallets.refresh}>
        {(now) => {
          const kept = balanceWallets(now, later)
          return (
            <>
              {/* First, so that its action is in view however many wallets there are (product rule 16.13). */}
              {kept.length > 0 && (
                <WalletTransferForm
                  language={language}
                  locale={locale}
                  main={now.main}
                  currency={now.currency}
                  wallets={kept}
                />
              )}
              <WalletList locale={locale} main={now.main} currency={now.currency} wallets={kept} />
              <SingleVendors vendors={now.vendors} />
            </>
          )
        }}
      </Resource>
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && <WalletTransferList locale={locale} />}
    </div>
  )
}

/** The vendors whose games use the main wallet, so that members do not look for a separate wallet. */
function SingleVendors({ vendors }: { vendors: readonly VendorWallet[] }) {
  const t = useWords<'vendor-wallets' | 'errors' | 'centre'>()
  const single = vendors.filter(({ isSingle }) => isSingle)
  if (single.length === 0) return null
  const isAll = single.length === vendors.length
  return (
    <section className="panel column__panel" aria-labelledby="funds-single">
      <h2 id="funds-single">{t('single.title')}</h2>
      <p className="column__lead">{t(isAll ? 'single.all' : 'single.text')}</p>
      <ul className="funds__single">
        {single.map(({ vassalage, displayName }) => (
          <li key={vassalage}>{displayName}</li>
        ))}
      </ul>
    </section>
  )
}
