import './funds.css'
import { useEffect } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { $laterAnswers, followFunds, keptWallets, wallets } from '#stores/funds.ts'
import { useStore } from '#stores/use-store.ts'
import { Resource } from '#ui/Resource.tsx'
import { SingleVendors } from './SingleVendors.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletTransferForm } from './WalletTransferForm.tsx'
import { WalletTransferList } from './WalletTransferList.tsx'

/** The main wallet and the wallets at vendors: their balances, transfers there and back, and the list of transfers. */
export function TransferFund({ language, locale }: ScreenProps) {
  const t = useWords<'funds' | 'tables' | 'errors' | 'centre'>()
  const state = useStore(wallets.$state)
  const later = useStore($laterAnswers)
  useEffect(followFunds, [])
  return (
    <div className="column funds">
      <h1>{t('funds.name')}</h1>
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={wallets.refresh}>
        {(now) => {
          const kept = keptWallets(now, later)
          return (
            <>
              <WalletList locale={locale} main={now.main} currency={now.currency} wallets={kept} />
              {kept.length > 0 && (
                <WalletTransferForm
                  language={language}
                  locale={locale}
                  main={now.main}
                  currency={now.currency}
                  wallets={kept}
                />
              )}
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
