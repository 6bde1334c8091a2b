import type { Mover } from '#contract/agents/desk/get-agent-desk.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { formatMoney } from '#lib/money.ts'
import { changeOf } from '#lib/report-period.ts'
import type { AgentDesk } from '#stores/agents/desk/desk.ts'
import { Row, Rows } from '#ui/Rows.tsx'
import { percentText } from './change-text.ts'
import type { DeskAreas } from './desk-words.ts'
import { hrefOf } from './href-of.ts'

interface Props extends Pick<ScreenProps, 'menu' | 'locale'> {
  desk: AgentDesk
}

/** Accounts of the line that bet most, and those that bet much less than before. Each leads to its page. */
export function MoverRows({ desk: { movers, currency }, locale, menu }: Props) {
  const t = useWords<DeskAreas>()
  const line = hrefOf(menu, 'downlineManagmentView')
  const row = ({ account, validBet, before }: Mover, isFall: boolean) => {
    const percent = changeOf(validBet, before)
    const change = percent === undefined ? t('desk.movers.new') : percentText(percent, locale)
    return (
      <Row
        key={account}
        icon={isFall ? 'chevron-down' : 'chevron-up'}
        title={account}
        fact={t('desk.movers.bets', { amount: formatMoney(validBet, currency, locale), change })}
        tone={isFall ? 'loss' : 'good'}
        href={`${line}?account=${encodeURIComponent(account)}`}
      />
    )
  }
  const isNothing = movers === null || movers.best.length + movers.falling.length === 0
  return (
    <section className="desk__section" aria-labelledby="desk-movers">
      <h2 id="desk-movers">{t('desk.movers')}</h2>
      {isNothing ? (
        <p className="panel desk__calm">{t(movers === null ? 'desk.movers.many' : 'desk.movers.none')}</p>
      ) : (
        <Rows label={t('desk.movers')}>
          {movers.best.map((mover) => row(mover, false))}
          {movers.falling.map((mover) => row(mover, true))}
        </Rows>
      )}
    </section>
  )
}
