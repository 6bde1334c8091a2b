import '#ui/figures.css'
import { useEffect, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { formatMoney } from '#lib/money.ts'
import { $masked } from '#stores/money/balance/balance.ts'
import { consolidatedFunds } from '#stores/money/balance/consolidated.ts'
import { useStore } from '#stores/use-store.ts'
import { Figures } from '#ui/Figures.tsx'
import { Notice } from '#ui/Notice.tsx'
import { BonusFunds } from './BonusFunds.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/** All money of a member, and below it that of bonuses. */
export function ConsolidatedFunds({ language, locale }: Props) {
  const [funds] = useState(() => consolidatedFunds(language))
  const { phase } = useStore(funds.$state)
  return (
    <>
      <OwnFunds funds={funds} locale={locale} />
      {/* This waits for the part above it, which would push it down. */}
      {phase !== 'waiting' && <BonusFunds language={language} locale={locale} />}
    </>
  )
}

interface OwnProps {
  funds: ReturnType<typeof consolidatedFunds>
  locale: string
}

/**
 * The member's own money: main wallet, each vendor's wallet, and transfers under way. It shows nothing if the
 * operator does not offer it.
 */
function OwnFunds({ funds: { $state, refresh, follow }, locale }: OwnProps) {
  const t = useWords<'centre' | 'errors'>()
  const state = useStore($state)
  const masked = useStore($masked)
  useEffect(follow, [follow])
  if (state.phase === 'failed')
    return (
      <Notice kind="error" action={{ text: t('retry'), onClick: refresh }}>
        {faultText(t, state.fault)}
      </Notice>
    )
  const funds = 'value' in state ? state.value : undefined
  if (!funds) return null
  const money = (amount: bigint) => (masked ? '••••••' : formatMoney(amount, funds.currency, locale))
  return (
    <section className="front__funds" aria-labelledby="front-funds">
      <h2 id="front-funds">{t('funds.title')}</h2>
      <Figures
        entries={[
          { label: t('funds.total'), value: money(funds.total) },
          { label: t('funds.main'), value: money(funds.main) },
          ...funds.vendors.map(({ vassalage, displayName, amount }) => ({
            id: vassalage,
            label: displayName,
            value: money(amount),
          })),
          ...(funds.underWay > 0n ? [{ label: t('funds.underWay'), value: money(funds.underWay) }] : []),
        ]}
      />
    </section>
  )
}
