import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { GameTile } from '#islands/GameTile.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { loadVendorGames, type VendorGames } from '#stores/play/games/game.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  vassalage: string
  language: SiteLanguage
  onClose: () => void
}

/**
 * Dialog with the games of one vendor. A button loads the next page of them. No `resource`: a page that cannot be loaded
 * must leave the pages before it.
 */
export function GameListDialog({ vassalage, language, onClose }: Props) {
  const t = useWords<'games' | 'lobby' | 'errors' | 'common'>()
  const [vendor, setVendor] = useState<VendorGames>()
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  const load = useCallback(
    async (previous?: VendorGames) => {
      setFault(undefined)
      setBusy(true)
      try {
        const page = await loadVendorGames(vassalage, language, previous?.next ?? undefined)
        setVendor(previous ? { ...page, games: [...previous.games, ...page.games] } : page)
      } catch (error) {
        setFault(faultOf(error))
      }
      setBusy(false)
    },
    [vassalage, language],
  )
  useEffect(() => void load(), [load])

  const loaded = vendor?.games.length ?? 0
  const previousCount = useRef(0)
  useEffect(() => {
    // The button may be gone after the last page, so the focus moves to the first new game.
    if (previousCount.current > 0 && loaded > previousCount.current)
      list.current?.children[previousCount.current]?.querySelector('a')?.focus({ preventScroll: true })
    previousCount.current = loaded
  }, [loaded])

  return (
    <Dialog title={vendor?.name ?? t('list.title')} closeLabel={t('close')} onClose={onClose} className="dialog--list">
      {vendor && loaded > 0 && (
        <ul className="tiles" ref={list}>
          {vendor.games.map((game) => (
            <GameTile key={game.nodeId} game={game} vendor={vendor.name} language={language} />
          ))}
        </ul>
      )}
      {vendor && loaded === 0 && <p>{t('list.empty')}</p>}
      {fault && (
        <Notice kind="error" action={{ text: t('retry'), onClick: () => void load(vendor) }}>
          {faultText(t, fault)}
        </Notice>
      )}
      {busy && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          <span>{t('loading')}</span>
        </p>
      )}
      {vendor?.next && !busy && !fault && (
        <button type="button" className="button button--line button--wide" onClick={() => void load(vendor)}>
          {t('list.more')}
        </button>
      )}
    </Dialog>
  )
}
