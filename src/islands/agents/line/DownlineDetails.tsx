import type { getDownline } from '#contract/agents/line/get-downline.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { dateFormat } from '#lib/formats.ts'
import { momentText } from '#lib/moment-text.ts'
import { downline } from '#stores/agents/line/downlines.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Figures } from '#ui/Figures.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
import { DownlineActs } from './DownlineActs.tsx'
import { DownlineFigures } from './DownlineFigures.tsx'
import { DownlineList } from './DownlineList.tsx'
import { countUpTo, hrefOf, Kind } from './line-words.tsx'

type Details = ResponseOf<typeof getDownline>

/** One account of the line: the path to it, its type, its figures, its actions, and the accounts below it. */
export function DownlineDetails(props: ScreenProps) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const state = useAnswer(downline.$state)
  return (
    <>
      {!('value' in state) && <Path steps={[]} account={undefined} />}
      <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={downline.refresh}>
        {(details) =>
          details && (
            <>
              <Path steps={details.path} account={details.account} />
              <Card {...props} details={details} />
              {details.kind === 'agent' && <DownlineList {...props} account={details.account} />}
            </>
          )
        }
      </Resource>
    </>
  )
}

/** The path from the caller down to the account. Agents above the caller are not named. */
function Path({ steps, account }: { steps: Details['path']; account: string | undefined }) {
  const t = useWords<'line'>()
  return (
    <nav className="downlines__path" aria-label={t('path')}>
      <ol>
        <li>
          <a href={hrefOf(undefined)}>{t('path.me')}</a>
        </li>
        {steps.map((step) => (
          <li key={step.account}>
            <a href={hrefOf(step.account)} translate="no">
              {step.account}
            </a>
          </li>
        ))}
        {account !== undefined && (
          <li>
            <span aria-current="page" translate="no">
              {account}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Card({ language, locale, details }: ScreenProps & { details: Details }) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const timeZone = useStore($zone)
  const { account, kind, level, isShown, joinedAt, below, team, periods, currency, countedTo } = details
  const joined = joinedAt && dateFormat(locale, 'longDay', timeZone).format(new Date(joinedAt))
  const figures = [
    ...(joined ? [{ label: t('facts.joined'), value: joined }] : []),
    ...(kind === 'agent'
      ? [
          { label: t('facts.below'), value: countUpTo(t, below, 1_000, locale) },
          { label: t('facts.team'), value: countUpTo(t, team, 10_000, locale) },
        ]
      : []),
  ]
  return (
    <section className="panel downlines__card" aria-labelledby="downline-name">
      <header>
        <h2 id="downline-name" translate="no">
          {account}
        </h2>
        <Kind of={details} />
        <span className="downlines__level">{t('place.level', { level })}</span>
      </header>
      {!isShown && <Notice kind="info">{t('unavailable.text')}</Notice>}
      {figures.length > 0 && <Figures entries={figures} />}
      <DownlineActs language={language} details={details} />
      {periods && <DownlineFigures locale={locale} currency={currency} periods={periods} />}
      {periods && countedTo && (
        <p className="downlines__note">{t('counted', { when: momentText(countedTo, locale, timeZone) })}</p>
      )}
    </section>
  )
}
