import { useState } from 'react'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { listText, worthText } from '#islands/worth-text.ts'
import { tick } from '#lib/haptics.ts'
import { localPath } from '#lib/local-path.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type ClaimedAll, claimEverything } from '#stores/rewards/hub/hub.ts'
import { MoneyCard } from '#ui/MoneyCard.tsx'
import { ClaimedList } from './ClaimedList.tsx'
import type { HubProps } from './hub-props.ts'
import { NextReward } from './NextReward.tsx'

/** The sum of what waits, and one button that claims it; afterwards what became of each reward. */
export function ClaimAll(props: HubProps) {
  const { hub, language, locale, refresh } = props
  const t = useWords<'hub'>()
  const { busy, fault, run } = useAction()
  const [done, setDone] = useState<ClaimedAll>()
  const { currency, isBlocked, sums, claimable } = hub
  const waiting = claimable.filter(({ hasTerms }) => !hasTerms)
  const claim = async () => {
    setDone(await claimEverything(language))
    tick()
    refresh()
  }
  // After a claim the card has what came of it, and the button only where something new waits.
  const shown = done && waiting.length === 0 ? done.sums : sums
  const main = shown.find((sum) => sum.unit === 'money' && sum.currency === currency)
  const envelopes = waiting.filter(({ kind }) => kind === 'envelope').length
  const others = [
    ...shown.filter((sum) => sum !== main).map((sum) => worthText(sum, t, locale)),
    ...(envelopes > 0 ? [t('hub.unit.envelopes', { count: envelopes })] : []),
  ]
  return (
    <MoneyCard
      label={t(shown === sums ? 'hub.claim' : 'hub.landed.label')}
      sum={formatMoney(main?.amount ?? 0n, currency, locale)}
    >
      {others.length > 0 && <p className="hub__others">{t('hub.plus', { list: listText(others, locale) })}</p>}
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {done && <ClaimedList key={done.list.map(({ id }) => id).join()} done={done} locale={locale} />}
      {isBlocked ? (
        <p className="hub__blocked">
          <span>{`${t('hub.blocked')} `}</span>
          <a className="link" href={localPath(language, screenRoute('member', 'responsibleGaming'))}>
            {t('hub.blocked.open')}
          </a>
        </p>
      ) : waiting.length > 0 ? (
        <button
          type="button"
          className="button button--main button--big"
          aria-disabled={busy}
          onClick={() => void run?.(claim)}
        >
          {t(busy ? 'hub.claim.busy' : 'hub.claim.all')}
        </button>
      ) : (
        <NextReward {...props} />
      )}
    </MoneyCard>
  )
}
