import { useState } from 'react'
import type { LineTransfer } from '#contract/money/line-transfers/line-transfer.ts'
import { useAccountState } from '#islands/use-account-state.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { sendMoney, type TransferOptions, transferReceiver } from '#stores/money/line-transfers/line-transfer.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { type Draft, LineTransferForm, noDraft } from './LineTransferForm.tsx'
import { TransferConfirm } from './TransferConfirm.tsx'
import { TransferDone } from './TransferDone.tsx'

interface Props {
  locale: string
  options: TransferOptions
  isAgent: boolean
  /** The screen on which the withdraw password is set. */
  passwordHref: string
  language: SiteLanguage
}

/** A transfer in three steps: the form, the confirmation of its figures, and the result. */
export function TransferPanel({ language, locale, options, isAgent, passwordHref }: Props) {
  const t = useWords<'line-transfers' | 'errors' | 'centre'>()
  const { busy, fault, run, setFault } = useAction()
  const { receiver } = useStore(transferReceiver.$filter)
  const [draft, setDraft] = useState<Draft>(
    isAgent && receiver !== undefined ? { ...noDraft, to: 'down', below: receiver } : noDraft,
  )
  const [asked, ask] = useState<{ readonly receiver: string; readonly amount: bigint }>()
  const [made, setMade] = useAccountState<LineTransfer>()
  const { currency, upline, leftCount, leftToPlay, restsUntil, resetsAt } = options

  if (made)
    return (
      <TransferDone
        locale={locale}
        made={made}
        onAgain={() => {
          setMade(undefined)
          setDraft(noDraft)
        }}
      />
    )
  if (!options.hasWithdrawPassword)
    return (
      <section className="panel column__panel" aria-labelledby="transfer-password">
        <h2 id="transfer-password">{t('safe.title')}</h2>
        <p className="column__lead">{t('safe.text')}</p>
        <a className="button button--main" href={passwordHref}>
          {t('safe.link')}
        </a>
      </section>
    )
  const reason = unavailableReason()
  if (reason) return <Notice kind="info">{reason}</Notice>
  if (asked)
    return (
      <TransferConfirm
        locale={locale}
        options={options}
        asked={asked}
        busy={busy}
        onBack={() => ask(undefined)}
        onSend={() =>
          void run?.(async () => {
            try {
              setMade(await sendMoney({ ...asked, withdrawPassword: draft.password }))
            } finally {
              // A refusal is shown beside the fields that can be changed.
              ask(undefined)
              setDraft({ ...draft, password: '' })
            }
          })
        }
      />
    )
  return (
    <LineTransferForm
      language={language}
      locale={locale}
      options={options}
      isAgent={isAgent}
      draft={draft}
      fault={fault}
      onChange={setDraft}
      onAsk={(next) => {
        setFault(undefined)
        ask(next)
      }}
    />
  )

  /** Why nothing can be sent now, in the order in which a person can do something about it. */
  function unavailableReason(): string | undefined {
    if (options.blocked) return t('why.blocked')
    if (restsUntil !== null) return t('why.rests', { when: momentText(restsUntil, locale) })
    if (leftToPlay > 0n) return t('why.turnover', { amount: formatMoney(leftToPlay, currency, locale) })
    if (leftCount === 0) return t('why.today', { when: momentText(resetsAt, locale) })
    if (upline && !upline.canReceive && !isAgent) return t('why.unavailable', { account: upline.account })
    return undefined
  }
}
