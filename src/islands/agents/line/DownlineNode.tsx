import { useId, useState } from 'react'
import type { Downline } from '#contract/agents/line/downline.ts'
import { downlineFigures } from '#contract/agents/reports/figures.ts'
import { figureText } from '#islands/agents/reports/figure-columns.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { dateFormat } from '#lib/formats.ts'
import { accountsBelow } from '#stores/agents/line/downlines.ts'
import { $zone } from '#stores/period.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'
import type { Parts } from '#ui/parts.ts'
import { Resource } from '#ui/Resource.tsx'
import { AccountLink, dayOf, hrefOf, Kind } from './line-words.tsx'

type Below = (account: string, title: string, list: readonly Downline[]) => Parts

interface Props {
  downline: Downline
  currency: string
  locale: string
  /** Draws the accounts below, once they are loaded. */
  below: Below
}

/** An account of the line with its figures of the month; an agent opens to the accounts directly below it. */
export function DownlineNode({ downline, currency, locale, below }: Props) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { account, month } = downline
  const opens = downline.kind === 'agent' && downline.below > 0
  const result = month?.houseResult ?? 0n
  return (
    <li>
      <div className="tree__row">
        {opens ? (
          <button
            type="button"
            className="tree__open"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('tree.open', { account })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} small turns={!isOpen} />
          </button>
        ) : (
          <span className="tree__leaf" aria-hidden="true" />
        )}
        <div className="tree__who">
          <span className="downlines__who">
            <AccountLink account={account} />
            <Kind of={downline} />
          </span>
          <small>{usePlace(downline, locale)}</small>
        </div>
        <dl className="tree__figures">
          {downlineFigures.map((name) => (
            <div key={name}>
              <dt>{t(`column.${name}`)}</dt>
              <dd className={name === 'houseResult' && result !== 0n ? (result > 0n ? 'up' : 'down') : undefined}>
                {month ? figureText(name, month[name], currency, locale) : '–'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {opens && (
        <div id={id} hidden={!isOpen} className="tree__below">
          {isOpen && <NodeBelow account={account} below={below} />}
        </div>
      )}
    </li>
  )
}

/** What else is known about an account, in a line. */
function usePlace({ kind, below, isShown, joinedAt, lastPlayed }: Downline, locale: string): string {
  const t = useWords<'line'>()
  const timeZone = useStore($zone)
  const counted =
    below < 1_000 ? t('tree.below', { count: below }) : t('tree.below.many', { count: countText(below, locale) })
  return [
    kind === 'agent' && counted,
    joinedAt && t('place.joined', { day: dateFormat(locale, 'day', timeZone).format(new Date(joinedAt)) }),
    isShown && (lastPlayed ? t('place.played', { day: dayOf(lastPlayed, locale) }) : t('place.never')),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The newest accounts directly below an agent, and the way to its page if there are more. */
function NodeBelow({ account, below }: { account: string; below: Below }) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const [store] = useState(() => accountsBelow(account))
  const state = useAnswer(store.$state)
  return (
    <Resource state={state} words={resourceWords(t, t('loading'))} onRetry={store.refresh}>
      {({ list, next }) => (
        <>
          {below(account, t('list.below', { account }), list)}
          {next !== null && (
            <a className="downlines__back" href={hrefOf(account)}>
              {t('tree.all', { account })}
            </a>
          )}
        </>
      )}
    </Resource>
  )
}
