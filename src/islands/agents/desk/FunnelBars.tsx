import { deskPeriods, type Funnel } from '#contract/agents/desk/get-agent-desk.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { type AgentDesk, deskFilter } from '#stores/agents/desk/desk.ts'
import { useStore } from '#stores/use-store.ts'
import { Segments } from '#ui/Segments.tsx'
import { changeText } from './change-text.ts'
import type { DeskAreas } from './desk-words.ts'

const steps = ['clicks', 'joined', 'firstDeposits', 'active'] as const satisfies readonly (keyof Funnel)[]

/** From a visit by a link to an account that plays, each step with its change against the days before. */
export function FunnelBars({ desk: { funnel }, locale }: { desk: AgentDesk; locale: string }) {
  const t = useWords<DeskAreas>()
  const { period } = useStore(deskFilter.$filter)
  const most = Math.max(1, ...steps.map((step) => funnel.now[step]))
  return (
    <section className="desk__section" aria-labelledby="desk-funnel">
      <div className="desk__head">
        <h2 id="desk-funnel">{t('desk.funnel')}</h2>
        <Segments
          legend={t('desk.period')}
          value={period}
          options={deskPeriods.map((value) => ({ value, label: t(`desk.period.${value}`) }))}
          onChange={(period) => deskFilter.show({ period })}
        />
      </div>
      <dl className="panel desk__funnel">
        {steps.map((step) => {
          const [now, before] = [funnel.now[step], funnel.before[step]]
          const change = changeText(now, before, locale)
          return (
            <div key={step}>
              <dt>{t(`desk.funnel.${step}`)}</dt>
              <dd>
                <progress className="progress" value={now} max={most} aria-hidden="true" />
                <b>{countText(now, locale)}</b>
                <span className={change.startsWith('+') ? 'up' : change ? 'down' : undefined}>{change}</span>
                <span className="unseen">{t('desk.before', { value: countText(before, locale) })}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
