import type { RunningBonus } from '#contract/rewards/hub/reward-hub.ts'
import { useWords } from '#islands/Words.tsx'
import { untilFact } from '#islands/worth-text.ts'
import { formatMoney, partOf } from '#lib/money.ts'
import { environment } from '#stores/environment.ts'
import type { HubProps } from './hub-props.ts'

/** The running bonuses, the one that the next bet feeds first; nothing without one. */
export function RunningBonuses(props: HubProps) {
  const t = useWords<'hub'>()
  const { bonuses } = props.hub
  if (bonuses.length === 0) return null
  return (
    <section className="hub__part" aria-labelledby="hub-bonuses">
      <h2 id="hub-bonuses">{t('hub.bonuses')}</h2>
      {bonuses.map((bonus) => (
        <BonusCard {...props} key={bonus.bonusId} bonus={bonus} />
      ))}
    </section>
  )
}

function BonusCard({ bonus, locale, menu }: HubProps & { bonus: RunningBonus }) {
  const t = useWords<'hub'>()
  const { title, currency, balance, required, progress, expiresAt } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const { fact, tone } = untilFact(expiresAt, environment.now(), t, locale)
  const href = menu.find(({ screen }) => screen === 'bonusDetails')?.href
  return (
    <article className="panel hub__card">
      <header>
        <h3>{href ? <a href={href}>{t('hub.row', { title, sum: money(balance) })}</a> : title}</h3>
        <span className={tone && 'hub__soon'}>{fact}</span>
      </header>
      <progress
        className="progress"
        value={partOf(progress, required)}
        max={1}
        aria-label={t('hub.bonus.done', { title })}
      />
      <p>{t('hub.bonus.left', { left: money(required - progress) })}</p>
    </article>
  )
}
