import { shownCount } from '#lib/shown-count.ts'
import { $unread } from '#stores/profile.ts'
import { useStore } from '#stores/use-store.ts'
import { useWords } from './Words.tsx'

/** The count of unread messages beside a menu entry of a centre, while it is above 0. */
export function EntryCount() {
  const t = useWords<'centre'>()
  const unread = useStore($unread)
  if (unread === 0) return null
  return (
    <b className="side__count">
      <span aria-hidden="true">{shownCount(unread)}</span>
      <span className="unseen">{t('badge.unread', { count: unread })}</span>
    </b>
  )
}
