import { useEffect, useId, useRef, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { environment } from '#stores/environment.ts'
import { gameSearch, hasMore, startGames } from '#stores/play/lobby/game-search.ts'
import { targetOf } from '#stores/play/lobby/launching.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { pastedInput } from '#ui/pasted-input.ts'
import { type GameGroup, SearchResults } from './SearchResults.tsx'
import sheet from './search.css?url'

interface Props {
  language: SiteLanguage
  onClose: () => void
}

/** The search over all games: an ARIA combobox, used with arrows, Enter and Escape. */
export function SearchDialog({ language, onClose }: Props) {
  const t = useWords<'lobby-search' | 'errors' | 'common'>()
  const [{ search, start }] = useState(() => ({ search: gameSearch(language), start: startGames(language) }))
  const state = useStore(search.$state)
  const begin = useStore(start.$state)
  const [typed, setTyped] = useState('')
  /** Index of the active option. */
  const [chosen, setChosen] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const found = 'value' in state && state.value.text !== '' && typed.trim() !== '' ? state.value : undefined
  const isEmpty = state.phase === 'ready' && found?.list.length === 0
  const groups = groupsOf()
  const games = groups.flatMap((group) => group.games)

  useEffect(() => {
    // After the dialog has taken the focus. The field gets it on phones too, because people open the search to type.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  // Suggestions can be chosen like results, but Enter alone opens none of them.
  function groupsOf(): readonly GameGroup[] {
    if (typed.trim() !== '')
      return found ? [isEmpty ? { title: t('none.instead'), games: found.instead } : { games: found.list }] : []
    if (!('value' in begin)) return []
    return [
      { title: t('recent'), games: begin.value.recent },
      { title: t('none.instead'), games: begin.value.popular },
    ]
  }

  const write = (text: string) => {
    setTyped(text)
    setChosen(-1)
    search.type(text)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    const game = games[chosen]
    const next = stepOf(event.key, chosen, games.length)
    if (next !== undefined) setChosen(next)
    else if (event.key === 'Enter' && (game ?? found?.list[0])) follow(game ?? found?.list[0], language)
    else if (event.key === 'Escape' && typed !== '') write('')
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} className="dialog--search" sheet={sheet}>
      <div className="finder">
        <Icon name="search" />
        <input
          ref={field}
          className="input"
          type="text"
          role="combobox"
          aria-label={t('field')}
          aria-autocomplete="list"
          aria-expanded={games.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          placeholder={t('field')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          {...pastedInput({ maxLength: 80, onChange: ({ target }) => write(target.value) })}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="unseen" role="status">
        {state.phase === 'ready' && found && t('found', { count: found.total })}
      </p>
      {found?.meant && <p className="finder__meant">{t('meant', { meant: found.meant })}</p>}
      {typed.trim() === '' && <p className="finder__hint">{t('hint')}</p>}
      {typed.trim() !== '' && state.phase === 'failed' && (
        <Notice kind="error" action={{ text: t('retry'), onClick: search.refresh }}>
          {faultText(t, state.fault)}
        </Notice>
      )}
      {isEmpty && <Empty title={t('none.title', { text: found?.text ?? '' })} text={t('none.text')} />}
      <SearchResults
        id={id}
        groups={groups}
        searched={found?.meant ?? found?.text ?? ''}
        chosen={chosen}
        isBusy={state.phase === 'refreshing'}
        onChoose={(game) => follow(game, language)}
      />
      {found && hasMore(found) && (
        <button type="button" className="button button--wide" onClick={search.more}>
          {t('more')}
        </button>
      )}
    </Dialog>
  )
}

/** The next index for an arrow key. Beyond the ends of the list is the field, -1. */
function stepOf(key: string, place: number, length: number): number | undefined {
  if (length === 0) return undefined
  if (key === 'ArrowDown') return place + 1 < length ? place + 1 : -1
  if (key === 'ArrowUp') return place < 0 ? length - 1 : place - 1
  return undefined
}

/** Opens the chosen game: in a popup in place of the search, or on its page. */
function follow(game: Game | undefined, language: SiteLanguage): void {
  if (!game) return
  const target = targetOf(game)
  if (target.kind === 'game') openPopup({ name: 'game', nodeId: target.nodeId })
  else if (target.kind === 'list') openPopup({ name: 'games', vassalage: target.vassalage })
  else environment.navigate(localPath(language, target.route))
}
