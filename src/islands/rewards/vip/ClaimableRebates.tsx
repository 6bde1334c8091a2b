import { useState } from 'react'
import type { Rebate } from '#contract/rewards/vip/vip.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { claimRebate } from '#stores/rewards/vip/claim-rebate.ts'
import type { claimableRebates } from '#stores/rewards/vip/rebates.ts'
import { Empty } from '#ui/Empty.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { RebateFold } from './RebateFold.tsx'

interface Props {
  claimable: ReturnType<typeof claimableRebates>
  language: SiteLanguage
  locale: string
  /** After one was claimed. */
  onClaimed: () => void
}

/** The claimable rebates: the next to expire first. */
export function ClaimableRebates({ claimable, language, locale, onClaimed }: Props) {
  const t = useWords<'vip-rebates' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(claimable.$state)
  const [claimed, setClaimed] = useState<Rebate>()
  const took = (rebate: Rebate | undefined) => {
    setClaimed(rebate)
    claimable.refresh()
    onClaimed()
  }
  return (
    <section className="panel column__panel" aria-labelledby="claimable">
      <h2 id="claimable">{t('claimable')}</h2>
      {claimed && (
        <Notice kind="success">
          {t('claimed', { amount: formatMoney(claimed.amount, claimed.currency, locale) })}
        </Notice>
      )}
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={claimable.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty title={t('claimable.empty')} text={t('claimable.empty.text')} />}
      >
        {({ list, sum, currency }) => (
          <>
            <p className="rebate__sum">{t('claimable.sum', { sum: formatMoney(sum, currency, locale) })}</p>
            <ul className="rebate__list">
              {list.map((rebate) => (
                <li key={rebate.rebateId}>
                  <RebateFold rebate={rebate} locale={locale} />
                  <Claim rebate={rebate} language={language} locale={locale} onClaimed={took} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Resource>
    </section>
  )
}

interface ClaimProps {
  rebate: Rebate
  language: SiteLanguage
  locale: string
  onClaimed: (rebate: Rebate | undefined) => void
}

function Claim({ rebate, language, locale, onClaimed }: ClaimProps) {
  const t = useWords<'vip-rebates'>()
  const { busy, fault, run } = useAction()
  const { rebateId, amount, currency, claimUntil } = rebate
  return (
    <div className="rebate__claim">
      <button
        type="button"
        className="button button--main"
        aria-disabled={busy}
        onClick={() => void run?.(async () => onClaimed(await claimRebate(rebateId, language)))}
      >
        {t('claim', { amount: formatMoney(amount, currency, locale) })}
      </button>
      <span>{t('claim.until', { when: momentText(claimUntil, locale) })}</span>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
    </div>
  )
}
