import './transfer.css'
import { useEffect } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useWords } from '#islands/Words.tsx'
import { followTransfers, transferOptions } from '#stores/line-transfer.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { LineTransferList } from './LineTransferList.tsx'
import { TransferPanel } from './TransferPanel.tsx'

/** Transfers to the agent above, and from an agent to accounts directly below, with a list of earlier transfers. */
export function LineTransfers({ language, locale, menu }: ScreenProps) {
  const t = useWords<'transfer' | 'tables' | 'errors' | 'centre'>()
  const state = useStore(transferOptions.$state)
  const isAgent = useStore($role) === 'agent'
  useEffect(followTransfers, [])
  const isAlone = 'value' in state && state.value === undefined
  const safe = menu.find(({ screen }) => screen === 'withdraw')
  return (
    <div className="column transfer">
      <h1>{t('transfer.title')}</h1>
      {isAlone ? (
        <Empty title={t('alone.title')} text={t('alone.text')} />
      ) : (
        <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={transferOptions.refresh}>
          {(options) =>
            options && <TransferPanel {...{ language, locale, options, isAgent }} passwordHref={safe?.href ?? ''} />
          }
        </Resource>
      )}
      {/* This waits for the part above it, which would push it down. */}
      {state.phase !== 'waiting' && !isAlone && <LineTransferList locale={locale} />}
    </div>
  )
}
