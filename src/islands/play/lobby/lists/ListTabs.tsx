import type { GameType } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import { type ListFilter, listFilter } from '#stores/play/lobby/lists.ts'

interface Props {
  tabs: readonly { readonly type: GameType; readonly title: string }[]
  type: GameType | undefined
  address: (filter: ListFilter) => string
}

/** The categories of a list. Another category begins at its first page. */
export function ListTabs({ tabs, type, address }: Props) {
  const t = useWords<'lobby'>()
  const all: readonly { readonly type: GameType | undefined; readonly title: string }[] = [
    { type: undefined, title: t('show.all') },
    ...tabs,
  ]
  return (
    <nav className="chips" aria-label={t('list.categories')}>
      {all.map((tab) => (
        <a
          key={tab.type ?? 'all'}
          className="chip"
          href={address({ type: tab.type, cursor: undefined })}
          aria-current={tab.type === type ? 'true' : undefined}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return
            event.preventDefault()
            listFilter.show({ type: tab.type, cursor: undefined })
          }}
        >
          {tab.title}
        </a>
      ))}
    </nav>
  )
}
