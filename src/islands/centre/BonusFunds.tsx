import '#ui/figures.css'
import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $masked } from '#stores/money/balance/balance.ts'
import { followBonuses, runningBonuses } from '#stores/rewards/bonuses/bonuses.ts'
import { useStore } from '#stores/use-store.ts'
import { Figures } from '#ui/Figures.tsx'

interface Props {
  language: SiteLanguage
  locale: string
}

/**
 * Bonus money, apart from the balance. It shows nothing without a running bonus; if the load fails, the bonus screen
 * shows the failure.
 */
export function BonusFunds({ language, locale }: Props) {
  const t = useWords<'centre'>()
  const [{ $state, refresh }] = useState(() => runningBonuses(language))
  const state = useStore($state)
  const masked = useStore($masked)
  useEffect(() => followBonuses(refresh), [refresh])
  const list = 'value' in state ? state.value.list : []
  if (list.length === 0) return null
  return (
    <section className="front__funds" aria-labelledby="front-bonus">
      <h2 id="front-bonus">{t('funds.bonus')}</h2>
      <Figures
        entries={list.map(({ bonusId, title, balance, held, currency }) => ({
          id: bonusId,
          label: title,
          value: masked ? '••••••' : formatMoney(balance + held, currency, locale),
        }))}
      />
      <p>
        <a className="button button--line" href={localPath(language, screenRoute('member', 'bonusDetails'))}>
          {t('funds.bonus.open')}
        </a>
      </p>
    </section>
  )
}
