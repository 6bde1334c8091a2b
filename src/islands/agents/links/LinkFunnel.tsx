import type { Funnel } from '#contract/agents/links/agent-link.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'

const steps = ['clicks', 'registrations', 'verified', 'deposited', 'active'] as const

/** The funnel from visits to active members, each step with its number and a bar. */
export function LinkFunnel({ funnel, locale }: { funnel: Funnel; locale: string }) {
  const t = useWords<'links'>()
  // A person may register with the code only, without a visit by the link.
  const most = Math.max(1, ...steps.map((step) => funnel[step]))
  return (
    <div className="register__funnel">
      <h4>{t('funnel')}</h4>
      <dl>
        {steps.map((step) => (
          <div key={step}>
            <dt>{t(`funnel.${step}`)}</dt>
            <dd>{countText(funnel[step], locale)}</dd>
            <progress className="progress" value={funnel[step]} max={most} aria-hidden="true" />
          </div>
        ))}
      </dl>
    </div>
  )
}
