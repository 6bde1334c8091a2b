import './line.css'
import { useEffect, useRef } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { lineFilter } from '#stores/agents/line/downlines.ts'
import { useStore } from '#stores/use-store.ts'
import { DownlineDetails } from './DownlineDetails.tsx'
import { DownlineList } from './DownlineList.tsx'
import { DownlineSearch } from './DownlineSearch.tsx'
import { FoundDownlines } from './FoundDownlines.tsx'

/** The agent's line, one level at a time, or one account with its figures. The address names the level or account. */
export function Downlines(props: ScreenProps) {
  const t = useWords<'line' | 'tables' | 'errors' | 'centre'>()
  const { account, search } = useStore(lineFilter.$filter)
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(account)
  useEffect(() => {
    // The link that was followed is gone, so the focus moves to the heading. During a search it stays in the field.
    if (before.current !== account && search === undefined) heading.current?.focus({ preventScroll: true })
    before.current = account
  }, [account, search])
  return (
    <section className="downlines" aria-labelledby="downlines-title">
      <h1 id="downlines-title" ref={heading} tabIndex={-1}>
        {t('line.title')}
      </h1>
      <DownlineSearch search={search} />
      {search !== undefined ? (
        <FoundDownlines {...props} search={search} />
      ) : account !== undefined ? (
        <DownlineDetails {...props} />
      ) : (
        <DownlineList {...props} account={undefined} />
      )}
    </section>
  )
}
