import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#islands/fault-text.ts'
import { GameTile } from '#islands/GameTile.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { loadVendorGames, type VendorGames } from '#stores/game.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  vassalage: string
  language: SiteLanguage
  onClose: () => void
}

/** All games of one vendor, over the page. */
export function GameListDialog({ vassalage, language, onClose }: Props) {
  const t = useWords<'game' | 'lobby' | 'errors' | 'common'>()
  const [vendor, setVendor] = useState<VendorGames>()
  const [fault, setFault] = useState<CallFault>()
  const load = useCallback(() => {
    setFault(undefined)
    loadVendorGames(vassalage, language).then(setVendor, (error: unknown) => setFault(faultOf(error)))
  }, [vassalage, language])
  useEffect(load, [load])
  return (
    <Dialog title={vendor?.name ?? t('list.title')} closeLabel={t('close')} onClose={onClose} className="dialog--list">
      {fault && (
        <Notice kind="error" action={{ text: t('retry'), onClick: load }}>
          {faultText(t, fault)}
        </Notice>
      )}
      {!fault && !vendor && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          {t('loading')}
        </p>
      )}
      {vendor?.games.length === 0 && <p>{t('list.empty')}</p>}
      {vendor && vendor.games.length > 0 && (
        <ul className="tiles">
          {vendor.games.map((game) => (
            <GameTile key={game.nodeId} game={game} vendor={vendor.name} language={language} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
