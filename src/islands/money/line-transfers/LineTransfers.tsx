import './transfer.css'
import { useEffect } from 'react'
import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import { PagedList } from '#islands/PagedList.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { $role } from '#stores/account/auth/session.ts'
import {
  followTransfers,
  transferOptions,
  transferPage,
  transfers,
} from '#stores/money/line-transfers/line-transfer.ts'
import { useStore } from '#stores/use-store.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { StepTitle } from '#ui/Step.tsx'
import { TransferPanel } from './TransferPanel.tsx'

/** Transfers to the agent above, and from an agent to accounts directly below, with a list of earlier transfers. */
export function LineTransfers({ language, locale, menu }: ScreenProps) {
  const t = useWords<'line-transfers' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(transferOptions.$state)
  const isAgent = useStore($role) === 'agent'
  useEffect(followTransfers, [])
  const isAlone = 'value' in state && state.value === undefined
  const safe = menu.find(({ screen }) => screen === 'withdraw')
  return (
    <div className="column transfer">
      <StepTitle id="transfer-title" isFirst>
        {t('transfer.title')}
      </StepTitle>
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

/** The transfers that the account has sent and received along the line, newest first. */
function LineTransferList({ locale }: { locale: string }) {
  const t = useWords<'line-transfers'>()
  return (
    <PagedList
      title={t('list.title')}
      pages={transfers}
      filter={transferPage}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
      className="panel transfer__list"
      rowKey={({ reference }) => reference}
    >
      {(transfer) => <Entry transfer={transfer} locale={locale} />}
    </PagedList>
  )
}

function Entry({ transfer, locale }: { transfer: LineTransfer; locale: string }) {
  const t = useWords<'line-transfers'>()
  const { way, account, amount, currency, at, reference } = transfer
  const money = formatMoney(amount, currency, locale)
  return (
    <>
      <strong>{t(way === 'sent' ? 'list.sent' : 'list.received', { account })}</strong>
      <span className={way === 'received' ? 'paged__sum up' : 'paged__sum'}>
        {way === 'received' ? `+${money}` : `-${money}`}
      </span>
      <time dateTime={at}>{momentText(at, locale)}</time>
      <span className="transfer__number" translate="no">
        {reference}
      </span>
    </>
  )
}
